/* Textures and renderbuffers by OpenGL's own calls, with pixels known on the CPU. */
#ifndef GL_TEXTURE_SUPPORT_H
#define GL_TEXTURE_SUPPORT_H

#include "texture_support.h"

/* A level of a texture in OpenGL, or a renderbuffer, and what it holds, tightly packed. */
typedef struct gl_image {
    GLenum target;
    GLuint name;
    /* Of a buffer texture: the buffer, which has other bytes before and after the texels */
    GLuint buffer;
    /* Of a multisampled texture: those that read and draw its samples, which are layers here */
    GLuint programs[2];
    GLint level;
    clgl_format_info format;
    /* How the pixels are known: the same, or what OpenGL converts it to */
    clgl_format_info as;
    /* Pixels; rows, or layers of 1D; slices, layers or faces */
    size_t size[3];
    size_t bytes;
    unsigned char *pixels;
} gl_image;

/* A mutable texture of so many levels, the shared one of them with bytes that look random (numbers from 0 to 1
 * where the format has floats). */
gl_image make_gl_image(GLenum target, int32_t format, GLint level, GLint levels, uint32_t seed);
/* The same with pixels of another format, which OpenGL converts. */
gl_image make_converted_gl_image(GLenum target, int32_t format, int32_t as, GLint level, GLint levels,
                                 uint32_t seed);
void destroy_gl_image(gl_image *i);
int has_samples(const gl_image *i);
clgl_texture_region all_of_gl_image(const gl_image *i);
/* From the CPU's pixels into OpenGL. */
void draw_gl_image(const gl_image *i);
/* Bytes, counted from the first texel. */
void write_buffer_texture(const gl_image *i, size_t offset, const void *bytes, size_t size);
/* From OpenGL into memory for all pixels. */
void load_gl_image(const gl_image *i, unsigned char *pixels);
/* What OpenGL has is what is known. */
void expect_gl_image(const gl_image *i);
/* Changes the pixels that are known, a box of them or, with NULL, all. */
void change_pixels(gl_image *i, const clgl_texture_region *region, uint32_t seed);

clgl_texture_desc describe_gl_image(const gl_image *i, int32_t transport);
/* A texture of the library's, of the same size and with the pixels that are known; the format is still to be
 * given. */
clgl_texture_desc describe_new_gl_image(const gl_image *i, int32_t transport);
clgl_texture share_gl_image(clgl_context context, const gl_image *i, int32_t transport);
clgl_texture_info info_of_texture(clgl_texture texture);

/* A context with OpenGL, a queue, and the transport that a test shares with. */
typedef struct share_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    const char *device;
    int32_t transport;
} share_fixture;

typedef void (*share_body)(const share_fixture *f);

share_fixture begin_share(const char *device, int32_t transport);
/* Nothing may be left of what the test made. */
void end_share(share_fixture *f);
/* In the OpenGL context that is current. rusticl's images of host memory are copies of its own, which the library
 * finds out, and old OpenGL maps nothing for long. */
int shares_textures_by(const char *device, int32_t transport);
/* On each device with each transport that it has. */
void on_each_share(share_body run);
/* The same with those that carry what OpenGL converts, renderbuffers of the library's, and textures of buffers:
 * all but external. */
void on_each_converting_share(share_body run);
/* The same with those that carry samples: all, native where a driver shares. */
void on_each_sample_share(share_body run);
clgl_transport_report report_of(clgl_context context, int32_t transport);

/* One texture, whole. */
void acquire_texture(clgl_queue queue, clgl_texture texture);
void release_texture(clgl_queue queue, clgl_texture texture);
/* Acquires it, is refused a release with mipmaps, and releases it without. */
void expect_no_mipmaps(clgl_queue queue, clgl_texture texture);

/* That no texture is made, and nothing left of it; the message has this part. */
void refuse_texture(const share_fixture *f, const clgl_texture_desc *desc, clgl_result expected,
                    const char *part);

#endif
