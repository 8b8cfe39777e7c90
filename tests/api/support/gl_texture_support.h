/* OpenGL textures and renderbuffers, and CPU copies of their pixels. */
#ifndef GL_TEXTURE_SUPPORT_H
#define GL_TEXTURE_SUPPORT_H

#include "texture_support.h"

/* A renderbuffer or one mip level of a texture, with a tightly packed CPU copy of its pixels */
typedef struct gl_image {
    GLenum target;
    GLuint name;
    /* Buffer of a buffer texture. The buffer has additional bytes before and after the texels. */
    GLuint buffer;
    /* Programs that read and draw the samples of a multisampled texture. The CPU copy has one layer per
     * sample. */
    GLuint programs[2];
    GLint level;
    clgl_format_info format;
    /* Format of the CPU copy: the format of the texture, or a format that OpenGL converts */
    clgl_format_info as;
    /* Numbers of columns, of rows (or layers of 1D arrays), and of slices, layers or faces */
    size_t size[3];
    size_t bytes;
    unsigned char *pixels;
} gl_image;

/* Creates a mutable texture with `levels` mip levels, and fills mip level `level` with pseudo-random pixels. */
gl_image make_gl_image(GLenum target, clgl_format format, GLint level, GLint levels, uint32_t seed);
/* Like make_gl_image, but the CPU copy has the format `as`. OpenGL converts the pixels. */
gl_image make_converted_gl_image(GLenum target, clgl_format format, clgl_format as, GLint level, GLint levels,
                                 uint32_t seed);
void destroy_gl_image(gl_image *i);
int has_samples(const gl_image *i);
clgl_texture_region all_of_gl_image(const gl_image *i);
/* Uploads the CPU copy to OpenGL. */
void draw_gl_image(const gl_image *i);
/* Writes bytes of a buffer texture. `offset` is in bytes from the first texel. */
void write_buffer_texture(const gl_image *i, size_t offset, const void *bytes, size_t size);
/* Reads all pixels with OpenGL. */
void load_gl_image(const gl_image *i, unsigned char *pixels);
/* Compares the pixels in OpenGL with the CPU copy. */
void expect_gl_image(const gl_image *i);
/* Changes the pixels of a region in the CPU copy. If `region` is NULL, changes all pixels. */
void change_pixels(gl_image *i, const clgl_texture_region *region, uint32_t seed);

clgl_texture_desc describe_gl_image(const gl_image *i, clgl_transport transport);
/* Describes a new texture with the size and the pixels of the CPU copy. The caller must set the format. */
clgl_texture_desc describe_new_gl_image(const gl_image *i, clgl_transport transport);
clgl_texture share_gl_image(clgl_context context, const gl_image *i, clgl_transport transport);
clgl_texture_info info_of_texture(clgl_texture texture);

/* OpenGL context, clgl context, queue, device and transport of a test */
typedef struct share_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    const char *device;
    clgl_transport transport;
} share_fixture;

typedef void (*share_body)(const share_fixture *f);

share_fixture begin_share(const char *device, clgl_transport transport);
/* Destroys the fixture. All other objects must already be destroyed. */
void end_share(share_fixture *f);
/* Returns whether the transport supports textures on the device in the current OpenGL context. `mapped` requires
 * persistent mapping. rusticl does not support `mapped`, because it copies images over host memory. */
int shares_textures_by(const char *device, clgl_transport transport);
/* Runs the function for each device with each available transport. */
void on_each_share(share_body run);
/* Runs the function for each device with `staged` and `mapped`. Other transports do not share converted formats,
 * renderbuffers that the library creates, and buffer textures. */
void on_each_converting_share(share_body run);
/* Runs the function for each device with each transport that can share multisampled textures. Requires `native`
 * only if CLGL_TEST_NATIVE is set. */
void on_each_sample_share(share_body run);
clgl_transport_report report_of(clgl_context context, clgl_transport transport);

/* These functions acquire and release a whole texture. */
void acquire_texture(clgl_queue queue, clgl_texture texture);
void release_texture(clgl_queue queue, clgl_texture texture);
/* Acquires the texture. A release with CLGL_HANDOVER_GENERATE_MIPMAPS must fail, and a release without this flag
 * must succeed. */
void expect_no_mipmaps(clgl_queue queue, clgl_texture texture);

/* Expects that the creation of the texture fails, with a message that contains `part`. The call must leave no
 * memory allocated. */
void refuse_texture(const share_fixture *f, const clgl_texture_desc *desc, clgl_result expected,
                    const char *part);

#endif
