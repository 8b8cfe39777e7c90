/* Shared code of the tests of textures with replaced storage. */
#ifndef REPLACE_SUPPORT_H
#define REPLACE_SUPPORT_H

#include "direct_support.h"
#include "gl_chain.h"

extern const float red[4];

void color_pixels(gl_image *i, const unsigned char color[4]);
/* Fills the CPU copy with red. */
void redden(gl_image *i);

/* Wraps the image, and permits the library to replace its storage. */
clgl_texture replace_by(const share_fixture *f, const gl_image *i, clgl_transport transport);
void expect_replaced(clgl_texture texture, GLuint name);
/* Like replace_by with the default transport, and expects that the storage was replaced. */
clgl_texture replace(const share_fixture *f, const gl_image *i);

/* Creates and binds a framebuffer to which the first layer or face of the level is attached. */
GLuint make_framebuffer(const gl_image *i);
/* Draws green into the first layer of the image through the framebuffer. */
void draw_green(GLuint framebuffer, gl_image *i);
/* Checks that OpenCL reads the pixels of OpenGL, and fills them with red in OpenCL. */
void hand_over(const share_fixture *f, clgl_texture texture, gl_image *i);

#endif
