/* OpenGL textures and renderbuffers with a CPU copy of their pixels. */
#ifndef GL_TEXTURE_SUPPORT_H
#define GL_TEXTURE_SUPPORT_H

#include "texture_support.h"

/* One mip level of a texture, or a renderbuffer, with a tightly packed CPU copy of its pixels. */
typedef struct gl_image {
    GLenum target;
    GLuint name;
    /* Buffer textures only: the buffer, which has more bytes before and after the texels */
    GLuint buffer;
    /* Multisampled textures only: the programs that read and draw the samples. The CPU copy has a layer per
     * sample. */
    GLuint programs[2];
    GLint level;
    clgl_format_info format;
    /* Format of the CPU copy. It is the format of the texture, or a format from which OpenGL converts. */
    clgl_format_info as;
    /* Width; number of rows, or of layers of 1D arrays; number of slices, layers or faces */
    size_t size[3];
    size_t bytes;
    unsigned char *pixels;
} gl_image;

/* Creates a mutable texture with `levels` mip levels. Level `level` is filled with pseudo-random pixels. */
gl_image make_gl_image(GLenum target, clgl_format format, GLint level, GLint levels, uint32_t seed);
/* Like make_gl_image, but the CPU copy has the format `as`; OpenGL converts it. */
gl_image make_converted_gl_image(GLenum target, clgl_format format, clgl_format as, GLint level, GLint levels,
                                 uint32_t seed);
void destroy_gl_image(gl_image *i);
int has_samples(const gl_image *i);
clgl_texture_region all_of_gl_image(const gl_image *i);
/* Uploads the CPU copy to OpenGL. */
void draw_gl_image(const gl_image *i);
/* Writes to the buffer of a buffer texture; `offset` is in bytes from the first texel. */
void write_buffer_texture(const gl_image *i, size_t offset, const void *bytes, size_t size);
/* Downloads all pixels from OpenGL. */
void load_gl_image(const gl_image *i, unsigned char *pixels);
/* Compares the pixels in OpenGL with the CPU copy. */
void expect_gl_image(const gl_image *i);
/* Changes the pixels of a region of the CPU copy, or all of them if `region` is NULL. */
void change_pixels(gl_image *i, const clgl_texture_region *region, uint32_t seed);

clgl_texture_desc describe_gl_image(const gl_image *i, clgl_transport transport);
/* Describes a texture that the library creates, with the size and the pixels of the CPU copy. The caller sets the
 * format. */
clgl_texture_desc describe_new_gl_image(const gl_image *i, clgl_transport transport);
clgl_texture share_gl_image(clgl_context context, const gl_image *i, clgl_transport transport);
clgl_texture_info info_of_texture(clgl_texture texture);

/* OpenGL and clgl contexts, a queue, and the transport of the test */
typedef struct share_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    const char *device;
    clgl_transport transport;
} share_fixture;

typedef void (*share_body)(const share_fixture *f);

share_fixture begin_share(const char *device, clgl_transport transport);
/* Destroys the fixture, and checks that no object of the test is left. */
void end_share(share_fixture *f);
/* Returns whether the transport works for textures in the current OpenGL context. `mapped` needs persistent
 * mapping, and does not work on rusticl, where images over host memory are copies. */
int shares_textures_by(const char *device, clgl_transport transport);
/* Runs the function once per device and available transport. */
void on_each_share(share_body run);
/* Runs the function with `staged` and `mapped`. These transports share converted formats, renderbuffers that the
 * library creates, and buffer textures. */
void on_each_converting_share(share_body run);
/* Runs the function with every transport, because all of them share multisampled textures. Uses `native` only if
 * a driver supports it. */
void on_each_sample_share(share_body run);
clgl_transport_report report_of(clgl_context context, clgl_transport transport);

/* Acquires and releases one whole texture. */
void acquire_texture(clgl_queue queue, clgl_texture texture);
void release_texture(clgl_queue queue, clgl_texture texture);
/* Acquires the texture, expects an error from a release with mipmap generation, and releases it without that
 * flag. */
void expect_no_mipmaps(clgl_queue queue, clgl_texture texture);

/* Expects that creation fails with a message that contains `part`, and that nothing is left allocated. */
void refuse_texture(const share_fixture *f, const clgl_texture_desc *desc, clgl_result expected,
                    const char *part);

#endif
