/* What the tests of textures with a replaced storage have in common. */
#ifndef REPLACE_SUPPORT_H
#define REPLACE_SUPPORT_H

#include "direct_support.h"
#include "gl_chain.h"

extern const float red[4];

void color_pixels(gl_image *i, const unsigned char color[4]);
/* The same color. */
void redden(gl_image *i);

/* Shares it with permission to replace its storage. */
clgl_texture replace_by(const share_fixture *f, const gl_image *i, int32_t transport);
void expect_replaced(clgl_texture texture, GLuint name);
/* The same, where it must be done. */
clgl_texture replace(const share_fixture *f, const gl_image *i);

/* Bound, with a level's first layer or face. */
GLuint make_framebuffer(const gl_image *i);
/* OpenGL draws green into a framebuffer, of the first layer, and the rest stays. */
void draw_green(GLuint framebuffer, gl_image *i);
/* OpenCL reads what OpenGL has, and fills it with red. */
void hand_over(const share_fixture *f, clgl_texture texture, gl_image *i);

#endif
