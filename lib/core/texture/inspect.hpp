// Reads the properties of a GL texture or renderbuffer that is wrapped.
#pragma once

#include "core/format/gl_targets.hpp"
#include "core/format/stored_format.hpp"
#include "driver/gl_texture_levels.hpp"

namespace clgl
{

// Returns the properties of a wrapped texture or renderbuffer, as far as GL reports them. Throws
// CLGL_ERROR_INVALID_GL_OBJECT. Must be called in a GlScope.
GlImageFacts inspect_texture(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target);

// Returns the format that GL stores the texture in, whatever internal format was requested. Throws
// CLGL_ERROR_UNSUPPORTED if no format matches, or only one with more bits and CLGL_TEXTURE_CONVERT_FORMAT is not
// set. Must be called in a GlScope.
StoredFormat inspect_format(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target,
                            const GlImageFacts &facts);

// Returns all levels of the texture, with a flaw if its storage cannot be replaced. Must be called in a GlScope.
GlTextureLevels inspect_levels(const GlCaps &caps, const GlImage &image, const GlImageFacts &facts);

}  // namespace clgl
