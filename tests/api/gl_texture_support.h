/* Textures and renderbuffers by OpenGL's own calls, with pixels known on the CPU. */
#ifndef GL_TEXTURE_SUPPORT_H
#define GL_TEXTURE_SUPPORT_H

#include "texture_support.h"

/* A level of a texture in OpenGL, or a renderbuffer, and what it holds, tightly packed. */
typedef struct gl_image {
    GLenum target;
    GLuint name;
    GLint level;
    clgl_format_info format;
    /* Pixels; rows, or layers of 1D; slices, layers or faces */
    size_t size[3];
    size_t bytes;
    unsigned char *pixels;
} gl_image;

/* A mutable texture of so many levels, the shared one of them with bytes that look random (numbers from 0 to 1
 * where the format has floats). */
gl_image make_gl_image(GLenum target, int32_t format, GLint level, GLint levels, uint32_t seed);
void destroy_gl_image(gl_image *i);
/* From the CPU's pixels into OpenGL. */
void draw_gl_image(const gl_image *i);
/* What OpenGL has is what is known. */
void expect_gl_image(const gl_image *i);
/* Changes the pixels that are known, a box of them or, with NULL, all. */
void change_pixels(gl_image *i, const clgl_texture_region *region, uint32_t seed);

clgl_texture_desc describe_gl_image(const gl_image *i, int32_t transport);
clgl_texture share_gl_image(clgl_context context, const gl_image *i, int32_t transport);
clgl_texture_info info_of_texture(clgl_texture texture);

/* One texture, whole. */
void acquire_texture(clgl_queue queue, clgl_texture texture);
void release_texture(clgl_queue queue, clgl_texture texture);

#endif
