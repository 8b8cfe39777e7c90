/* A quad of two triangles that shows a texture. */
#ifndef HARNESS_QUAD_H
#define HARNESS_QUAD_H

#include <clgl/clgl.h>
#include <epoxy/gl.h>

typedef struct quad {
    GLuint program;
    GLuint vertex_array;
} quad;

/* fragment_source receives `in vec2 place`, from (0, 0) to (1, 1), and texture 0; NULL shows the texture
 * unchanged. */
void quad_open(quad *q, const char *fragment_source);

/* Draws a 2D texture in the centre of the viewport; `part` is the fraction of its width and height. */
void quad_draw(const quad *q, GLuint texture, float part);

void quad_close(const quad *q);

/* Selects nearest filtering without mip levels for a 2D texture. */
void texture_show_pixels(GLuint name);

/* Selects linear filtering without mip levels, and no repetition at the edges, for a 2D texture. */
void texture_show_smooth(GLuint name);

/* Returns the OpenGL name of a shared texture. */
GLuint texture_name(clgl_texture texture);

#endif
