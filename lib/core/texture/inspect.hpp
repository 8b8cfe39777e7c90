// What is found at the name of a texture that the program wants to share.
#pragma once

#include "core/format/gl_targets.hpp"
#include "core/format/stored_format.hpp"
#include "driver/gl_texture_levels.hpp"

namespace clgl
{

// All that a wrapped texture or renderbuffer is, where OpenGL tells. Throws CLGL_ERROR_INVALID_GL_OBJECT, with
// what is wrong. In a GlScope.
GlImageFacts inspect_texture(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target);

// The format that OpenGL stores it in, whatever it was asked for. Throws CLGL_ERROR_UNSUPPORTED for what no
// format has, and for what one has with more bits, unless that was asked for (CLGL_TEXTURE_NEAREST_FORMAT). In a
// GlScope.
StoredFormat inspect_format(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target,
                            const GlImageFacts &facts);

// All of a texture of which that was found, with a flaw if its storage cannot be replaced. In a GlScope.
GlTextureLevels inspect_levels(const GlCaps &caps, const GlImage &image, const GlImageFacts &facts);

}  // namespace clgl
