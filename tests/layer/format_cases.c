/* Tests every row of the image format table in the specification. If the device supports the image format, the
 * texture must be shared. Otherwise the layer must return the specified error code. */
#include "sharing.h"

#define WIDTH 8u
#define HEIGHT 4u
#define MOST_BYTES (WIDTH * HEIGHT * 16u)

typedef struct row {
    const char *name;
    GLenum internal, format, type;
    cl_image_format image;
    size_t texel;
} row;

#define ROW(internal, format, type, order, data_type, texel)                                                     \
    {                                                                                                            \
#internal, internal, format, type, {order, data_type }, texel                                            \
    }

static const row rows[] = {
    ROW(GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, CL_RGBA, CL_UNORM_INT8, 4),
    ROW(GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE, CL_sRGBA, CL_UNORM_INT8, 4),
    ROW(GL_RGBA, GL_RGBA, GL_UNSIGNED_INT_8_8_8_8_REV, CL_RGBA, CL_UNORM_INT8, 4),
    ROW(GL_RGBA8I, GL_RGBA_INTEGER, GL_BYTE, CL_RGBA, CL_SIGNED_INT8, 4),
    ROW(GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT, CL_RGBA, CL_SIGNED_INT16, 8),
    ROW(GL_RGBA32I, GL_RGBA_INTEGER, GL_INT, CL_RGBA, CL_SIGNED_INT32, 16),
    ROW(GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, CL_RGBA, CL_UNSIGNED_INT8, 4),
    ROW(GL_RGBA16UI, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT, CL_RGBA, CL_UNSIGNED_INT16, 8),
    ROW(GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT, CL_RGBA, CL_UNSIGNED_INT32, 16),
    ROW(GL_RGBA8_SNORM, GL_RGBA, GL_BYTE, CL_RGBA, CL_SNORM_INT8, 4),
    ROW(GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT, CL_RGBA, CL_UNORM_INT16, 8),
    ROW(GL_RGBA16_SNORM, GL_RGBA, GL_SHORT, CL_RGBA, CL_SNORM_INT16, 8),
    ROW(GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT, CL_RGBA, CL_HALF_FLOAT, 8),
    ROW(GL_RGBA32F, GL_RGBA, GL_FLOAT, CL_RGBA, CL_FLOAT, 16),
    ROW(GL_R8, GL_RED, GL_UNSIGNED_BYTE, CL_R, CL_UNORM_INT8, 1),
    ROW(GL_R8_SNORM, GL_RED, GL_BYTE, CL_R, CL_SNORM_INT8, 1),
    ROW(GL_R16, GL_RED, GL_UNSIGNED_SHORT, CL_R, CL_UNORM_INT16, 2),
    ROW(GL_R16_SNORM, GL_RED, GL_SHORT, CL_R, CL_SNORM_INT16, 2),
    ROW(GL_R16F, GL_RED, GL_HALF_FLOAT, CL_R, CL_HALF_FLOAT, 2),
    ROW(GL_R32F, GL_RED, GL_FLOAT, CL_R, CL_FLOAT, 4),
    ROW(GL_R8I, GL_RED_INTEGER, GL_BYTE, CL_R, CL_SIGNED_INT8, 1),
    ROW(GL_R16I, GL_RED_INTEGER, GL_SHORT, CL_R, CL_SIGNED_INT16, 2),
    ROW(GL_R32I, GL_RED_INTEGER, GL_INT, CL_R, CL_SIGNED_INT32, 4),
    ROW(GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE, CL_R, CL_UNSIGNED_INT8, 1),
    ROW(GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT, CL_R, CL_UNSIGNED_INT16, 2),
    ROW(GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT, CL_R, CL_UNSIGNED_INT32, 4),
    ROW(GL_RG8, GL_RG, GL_UNSIGNED_BYTE, CL_RG, CL_UNORM_INT8, 2),
    ROW(GL_RG8_SNORM, GL_RG, GL_BYTE, CL_RG, CL_SNORM_INT8, 2),
    ROW(GL_RG16, GL_RG, GL_UNSIGNED_SHORT, CL_RG, CL_UNORM_INT16, 4),
    ROW(GL_RG16_SNORM, GL_RG, GL_SHORT, CL_RG, CL_SNORM_INT16, 4),
    ROW(GL_RG16F, GL_RG, GL_HALF_FLOAT, CL_RG, CL_HALF_FLOAT, 4),
    ROW(GL_RG32F, GL_RG, GL_FLOAT, CL_RG, CL_FLOAT, 8),
    ROW(GL_RG8I, GL_RG_INTEGER, GL_BYTE, CL_RG, CL_SIGNED_INT8, 2),
    ROW(GL_RG16I, GL_RG_INTEGER, GL_SHORT, CL_RG, CL_SIGNED_INT16, 4),
    ROW(GL_RG32I, GL_RG_INTEGER, GL_INT, CL_RG, CL_SIGNED_INT32, 8),
    ROW(GL_RG8UI, GL_RG_INTEGER, GL_UNSIGNED_BYTE, CL_RG, CL_UNSIGNED_INT8, 2),
    ROW(GL_RG16UI, GL_RG_INTEGER, GL_UNSIGNED_SHORT, CL_RG, CL_UNSIGNED_INT16, 4),
    ROW(GL_RG32UI, GL_RG_INTEGER, GL_UNSIGNED_INT, CL_RG, CL_UNSIGNED_INT32, 8),
    /* These rows are from cl_khr_gl_depth_images. Drivers without depth images cannot share them. */
    ROW(GL_DEPTH_COMPONENT16, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, CL_DEPTH, CL_UNORM_INT16, 2),
    ROW(GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, CL_DEPTH, CL_FLOAT, 4),
};

