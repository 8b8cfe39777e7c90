/* A picture one pixel high, drawn from a vertex buffer of uints: pixel i shows the lowest byte of value i. Works
 * on OpenGL from 3.0 and OpenGL ES from 3.0. */
#ifndef CANVAS_H
#define CANVAS_H

#include "support.h"

#define CANVAS_WIDTH 16

typedef struct canvas {
    GLuint framebuffer, renderbuffer, program, vertex_array;
} canvas;

canvas make_canvas(GLuint vertices);
void expect_drawing(const canvas *c, const uint32_t *values);
void destroy_canvas(canvas *c);

#endif
