// Queries and allocates the mip levels of a texture.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// Returns a level of the texture with level 0 `base`, with all layers or faces.
GlImage gl_level_of(const GlImage &base, GLint level);

// Allocate the levels of a bound texture: as mutable storage, as immutable storage, or on imported memory.
void specify_gl_levels(const GlImage &base, GLsizei levels);
void store_gl_levels(const GlImage &base, GLsizei levels);
void import_gl_levels(const GlImage &base, GLsizei levels, const GlImageMemory &memory);

// The levels of an existing texture.
struct GlTextureLevels {
    // Size of level 0, with all layers or faces
    uint64_t size[3] = {0, 0, 0};
    GLsizei count = 0;
    // The reason why immutable storage cannot hold the levels; nullptr if it can
    const char *flaw = nullptr;
};

// Reads the levels of a texture. `target` may be a face, and must not be multisampled, a buffer or a
// renderbuffer.
GlTextureLevels read_gl_texture_levels(const GlCaps &caps, GLenum target, GLuint name);

}  // namespace clgl