/* Fills texels with numbers that every format stores exactly. Excludes NaNs, denormal half floats, and the second
 * encoding of -1. */
static void fill_texels(const row *of, void *texels, uint32_t seed)
{
    const size_t bytes = (size_t)WIDTH * HEIGHT * of->texel;
    unsigned char raw[WIDTH * HEIGHT * 4];
    fill_bytes(raw, sizeof raw, seed);
    if (of->type == GL_FLOAT) {
        float *at = texels;
        for (size_t i = 0; i < bytes / sizeof *at; ++i)
            at[i] = (float)raw[i % sizeof raw] / 255.0f;
    } else if (of->type == GL_HALF_FLOAT) {
        uint16_t *at = texels;
        for (size_t i = 0; i < bytes / sizeof *at; ++i)
            at[i] = (uint16_t)(0x3000u + raw[i % sizeof raw]);
    } else {
        fill_bytes(texels, bytes, seed);
        /* Only positive numbers are used, because signed normalized formats have two encodings of -1. */
        if (of->type == GL_BYTE || of->type == GL_SHORT)
            for (size_t i = 0; i < bytes; ++i)
                ((unsigned char *)texels)[i] &= 0x7f;
    }
}

/* Creates a texture. Returns 0 if OpenGL ES does not support the format. */
static GLuint make_texture(const row *of, const void *texels)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, (GLint)of->internal, WIDTH, HEIGHT, 0, of->format, of->type, texels);
    glBindTexture(GL_TEXTURE_2D, 0);
    if (gl_is_es() && glGetError() != GL_NO_ERROR) {
        glDeleteTextures(1, &name);
        name = 0;
    }
    expect_gl_clean();
    return name;
}

/* Copies a texture to a readable format, and reads its bits. OpenGL ES can read only framebuffers. */
static void read_bits(GLuint name, GLenum target, GLint face, size_t texel, GLsizei width, GLsizei height,
                      void *bits)
{
    const struct {
        size_t texel;
        GLenum internal, format, type;
    } formats[] = {
        {1, GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE},      {2, GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT},
        {4, GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT},      {8, GL_RGBA16UI, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT},
        {16, GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT},
    };
    size_t row = 0;
    GLuint copy = 0, framebuffer = 0;
    while (formats[row].texel != texel)
        ++row;
    glGenTextures(1, &copy);
    glBindTexture(GL_TEXTURE_2D, copy);
    glTexStorage2D(GL_TEXTURE_2D, 1, formats[row].internal, width, height);
    glCopyImageSubData(name, target, 0, 0, 0, face, copy, GL_TEXTURE_2D, 0, 0, 0, 0, width, height, 1);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, copy, 0);
    glReadPixels(0, 0, width, height, formats[row].format, formats[row].type, bits);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glBindTexture(GL_TEXTURE_2D, 0);
    glDeleteFramebuffers(1, &framebuffer);
    glDeleteTextures(1, &copy);
}

