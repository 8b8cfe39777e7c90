// Creates memory objects from GL buffers, textures and renderbuffers.
#include "core/buffer/buffer.hpp"
#include "core/texture/texture.hpp"
#include "driver/gl_image.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_mem.hpp"
#include "layer/guard.hpp"
#include "layer/native.hpp"
#include "layer/settings.hpp"

#include <algorithm>
#include <bit>

namespace clgl::layer
{

namespace
{

clgl_access access_of(cl_mem_flags flags)
{
    switch (flags) {
    case 0:
    case CL_MEM_READ_WRITE:
        return CLGL_ACCESS_READ_WRITE;
    case CL_MEM_READ_ONLY:
        return CLGL_ACCESS_READ_ONLY;
    case CL_MEM_WRITE_ONLY:
        return CLGL_ACCESS_WRITE_ONLY;
    default:
        reject(CL_INVALID_VALUE, text("flags are ", hex(flags),
                                      "; use one of CL_MEM_READ_WRITE, CL_MEM_READ_ONLY and CL_MEM_WRITE_ONLY"));
    }
}

// Rejects a mip level outside the range of a complete texture. The range is defined in OpenGL 2.1 section 3.8.10,
// where q is the last level. For immutable textures, it is defined in OpenGL 4.6 section 8.17.
void check_level(const GlCaps &caps, const clgl_texture_desc &desc, const GlImageFacts &facts)
{
    const auto level = static_cast<GLint>(desc.mip_level);
    const GLint first = caps.es ? 0 : facts.base_level;
    const GlImageFacts base = read_gl_image_facts(caps, desc.gl_target, desc.gl_name, facts.base_level);
    const uint64_t rows = desc.gl_target == GL_TEXTURE_1D_ARRAY ? 1 : base.size[1];
    const uint64_t slices = desc.gl_target == GL_TEXTURE_3D ? base.size[2] : 1;
    const uint64_t longest = std::max({base.size[0], rows, slices});
    // A texture without storage has no range.
    if (longest == 0) return;
    const auto smaller = static_cast<GLint>(std::bit_width(longest)) - 1;
    GLint last = std::min(facts.base_level + smaller, facts.max_level);
    // OpenGL before 4.3 cannot report the number of levels of an immutable texture.
    if (facts.immutable_levels > 0 && (caps.es || caps.version >= 43))
        last = std::min(last, facts.immutable_levels - 1);
    if (level < first || level > last)
        reject(CL_INVALID_MIP_LEVEL, text("the OpenGL texture ", desc.gl_name, " has mip levels ", first, " to ",
                                          last, ", but not level ", level));
}

// Rejects textures with a border, which only the compatibility profile has.
void check_border(const clgl_texture_desc &desc)
{
    GLint border = 0;
    const BoundTexture bound(desc.gl_target, desc.gl_name);
    glGetTexLevelParameteriv(desc.gl_target, static_cast<GLint>(desc.mip_level), GL_TEXTURE_BORDER, &border);
    drop_own_gl_errors();
    if (border > 0) reject(CL_INVALID_OPERATION, text("the OpenGL texture ", desc.gl_name, " has a border"));
}

// Checks a texture or renderbuffer for errors that cl_khr_gl_sharing distinguishes but lib/core does not. Must be
// called in a GlScope. Throws CL_INVALID_MIP_LEVEL for a level outside the range of the texture. Throws
// CL_INVALID_OPERATION for textures with a border and for multisampled renderbuffers. Throws
// CL_INVALID_IMAGE_FORMAT_DESCRIPTOR for textures of OpenGL ES 3.0.
void check_texture(const Context &context, const clgl_texture_desc &desc)
{
    const GlCaps &caps = context.gl()->caps();
    const bool renderbuffer = desc.gl_target == GL_RENDERBUFFER;
    // lib/core reports an invalid name later.
    if (renderbuffer ? !glIsRenderbuffer(desc.gl_name) : !glIsTexture(desc.gl_name)) return;
    const GlImageFacts facts =
        read_gl_image_facts(caps, desc.gl_target, desc.gl_name, static_cast<GLint>(desc.mip_level));
    if (!facts.of_target) return;
    if (renderbuffer && facts.samples > 0)
        reject(CL_INVALID_OPERATION,
               text("the OpenGL renderbuffer ", desc.gl_name, " is multisampled (", facts.samples, " samples)"));
    if (renderbuffer) return;
    if (!caps.level_queries)
        reject(
            CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
            "OpenGL ES 3.0 cannot report the size and format of a texture: use a context of OpenGL ES 3.1 or of "
            "OpenGL, or share a renderbuffer or a buffer");
    if (has_gl_levels(desc.gl_target)) check_level(caps, desc, facts);
    if (caps.compatibility) check_border(desc);
}

Ref<GlContext> require_context(cl_context context)
{
    Ref<GlContext> shared = find<GlContext>(context);
    if (!shared)
        reject(CL_INVALID_CONTEXT, "the context was created without an OpenGL context (CL_GL_CONTEXT_KHR)");
    return shared;
}

cl_mem track(const Ref<GlContext> &context, const Ref<SharedObject> &object, cl_mem mem,
             const GlMem::Source &source, cl_mem_flags flags)
{
    const Ref<GlMem> made = make_ref<GlMem>(mem, context, object, source, flags ? flags : CL_MEM_READ_WRITE);
    Registry<GlMem>::instance().add(made);
    log_line(object->describe(), ": ", object->shared_storage().reason());
    return made->handle();
}

cl_mem share_buffer(const Ref<GlContext> &context, cl_mem_flags flags, GLuint name)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.access = access_of(flags);
    desc.gl_name = name;
    if (settings().replace_storage) desc.flags = CLGL_BUFFER_REPLACE_STORAGE;
    // cl_khr_gl_sharing permits an application to map its GL buffers.
    if (!settings().replace_unmappable) desc.flags |= CLGL_BUFFER_GL_MAPPABLE;
    if (name == 0) reject(CL_INVALID_GL_OBJECT, "bufobj is 0, which is not a buffer");
    const OnGl on_gl(*context);
    const Ref<Buffer> buffer = Buffer::create(context->core(), desc, ReuseExisting::apart);
    return track(context, buffer, buffer->mem(), {CL_GL_OBJECT_BUFFER, name, 0, 0}, flags);
}

cl_mem share_image(const Ref<GlContext> &context, cl_mem_flags flags, const GlMem::Source &source)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.access = access_of(flags);
    desc.gl_name = source.name;
    const bool renderbuffer = source.type == CL_GL_OBJECT_RENDERBUFFER;
    desc.gl_target = renderbuffer ? GL_RENDERBUFFER : source.target;
    desc.mip_level = static_cast<uint32_t>(source.level);
    if (settings().replace_storage) desc.flags = CLGL_TEXTURE_REPLACE_STORAGE;
    if (source.name == 0)
        reject(CL_INVALID_GL_OBJECT,
               text(renderbuffer ? "renderbuffer" : "texture", " is 0, which is not an object"));
    const OnGl on_gl(*context);
    {
        const GlScope scope(*context->core()->gl());
        check_texture(*context->core(), desc);
    }
    const Ref<Texture> texture = Texture::create(context->core(), desc, ReuseExisting::apart);
    return track(context, texture, texture->mem(), source, flags);
}

