// Replaces the storage of an existing texture.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Moves the storage of a mutable texture into `memory`. `base` describes level 0 with all layers or faces. The
// levels must form a complete mip chain. Preserves the name, contents, parameters, bindings and attachments.
// Temporarily allocates a copy of all levels. After an error, tries to restore the contents. Throws
// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, and CLGL_ERROR_OPENGL, for example if OpenGL cannot copy the texture.
void replace_gl_texture_storage(const GlCaps &caps, const GlImage &base, GLsizei levels,
                                const GlImageMemory &memory);

}  // namespace clgl