static void expect_texture(const row *of, GLuint name, const void *expected)
{
    unsigned char found[MOST_BYTES];
    /* OpenGL ES cannot read depth textures. */
    if (gl_is_es() && of->image.image_channel_order == CL_DEPTH) return;
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    if (gl_is_es()) {
        read_bits(name, GL_TEXTURE_2D, 0, of->texel, WIDTH, HEIGHT, found);
    } else {
        glBindTexture(GL_TEXTURE_2D, name);
        glGetTexImage(GL_TEXTURE_2D, 0, of->format, of->type, found);
        glBindTexture(GL_TEXTURE_2D, 0);
    }
    expect_gl_clean();
    expect_bytes(found, expected, WIDTH * HEIGHT * of->texel);
}

static void share_there_and_back(const row *of, GLuint name, cl_mem image, const unsigned char *texels)
{
    const size_t origin[3] = {0, 0, 0}, region[3] = {WIDTH, HEIGHT, 1};
    unsigned char found[MOST_BYTES], other[MOST_BYTES];
    cl_image_format format = {0, 0};
    size_t size = 0;
    expect_ok(clGetImageInfo(image, CL_IMAGE_FORMAT, sizeof format, &format, NULL));
    expect_ok(clGetImageInfo(image, CL_IMAGE_ELEMENT_SIZE, sizeof size, &size, NULL));
    assert_int_equal(format.image_channel_order, of->image.image_channel_order);
    assert_int_equal(format.image_channel_data_type, of->image.image_channel_data_type);
    assert_int_equal(size, of->texel);
    acquire(image);
    expect_ok(clEnqueueReadImage(s.queue, image, CL_TRUE, origin, region, 0, 0, found, 0, NULL, NULL));
    expect_bytes(found, texels, WIDTH * HEIGHT * of->texel);
    fill_texels(of, other, 21);
    expect_ok(clEnqueueWriteImage(s.queue, image, CL_TRUE, origin, region, 0, 0, other, 0, NULL, NULL));
    release(image);
    expect_texture(of, name, other);
}

/* Returns whether OpenGL can read pixels in the format of the texture. OpenGL ES can read only two formats, which
 * may both differ from the format of the texture. */
static int opengl_reads(const row *of, GLuint name)
{
    unsigned char found[MOST_BYTES];
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, name, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, WIDTH, HEIGHT, of->format, of->type, found);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    return glGetError() == GL_NO_ERROR;
}

static void each_format_has_its_image(void **state)
{
    int shared = 0;
    (void)state;
    if (gl_is_es() && epoxy_gl_version() < 32) return;
    for (size_t i = 0; i < COUNT(rows); ++i) {
        const row *of = &rows[i];
        unsigned char texels[MOST_BYTES];
        const int has = has_image_format(CL_MEM_OBJECT_IMAGE2D, of->image);
        cl_int code = CL_SUCCESS;
        GLuint name;
        cl_mem image;
        fill_texels(of, texels, 20);
        name = make_texture(of, texels);
        if (name == 0) continue;
        image = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, name, &code);
        if ((has && opengl_reads(of, name)) || code != CL_INVALID_IMAGE_FORMAT_DESCRIPTOR) {
            if (code != CL_SUCCESS) print_error("of %s:\n", of->name);
            expect_ok(code);
            share_there_and_back(of, name, image, texels);
            expect_ok(clReleaseMemObject(image));
            ++shared;
        } else {
            assert_null(image);
        }
        glDeleteTextures(1, &name);
    }
    print_message("%d of %d formats have images here\n", shared, (int)COUNT(rows));
    assert_true(shared >= 12);
}

