#include "layer/texture_check.hpp"

#include "driver/gl_image.hpp"
#include "layer/guard.hpp"

#include <algorithm>
#include <bit>

namespace clgl::layer
{

namespace
{

// Rejects levels outside the range of a complete texture: OpenGL 2.1 section 3.8.10 (q is the last level), and
// OpenGL 4.6 section 8.17 for immutable textures.
void check_level(const GlCaps &caps, const clgl_texture_desc &desc, const GlImageFacts &facts)
{
    const auto level = static_cast<GLint>(desc.level);
    const GLint first = caps.es ? 0 : facts.base_level;
    const GlImageFacts base = read_gl_image_facts(caps, desc.gl_target, desc.gl_name, facts.base_level);
    const uint64_t rows = desc.gl_target == GL_TEXTURE_1D_ARRAY ? 1 : base.size[1];
    const uint64_t slices = desc.gl_target == GL_TEXTURE_3D ? base.size[2] : 1;
    const uint64_t longest = std::max({base.size[0], rows, slices});
    // Without storage there is nothing to check.
    if (longest == 0) return;
    const auto smaller = static_cast<GLint>(std::bit_width(longest)) - 1;
    GLint last = std::min(facts.base_level + smaller, facts.max_level);
    // OpenGL before 4.3 cannot report the number of immutable levels.
    if (facts.immutable_levels > 0 && (caps.es || caps.version >= 43))
        last = std::min(last, facts.immutable_levels - 1);
    if (level < first || level > last)
        reject(CL_INVALID_MIP_LEVEL, text("the OpenGL texture ", desc.gl_name, " has mip levels ", first, " to ",
                                          last, ", but not level ", level));
}

// Rejects textures with a border, which exist in the compatibility profile.
void check_border(const clgl_texture_desc &desc)
{
    GLint border = 0;
    const BoundTexture bound(desc.gl_target, desc.gl_name);
    glGetTexLevelParameteriv(desc.gl_target, static_cast<GLint>(desc.level), GL_TEXTURE_BORDER, &border);
    drop_own_gl_errors();
    if (border > 0) reject(CL_INVALID_OPERATION, text("the OpenGL texture ", desc.gl_name, " has a border"));
}

}  // namespace

void check_texture(const Context &context, const clgl_texture_desc &desc)
{
    const GlCaps &caps = context.gl()->caps();
    const bool renderbuffer = desc.gl_target == GL_RENDERBUFFER;
    // lib/core reports invalid names.
    if (renderbuffer ? !glIsRenderbuffer(desc.gl_name) : !glIsTexture(desc.gl_name)) return;
    const GlImageFacts facts =
        read_gl_image_facts(caps, desc.gl_target, desc.gl_name, static_cast<GLint>(desc.level));
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

}  // namespace clgl::layer
