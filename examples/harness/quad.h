/* Draws a texture on a quad of two triangles. */
#ifndef HARNESS_QUAD_H
#define HARNESS_QUAD_H

#include <clgl/clgl.h>
#include <epoxy/gl.h>

typedef struct quad {
    GLuint program;
    GLuint vertex_array;
} quad;

/* Creates a quad. The fragment shader must declare `in vec2 place`, which ranges from (0, 0) to (1, 1). The
 * texture is bound to unit 0. If fragment_source is NULL, the texture is drawn unchanged. */
void quad_open(quad *q, const char *fragment_source);

/* Draws a 2D texture in the centre of the viewport. `part` is the fraction of the width and of the height of
 * the viewport that the texture covers. */
void quad_draw(const quad *q, GLuint texture, float part);

void quad_close(const quad *q);

/* Selects nearest filtering without mip levels for a 2D texture. */
void texture_show_pixels(GLuint name);

/* For a 2D texture, selects linear filtering without mip levels, and clamps texture coordinates at the edges. */
void texture_show_smooth(GLuint name);

/* Returns the OpenGL name of a shared texture. */
GLuint texture_name(clgl_texture texture);

#endif