static void other_formats_have_none(void **state)
{
    const row strange[] = {
        ROW(GL_RGB9_E5, GL_RGB, GL_FLOAT, 0, 0, 4),
        ROW(GL_R3_G3_B2, GL_RGB, GL_UNSIGNED_BYTE, 0, 0, 1),
        ROW(GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, 0, 0, 4),
    };
    (void)state;
    if (gl_is_es() || sharing_is_native()) return;
    for (size_t i = 0; i < COUNT(strange); ++i) {
        const GLuint name = make_texture(&strange[i], NULL);
        expect_no_object(s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, name, &code),
                         CL_INVALID_IMAGE_FORMAT_DESCRIPTOR);
        glDeleteTextures(1, &name);
    }
}

#define FLOATS_SIDE 4
#define FLOATS (FLOATS_SIDE * FLOATS_SIDE * 4)

static void fill_floats(float *texels, uint32_t seed)
{
    unsigned char raw[FLOATS];
    fill_bytes(raw, sizeof raw, seed);
    for (size_t i = 0; i < FLOATS; ++i)
        texels[i] = (float)raw[i] / 3.0f;
}

/* Shares textures with formats of GL_OES_texture_float. These textures cannot be attached to framebuffers. */
static void floats_of_a_format_without_a_size_are_shared(void **state)
{
    const GLenum faces[] = {GL_TEXTURE_2D, GL_TEXTURE_CUBE_MAP_NEGATIVE_Y};
    const size_t origin[3] = {0, 0, 0}, region[3] = {FLOATS_SIDE, FLOATS_SIDE, 1};
    float texels[FLOATS], found[FLOATS];
    (void)state;
    if (!gl_is_es() || epoxy_gl_version() < 32 || !epoxy_has_gl_extension("GL_OES_texture_float")) return;
    for (size_t i = 0; i < COUNT(faces); ++i) {
        const int is_cube = faces[i] != GL_TEXTURE_2D;
        const GLenum target = is_cube ? GL_TEXTURE_CUBE_MAP : GL_TEXTURE_2D;
        const GLint face = is_cube ? (GLint)(faces[i] - GL_TEXTURE_CUBE_MAP_POSITIVE_X) : 0;
        cl_int code = CL_SUCCESS;
        GLuint name = 0;
        cl_mem image;
        glGenTextures(1, &name);
        glBindTexture(target, name);
        glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        for (GLint each = 0; each < (is_cube ? 6 : 1); ++each) {
            fill_floats(texels, (uint32_t)(30 + each));
            glTexImage2D(faces[i] - (GLenum)face + (GLenum)each, 0, GL_RGBA, FLOATS_SIDE, FLOATS_SIDE, 0, GL_RGBA,
                         GL_FLOAT, texels);
        }
        expect_gl_clean();
        image = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, faces[i], 0, name, &code);
        expect_ok(code);
        acquire(image);
        expect_ok(clEnqueueReadImage(s.queue, image, CL_TRUE, origin, region, 0, 0, found, 0, NULL, NULL));
        fill_floats(texels, (uint32_t)(30 + face));
        expect_bytes(found, texels, sizeof found);
        fill_floats(texels, 40);
        expect_ok(clEnqueueWriteImage(s.queue, image, CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL));
        release(image);
        read_bits(name, target, face, 4 * sizeof(float), FLOATS_SIDE, FLOATS_SIDE, found);
        expect_gl_clean();
        expect_bytes(found, texels, sizeof found);
        expect_ok(clReleaseMemObject(image));
        glDeleteTextures(1, &name);
    }
}

int run_format_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(each_format_has_its_image),
        SHARING_TEST(other_formats_have_none),
        SHARING_TEST(floats_of_a_format_without_a_size_are_shared),
    };
    return cmocka_run_group_tests_name("formats", tests, NULL, NULL);
}
