/* Textures, and two triangles that show one. */
#ifndef HARNESS_QUAD_H
#define HARNESS_QUAD_H

#include <clgl/clgl.h>
#include <epoxy/gl.h>

typedef struct quad {
    GLuint program;
    GLuint vertex_array;
} quad;

/* fragment_source gets `in vec2 place`, from (0, 0) to (1, 1), and texture 0; NULL for one that shows the texture
 * as it is. */
void quad_open(quad *q, const char *fragment_source);

/* Draws a 2D texture over so much of the viewport's width and height, in its middle. */
void quad_draw(const quad *q, GLuint texture, float part);

void quad_close(const quad *q);

/* A 2D texture shows its pixels as squares, and has no smaller levels. */
void texture_show_pixels(GLuint name);

/* A shared texture's name in OpenGL. */
GLuint texture_name(clgl_texture texture);

#endif
