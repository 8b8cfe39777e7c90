// The levels of a texture, from its level 0 on: what there are, and how they get storage.
#pragma once

#include "driver/gl_image.hpp"

namespace clgl
{

// A level of a texture whose level 0 is `base`, with all its layers or faces.
GlImage gl_level_of(const GlImage &base, GLint level);

// Give a bound texture so many levels: mutable ones without contents, immutable ones, or those of memory.
void specify_gl_levels(const GlImage &base, GLsizei levels);
void store_gl_levels(const GlImage &base, GLsizei levels);
void import_gl_levels(const GlImage &base, GLsizei levels, const GlImageMemory &memory);

// What a texture has of levels, all of them.
struct GlTextureLevels {
    // Of level 0, with all its layers or faces
    uint64_t size[3] = {0, 0, 0};
    GLsizei count = 0;
    // Why no immutable storage could hold them; nullptr if one can
    const char *flaw = nullptr;
};

// Of a texture that has levels or could have; `target` may be a face.
GlTextureLevels read_gl_texture_levels(const GlCaps &caps, GLenum target, GLuint name);

}  // namespace clgl
