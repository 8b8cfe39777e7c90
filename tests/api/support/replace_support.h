/* Shared code of tests of textures with replaced storage. */
#ifndef REPLACE_SUPPORT_H
#define REPLACE_SUPPORT_H

#include "direct_support.h"
#include "gl_chain.h"

extern const float red[4];

void color_pixels(gl_image *i, const unsigned char color[4]);
/* Fills the CPU copy with red. */
void redden(gl_image *i);

/* Wraps the image with CLGL_TEXTURE_REPLACE_STORAGE. */
clgl_texture replace_by(const share_fixture *f, const gl_image *i, clgl_transport transport);
void expect_replaced(clgl_texture texture, GLuint name);
/* Wraps the image with CLGL_TEXTURE_REPLACE_STORAGE, and expects that the library has replaced the storage. */
clgl_texture replace(const share_fixture *f, const gl_image *i);

/* Creates and binds a framebuffer. The colour attachment is the first layer or face of the mip level. */
GLuint make_framebuffer(const gl_image *i);
/* Draws green into the first layer of the image. */
void draw_green(GLuint framebuffer, gl_image *i);
/* Expects that OpenCL reads the pixels that OpenGL stores. Then fills the texture with red in OpenCL. */
void hand_over(const share_fixture *f, clgl_texture texture, gl_image *i);

#endif
