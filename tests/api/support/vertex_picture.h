/* Draws one row of pixels from a vertex buffer of uints. Pixel i is the lowest byte of uint i. Requires OpenGL
 * 3.0 or OpenGL ES 3.0. */
#ifndef VERTEX_PICTURE_H
#define VERTEX_PICTURE_H

#include "support.h"

#define VERTEX_PICTURE_WIDTH 16

typedef struct vertex_picture {
    GLuint framebuffer, renderbuffer, program, vertex_array;
} vertex_picture;

vertex_picture make_vertex_picture(GLuint vertices);
void expect_vertex_picture(const vertex_picture *c, const uint32_t *values);
void destroy_vertex_picture(vertex_picture *c);

#endif
