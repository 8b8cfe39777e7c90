// Replaces the storage of an existing texture.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Moves the storage of a mutable texture into `memory`. `base` is level 0 with all layers or faces; the levels
// must be a complete chain. Keeps the name, contents, parameters, bindings and attachments; needs a temporary
// copy of all levels. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, and CLGL_ERROR_OPENGL, also if OpenGL cannot copy
// the texture. The contents survive a failure.
void replace_gl_texture_storage(const GlCaps &caps, const GlImage &base, GLsizei levels,
                                const GlImageMemory &memory);

}  // namespace clgl
