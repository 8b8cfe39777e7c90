// Checks of textures and renderbuffers for which cl_khr_gl_sharing has more specific error codes than lib/core.
#pragma once

#include "core/context/context.hpp"

#include <clgl/texture.h>

namespace clgl::layer
{

// Must be called in a GlScope. Throws CL_INVALID_MIP_LEVEL for a level outside the valid range or the range of
// the texture parameters, CL_INVALID_OPERATION for borders and multisampled renderbuffers.
void check_texture(const Context &context, const clgl_texture_desc &desc);

}  // namespace clgl::layer
