// What is found at the name of a texture that the program wants to share.
#pragma once

#include "core/texture_target.hpp"

namespace clgl
{

// All that a wrapped texture or renderbuffer is, where OpenGL tells. Throws CLGL_ERROR_INVALID_GL_OBJECT, with
// what is wrong. In a GlScope.
GlImageFacts inspect_texture(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target);

}  // namespace clgl
