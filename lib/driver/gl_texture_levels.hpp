// Queries and allocates the mip levels of a texture.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Describes the mip level `level` of a texture. `base` describes its level 0. Includes all layers or faces.
GlImage gl_level_of(const GlImage &base, GLint level);

// These functions allocate the levels of the bound texture. specify_gl_levels allocates mutable storage.
// store_gl_levels allocates immutable storage. import_gl_levels uses imported memory.
void specify_gl_levels(const GlImage &base, GLsizei levels);
void store_gl_levels(const GlImage &base, GLsizei levels);
void import_gl_levels(const GlImage &base, GLsizei levels, const GlImageMemory &memory);

// Properties of the mip levels of an existing texture.
struct GlTextureLevels {
    // Size of level 0, including all layers or faces
    uint64_t size[3] = {0, 0, 0};
    GLsizei count = 0;
    // The reason why immutable storage cannot hold these levels, or nullptr
    const char *flaw = nullptr;
};

// Reads the levels of a texture. `target` may be a cube map face. It must not be a multisampled target, a buffer
// texture or a renderbuffer.
GlTextureLevels read_gl_texture_levels(const GlCaps &caps, GLenum target, GLuint name);

}  // namespace clgl
