// What cl_khr_gl_sharing wants of textures and renderbuffers, where its codes tell more than the core's results.
#pragma once

#include "core/context/context.hpp"

#include <clgl/texture.h>

namespace clgl::layer
{

// In a GlScope. Throws CL_INVALID_MIP_LEVEL for a level that the texture cannot have or that it hides,
// CL_INVALID_OPERATION for borders and multisampled renderbuffers.
void check_texture(const Context &context, const clgl_texture_desc &desc);

}  // namespace clgl::layer
