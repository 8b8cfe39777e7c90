/* Textures with all their levels, each with pixels that are known on the CPU. */
#ifndef GL_CHAIN_H
#define GL_CHAIN_H

#include "gl_texture_support.h"

/* As many as the size has that make_gl_image gives. */
#define MOST_LEVELS 4

typedef struct gl_chain {
    gl_image levels[MOST_LEVELS];
    int count;
} gl_chain;

/* A mutable texture of so many levels. */
gl_chain make_gl_chain(GLenum target, int32_t format, int levels);
void destroy_gl_chain(gl_chain *c);
/* What OpenGL has is what is known. */
void expect_gl_chain(const gl_chain *c);

#endif
