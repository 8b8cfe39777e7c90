// Another storage for an existing texture.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Gives a mutable texture of one chain of levels, whose level 0 with all layers or faces is `base`, storage of
// memory under its name. Contents and parameters stay, and so does what it is attached and bound to; a copy of
// all levels is made meanwhile. What throws leaves the contents: CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
// CLGL_ERROR_OPENGL, also for textures that OpenGL does not copy.
void replace_gl_texture_storage(const GlCaps &caps, const GlImage &base, GLsizei levels,
                                const GlImageMemory &memory);

}  // namespace clgl