constexpr struct {
    GLenum target;
    cl_gl_object_type type;
} targets[] = {
    {GL_TEXTURE_1D, CL_GL_OBJECT_TEXTURE1D},
    {GL_TEXTURE_1D_ARRAY, CL_GL_OBJECT_TEXTURE1D_ARRAY},
    {GL_TEXTURE_BUFFER, CL_GL_OBJECT_TEXTURE_BUFFER},
    {GL_TEXTURE_2D, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_RECTANGLE, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_CUBE_MAP_POSITIVE_X, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_CUBE_MAP_NEGATIVE_X, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_CUBE_MAP_POSITIVE_Y, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_CUBE_MAP_POSITIVE_Z, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, CL_GL_OBJECT_TEXTURE2D},
    {GL_TEXTURE_2D_ARRAY, CL_GL_OBJECT_TEXTURE2D_ARRAY},
    {GL_TEXTURE_3D, CL_GL_OBJECT_TEXTURE3D},
};

// Creates a memory object from a texture. `only` is the object type that the calling OpenCL 1.1 function accepts;
// 0 = all types.
cl_mem share_texture(const Ref<GlContext> &context, cl_mem_flags flags, GLenum target, GLint level, GLuint name,
                     cl_gl_object_type only)
{
    const auto row = std::ranges::find_if(targets, [&](const auto &each) { return each.target == target; });
    if (row == std::end(targets) || (only != 0 && row->type != only))
        reject(CL_INVALID_VALUE, text("this function does not accept the texture target ", hex(target)));
    access_of(flags);
    const bool has_levels = target != GL_TEXTURE_BUFFER && target != GL_TEXTURE_RECTANGLE;
    if (level < 0 || (level != 0 && !has_levels))
        reject(CL_INVALID_MIP_LEVEL, text("a texture of this target has no mip level ", level));
    return share_image(context, flags, {row->type, name, target, level});
}

}  // namespace

cl_mem CL_API_CALL CreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint name, cl_int *code)
{
    if (is_left_to_driver<GlContext>(context)) return next().clCreateFromGLBuffer(context, flags, name, code);
    return creating("clCreateFromGLBuffer", code, CL_INVALID_OPERATION,
                    [&] { return share_buffer(require_context(context), flags, name); });
}

cl_mem CL_API_CALL CreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint level,
                                       cl_GLuint name, cl_int *code)
{
    if (is_left_to_driver<GlContext>(context))
        return next().clCreateFromGLTexture(context, flags, target, level, name, code);
    return creating("clCreateFromGLTexture", code, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
                    [&] { return share_texture(require_context(context), flags, target, level, name, 0); });
}

cl_mem CL_API_CALL CreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint level,
                                         cl_GLuint name, cl_int *code)
{
    if (is_left_to_driver<GlContext>(context))
        return next().clCreateFromGLTexture2D(context, flags, target, level, name, code);
    return creating("clCreateFromGLTexture2D", code, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, [&] {
        return share_texture(require_context(context), flags, target, level, name, CL_GL_OBJECT_TEXTURE2D);
    });
}

cl_mem CL_API_CALL CreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint level,
                                         cl_GLuint name, cl_int *code)
{
    if (is_left_to_driver<GlContext>(context))
        return next().clCreateFromGLTexture3D(context, flags, target, level, name, code);
    return creating("clCreateFromGLTexture3D", code, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, [&] {
        return share_texture(require_context(context), flags, target, level, name, CL_GL_OBJECT_TEXTURE3D);
    });
}

cl_mem CL_API_CALL CreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags, cl_GLuint name, cl_int *code)
{
    if (is_left_to_driver<GlContext>(context))
        return next().clCreateFromGLRenderbuffer(context, flags, name, code);
    return creating("clCreateFromGLRenderbuffer", code, CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, [&] {
        return share_image(require_context(context), flags, {CL_GL_OBJECT_RENDERBUFFER, name, 0, 0});
    });
}

}  // namespace clgl::layer
