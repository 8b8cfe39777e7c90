#include "core/format/gl_targets.hpp"

#include "base/error.hpp"
#include "base/names.hpp"
#include "base/text.hpp"
#include "core/geometry/texture_region.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

#define ROW(target, kind, es)                                                                                    \
    {                                                                                                            \
        target, #target, CLGL_TEXTURE_TYPE_##kind, es                                                            \
    }

// The default target of a texture type is the first row with that type.
constexpr TextureTarget targets[] = {
    ROW(GL_TEXTURE_1D, 1D, false),
    ROW(GL_TEXTURE_2D, 2D, true),
    ROW(GL_TEXTURE_3D, 3D, true),
    ROW(GL_TEXTURE_1D_ARRAY, 1D_ARRAY, false),
    ROW(GL_TEXTURE_2D_ARRAY, 2D_ARRAY, true),
    ROW(GL_TEXTURE_RECTANGLE, 2D, false),
    ROW(GL_TEXTURE_CUBE_MAP, 2D_ARRAY, true),
    ROW(GL_TEXTURE_CUBE_MAP_POSITIVE_X, 2D, true),
    ROW(GL_TEXTURE_CUBE_MAP_NEGATIVE_X, 2D, true),
    ROW(GL_TEXTURE_CUBE_MAP_POSITIVE_Y, 2D, true),
    ROW(GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, 2D, true),
    ROW(GL_TEXTURE_CUBE_MAP_POSITIVE_Z, 2D, true),
    ROW(GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, 2D, true),
    ROW(GL_TEXTURE_BUFFER, 1D, true),
    ROW(GL_TEXTURE_2D_MULTISAMPLE, 2D_ARRAY, false),
    ROW(GL_TEXTURE_2D_MULTISAMPLE_ARRAY, 2D_ARRAY, false),
    ROW(GL_RENDERBUFFER, 2D, true),
};

#undef ROW

}  // namespace

const TextureTarget &texture_target(const GlCaps &caps, const clgl_texture_desc &desc)
{
    const auto found = desc.gl_target ? std::ranges::find(targets, desc.gl_target, &TextureTarget::target)
                                      : std::ranges::find(targets, desc.type, &TextureTarget::kind);
    if (found == std::end(targets)) {
        if (desc.gl_target)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("gl_target ", hex(desc.gl_target),
                      " cannot be shared: use a target that clgl_texture_desc.gl_target lists"));
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "type is CLGL_TEXTURE_TYPE_BUFFER, but CLGL_TEXTURE_COMPUTE_ONLY is not set: set this flag, or set "
             "type to 0 and gl_target to GL_TEXTURE_BUFFER");
    }
    if (desc.type != 0 && desc.type != found->kind)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("type is ", texture_type_name(desc.type), ", but for OpenCL ", found->name, " is ",
                  texture_type_name(found->kind), ": set type or gl_target to 0"));
    if (caps.es && !found->es)
        fail(CLGL_ERROR_UNSUPPORTED, text(found->name, " can be shared with OpenGL, but not with OpenGL ES: use "
                                                       "a context of OpenGL, or another target"));
    if (found->target == GL_TEXTURE_BUFFER && !caps.buffer_textures)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the OpenGL context has no buffer textures: create a context of OpenGL 3.1 or OpenGL ES 3.2");
    return *found;
}

const char *target_name(GLenum target)
{
    return std::ranges::find(targets, target, &TextureTarget::target)->name;
}

}  // namespace clgl
