// Reads the properties of a GL texture or renderbuffer that the application wraps.
#pragma once

#include "core/format/gl_targets.hpp"
#include "core/format/stored_format.hpp"
#include "driver/gl_texture_levels.hpp"

namespace clgl
{

// Returns text for messages, such as "the OpenGL texture 5".
std::string describe_gl_name(const clgl_texture_desc &desc, const TextureTarget &target);

// Returns the properties of the texture or renderbuffer, as far as GL reports them. Throws
// CLGL_ERROR_INVALID_GL_OBJECT if the name is not an object of this target, has no such level or no storage, or
// is an incomplete texture. Throws CLGL_ERROR_UNSUPPORTED for samples with a target that is not multisampled, and
// CLGL_ERROR_INVALID_ARGUMENT for a renderbuffer with a level other than 0. Must be called in a GlScope.
GlImageFacts inspect_texture(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target);

// Returns the format in which GL stores the texture, which may differ from the requested internal format. Throws
// CLGL_ERROR_UNSUPPORTED if the library cannot read the texture, or if no format matches. A format with more bits
// matches only if CLGL_TEXTURE_CONVERT_FORMAT is set. Must be called in a GlScope.
StoredFormat inspect_format(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target,
                            const GlImageFacts &facts);

// Returns all levels of the texture. If its storage cannot be replaced, `flaw` in the result contains the reason.
// Must be called in a GlScope.
GlTextureLevels inspect_levels(const GlCaps &caps, const GlImage &image, const GlImageFacts &facts);

}  // namespace clgl
