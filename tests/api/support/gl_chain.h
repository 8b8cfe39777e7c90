/* Textures with several mip levels, and a CPU copy of each level. */
#ifndef GL_CHAIN_H
#define GL_CHAIN_H

#include "gl_texture_support.h"

/* Maximum number of mip levels for the size that make_gl_image chooses */
#define MOST_LEVELS 4

typedef struct gl_chain {
    gl_image levels[MOST_LEVELS];
    int count;
} gl_chain;

/* Creates a mutable texture with `levels` mip levels. */
gl_chain make_gl_chain(GLenum target, clgl_format format, int levels);
void destroy_gl_chain(gl_chain *c);
/* Compares every level with its CPU copy. */
void expect_gl_chain(const gl_chain *c);

#endif
