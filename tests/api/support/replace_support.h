/* Shared code of the tests of textures with replaced storage. */
#ifndef REPLACE_SUPPORT_H
#define REPLACE_SUPPORT_H

#include "direct_support.h"
#include "gl_chain.h"

extern const float red[4];

void color_pixels(gl_image *i, const unsigned char color[4]);
/* Sets all pixels of the CPU copy to red. */
void redden(gl_image *i);

/* Shares the image with permission to replace its storage. */
clgl_texture replace_by(const share_fixture *f, const gl_image *i, clgl_transport transport);
void expect_replaced(clgl_texture texture, GLuint name);
/* Like replace_by, and expects that the storage was replaced. */
clgl_texture replace(const share_fixture *f, const gl_image *i);

/* Creates and binds a framebuffer with the first layer or face of the level. */
GLuint make_framebuffer(const gl_image *i);
/* Draws green into the framebuffer, which holds the first layer; the other layers stay. */
void draw_green(GLuint framebuffer, gl_image *i);
/* Reads the pixels of OpenGL in OpenCL, and fills them with red. */
void hand_over(const share_fixture *f, clgl_texture texture, gl_image *i);

#endif
