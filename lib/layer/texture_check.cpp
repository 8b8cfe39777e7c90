#include "layer/texture_check.hpp"

#include "driver/gl_image.hpp"
#include "layer/guard.hpp"

#include <algorithm>
#include <bit>

namespace clgl::layer
{

namespace
{

// OpenGL 2.1 section 3.8.10, where q is the last level that a complete texture may have; OpenGL 4.6 section 8.17
// for those of glTexStorage2D and its like.
void check_level(const GlCaps &caps, const clgl_texture_desc &desc, const GlImageFacts &facts)
{
    const auto level = static_cast<GLint>(desc.level);
    const GLint first = caps.es ? 0 : facts.base_level;
    const GlImageFacts base = read_gl_image_facts(caps, desc.gl_target, desc.gl_name, facts.base_level);
    const uint64_t rows = desc.gl_target == GL_TEXTURE_1D_ARRAY ? 1 : base.size[1];
    const uint64_t slices = desc.gl_target == GL_TEXTURE_3D ? base.size[2] : 1;
    const uint64_t longest = std::max({base.size[0], rows, slices});
    // Of what has no storage yet, nothing can be said.
    if (longest == 0) return;
    const auto smaller = static_cast<GLint>(std::bit_width(longest)) - 1;
    GLint last = std::min(facts.base_level + smaller, facts.max_level);
    // OpenGL before 4.3 does not tell how many.
    if (facts.immutable_levels > 0 && (caps.es || caps.version >= 43))
        last = std::min(last, facts.immutable_levels - 1);
    if (level < first || level > last)
        reject(CL_INVALID_MIP_LEVEL, text("OpenGL's texture ", desc.gl_name, " has levels from ", first, " to ",
                                          last, ", not ", level));
}

// What OpenGL's compatibility profile still has.
void check_border(const clgl_texture_desc &desc)
{
    GLint border = 0;
    const BoundTexture bound(desc.gl_target, desc.gl_name);
    glGetTexLevelParameteriv(desc.gl_target, static_cast<GLint>(desc.level), GL_TEXTURE_BORDER, &border);
    drop_own_gl_errors();
    if (border > 0) reject(CL_INVALID_OPERATION, text("OpenGL's texture ", desc.gl_name, " has a border"));
}

}  // namespace

void check_texture(const Context &context, const clgl_texture_desc &desc)
{
    const GlCaps &caps = context.gl()->caps();
    const bool renderbuffer = desc.gl_target == GL_RENDERBUFFER;
    // The core says what is wrong with a name that is none.
    if (renderbuffer ? !glIsRenderbuffer(desc.gl_name) : !glIsTexture(desc.gl_name)) return;
    const GlImageFacts facts =
        read_gl_image_facts(caps, desc.gl_target, desc.gl_name, static_cast<GLint>(desc.level));
    if (!facts.of_target) return;
    if (renderbuffer && facts.samples > 0)
        reject(CL_INVALID_OPERATION,
               text("OpenGL's renderbuffer ", desc.gl_name, " has ", facts.samples, " samples"));
    if (renderbuffer) return;
    if (!caps.level_queries)
        reject(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
               "OpenGL ES 3.0 does not tell the size and the format of a texture: share it from a context of "
               "OpenGL ES 3.1 or of OpenGL, or share a renderbuffer or a buffer");
    if (has_gl_levels(desc.gl_target)) check_level(caps, desc, facts);
    if (caps.compatibility) check_border(desc);
}

}  // namespace clgl::layer
