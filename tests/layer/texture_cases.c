/* Tests renderbuffers, and textures of every target with their mip levels and faces. Checks the pixels in OpenGL
 * and OpenCL, and information queries. */
#include "sharing.h"

#define TEXEL 4u
#define MOST_BYTES 4096u

/* A kind of texture, in OpenGL and in OpenCL */
typedef struct shape {
    const char *name;
    /* Target for glBindTexture, and target for the OpenCL call */
    GLenum bound, target;
    GLint level;
    cl_gl_object_type gl_type;
    cl_mem_object_type cl_type;
    /* Region of the shared mip level in OpenCL */
    size_t region[3];
    int in_es;
} shape;

#define SHAPE(name, target, image, level, gl_type, cl_type, width, height, depth, in_es)                         \
    {                                                                                                            \
        name, GL_TEXTURE_##target, GL_TEXTURE_##image, level, CL_GL_OBJECT_TEXTURE##gl_type,                     \
            CL_MEM_OBJECT_IMAGE##cl_type, {width, height, depth}, in_es                                          \
    }

static const shape shapes[] = {
    SHAPE("2D", 2D, 2D, 0, 2D, 2D, 8, 4, 1, 1),
    SHAPE("level 1", 2D, 2D, 1, 2D, 2D, 4, 2, 1, 1),
    SHAPE("+x", CUBE_MAP, CUBE_MAP_POSITIVE_X, 0, 2D, 2D, 8, 8, 1, 1),
    SHAPE("-z", CUBE_MAP, CUBE_MAP_NEGATIVE_Z, 0, 2D, 2D, 8, 8, 1, 1),
    SHAPE("3D", 3D, 3D, 0, 3D, 3D, 8, 4, 3, 1),
    SHAPE("2D array", 2D_ARRAY, 2D_ARRAY, 0, 2D_ARRAY, 2D_ARRAY, 8, 4, 3, 1),
    SHAPE("1D", 1D, 1D, 0, 1D, 1D, 8, 1, 1, 0),
    SHAPE("1D array", 1D_ARRAY, 1D_ARRAY, 0, 1D_ARRAY, 1D_ARRAY, 8, 3, 1, 0),
    SHAPE("rectangle", RECTANGLE, RECTANGLE, 0, 2D, 2D, 8, 4, 1, 0),
};

static size_t bytes_of(const shape *of) { return of->region[0] * of->region[1] * of->region[2] * TEXEL; }

static void upload(const shape *of, GLenum image, GLint level, const size_t *size, const void *pixels)
{
    const GLsizei x = (GLsizei)size[0], y = (GLsizei)size[1], z = (GLsizei)size[2];
    if (of->bound == GL_TEXTURE_1D)
        glTexImage1D(image, level, GL_RGBA8, x, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    else if (of->bound == GL_TEXTURE_3D || of->bound == GL_TEXTURE_2D_ARRAY)
        glTexImage3D(image, level, GL_RGBA8, x, y, z, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    else
        glTexImage2D(image, level, GL_RGBA8, x, y, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
}

/* Creates a texture with all faces, and with all mip levels up to the shared level. */
static GLuint make_texture(const shape *of, const void *pixels)
{
    GLuint name = 0;
    const int is_cube = of->bound == GL_TEXTURE_CUBE_MAP;
    glGenTextures(1, &name);
    glBindTexture(of->bound, name);
    if (of->bound != GL_TEXTURE_RECTANGLE) glTexParameteri(of->bound, GL_TEXTURE_MAX_LEVEL, of->level);
    glTexParameteri(of->bound, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    for (GLint level = 0; level <= of->level; ++level) {
        const unsigned larger = (unsigned)(of->level - level);
        const size_t size[3] = {of->region[0] << larger, of->region[1] << larger, of->region[2]};
        for (GLenum face = 0; face < (is_cube ? 6u : 1u); ++face) {
            const GLenum image = is_cube ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + face : of->bound;
            upload(of, image, level, size,
                   level == of->level && (!is_cube || image == of->target) ? pixels : NULL);
        }
    }
    glBindTexture(of->bound, 0);
    expect_gl_clean();
    return name;
}

/* Reads a texture through framebuffers, because OpenGL ES cannot read textures. */
static void read_layers_by_framebuffer(const shape *of, GLuint name, unsigned char *pixels)
{
    const size_t layer_bytes = of->region[0] * of->region[1] * TEXEL;
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    for (size_t layer = 0; layer < of->region[2]; ++layer) {
        if (of->bound == GL_TEXTURE_3D || of->bound == GL_TEXTURE_2D_ARRAY)
            glFramebufferTextureLayer(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, name, of->level, (GLint)layer);
        else
            glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, of->target, name, of->level);
        glReadPixels(0, 0, (GLsizei)of->region[0], (GLsizei)of->region[1], GL_RGBA, GL_UNSIGNED_BYTE,
                     pixels + layer * layer_bytes);
    }
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
}

static void read_texture(const shape *of, GLuint name, unsigned char *pixels)
{
    if (gl_is_es()) {
        read_layers_by_framebuffer(of, name, pixels);
    } else {
        glBindTexture(of->bound, name);
        glGetTexImage(of->target, of->level, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        glBindTexture(of->bound, 0);
    }
    expect_gl_clean();
}

static cl_mem share(const shape *of, GLuint name, cl_mem_flags flags)
{
    cl_int code = CL_SUCCESS;
    const cl_mem image = s.gl.create_texture(s.context, flags, of->target, of->level, name, &code);
    expect_ok(code);
    return image;
}

/* Checks the sizes of an image. OpenCL must report 0 for the height, depth or array size of types without such a
 * size. */
static void expect_size(const shape *of, cl_mem image)
{
    const cl_mem_object_type type = of->cl_type;
    const int is_3d = type == CL_MEM_OBJECT_IMAGE3D;
    const int is_2d_array = type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    const int has_rows = is_3d || is_2d_array || type == CL_MEM_OBJECT_IMAGE2D;
    const size_t layers = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? of->region[1] : is_2d_array ? of->region[2] : 0;
    const struct {
        cl_image_info what;
        size_t size;
    } sizes[] = {{CL_IMAGE_WIDTH, of->region[0]},
                 {CL_IMAGE_HEIGHT, has_rows ? of->region[1] : 0},
                 {CL_IMAGE_DEPTH, is_3d ? of->region[2] : 0},
                 {CL_IMAGE_ARRAY_SIZE, layers}};
    for (size_t i = 0; i < COUNT(sizes); ++i) {
        size_t size = 99;
        expect_ok(clGetImageInfo(image, sizes[i].what, sizeof size, &size, NULL));
        assert_int_equal(size, sizes[i].size);
    }
}

static void expect_shape(const shape *of, cl_mem image, GLuint name)
{
    cl_mem_object_type type = 0;
    cl_gl_object_type gl_type = 0;
    cl_GLuint gl_name = 0;
    cl_GLenum target = 0;
    cl_GLint level = -1;
    size_t size = 0;
    cl_image_format format = {0, 0};
    expect_ok(clGetMemObjectInfo(image, CL_MEM_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, of->cl_type);
    expect_ok(s.gl.get_object_info(image, &gl_type, &gl_name));
    assert_int_equal(gl_type, of->gl_type);
    assert_int_equal(gl_name, name);
    expect_ok(s.gl.get_texture_info(image, CL_GL_TEXTURE_TARGET, sizeof target, &target, &size));
    assert_int_equal(target, of->target);
    assert_int_equal(size, sizeof target);
    expect_ok(s.gl.get_texture_info(image, CL_GL_MIPMAP_LEVEL, sizeof level, &level, NULL));
    assert_int_equal(level, of->level);
    expect_size(of, image);
    expect_ok(clGetImageInfo(image, CL_IMAGE_FORMAT, sizeof format, &format, NULL));
    assert_true(format.image_channel_order == CL_RGBA || format.image_channel_order == CL_BGRA);
    assert_int_equal(format.image_channel_data_type, CL_UNORM_INT8);
}

static void textures_are_transferred_both_ways(void **state)
{
    unsigned char values[MOST_BYTES], found[MOST_BYTES];
    const size_t origin[3] = {0, 0, 0};
    (void)state;
    for (size_t i = 0; i < COUNT(shapes); ++i) {
        const shape *of = &shapes[i];
        GLuint name;
        cl_mem image;
        if (gl_is_es() && !of->in_es) continue;
        fill_bytes(values, bytes_of(of), (uint32_t)i);
        name = make_texture(of, values);
        image = share(of, name, CL_MEM_READ_WRITE);
        expect_shape(of, image, name);
        acquire(image);
        expect_ok(clEnqueueReadImage(s.queue, image, CL_TRUE, origin, of->region, 0, 0, found, 0, NULL, NULL));
        expect_bytes(found, values, bytes_of(of));
        fill_bytes(values, bytes_of(of), (uint32_t)i + 100);
        expect_ok(clEnqueueWriteImage(s.queue, image, CL_TRUE, origin, of->region, 0, 0, values, 0, NULL, NULL));
        release(image);
        read_texture(of, name, found);
        expect_bytes(found, values, bytes_of(of));
        expect_ok(clReleaseMemObject(image));
        glDeleteTextures(1, &name);
    }
}

static void old_functions_accept_their_targets_only(void **state)
{
    cl_int created = CL_SUCCESS;
    const GLuint flat = make_texture(&shapes[0], NULL), solid = make_texture(&shapes[4], NULL);
    cl_mem image = s.gl.create_texture_2d(s.context, CL_MEM_READ_ONLY, GL_TEXTURE_2D, 0, flat, &created);
    (void)state;
    expect_ok(created);
    expect_ok(clReleaseMemObject(image));
    image = s.gl.create_texture_3d(s.context, CL_MEM_READ_ONLY, GL_TEXTURE_3D, 0, solid, &created);
    expect_ok(created);
    expect_ok(clReleaseMemObject(image));
    expect_no_object(s.gl.create_texture_2d(s.context, CL_MEM_READ_ONLY, GL_TEXTURE_3D, 0, solid, &code),
                     CL_INVALID_VALUE);
    expect_no_object(s.gl.create_texture_3d(s.context, CL_MEM_READ_ONLY, GL_TEXTURE_2D, 0, flat, &code),
                     CL_INVALID_VALUE);
    glDeleteTextures(1, &flat);
    glDeleteTextures(1, &solid);
}

static const char *const paint_source =
    "kernel void paint(write_only image2d_t to)"
    "{ int2 at = (int2)(get_global_id(0), get_global_id(1));"
    "  write_imagef(to, at, (float4)(at.x * 16 / 255.0f, at.y * 32 / 255.0f, 0.2f, 1.0f)); }";

static void kernels_paint_textures(void **state)
{
    const shape *of = &shapes[0];
    unsigned char found[MOST_BYTES];
    const GLuint name = make_texture(of, NULL);
    const cl_kernel kernel = make_kernel(paint_source, "paint");
    const cl_mem image = share(of, name, CL_MEM_WRITE_ONLY);
    (void)state;
    acquire(image);
    expect_ok(clSetKernelArg(kernel, 0, sizeof image, &image));
    expect_ok(clEnqueueNDRangeKernel(s.queue, kernel, 2, NULL, of->region, NULL, 0, NULL, NULL));
    release(image);
    read_texture(of, name, found);
    for (size_t y = 0; y < of->region[1]; ++y)
        for (size_t x = 0; x < of->region[0]; ++x) {
            const unsigned char *pixel = found + (y * of->region[0] + x) * TEXEL;
            assert_int_equal(pixel[0], x * 16);
            assert_int_equal(pixel[1], y * 32);
            assert_int_equal(pixel[2], 51);
            assert_int_equal(pixel[3], 255);
        }
    expect_ok(clReleaseKernel(kernel));
    expect_ok(clReleaseMemObject(image));
    glDeleteTextures(1, &name);
}

static void renderbuffers_are_transferred_both_ways(void **state)
{
    enum { WIDTH = 8, HEIGHT = 4, BYTES = WIDTH * HEIGHT * TEXEL };
    unsigned char values[BYTES], found[BYTES];
    const size_t origin[3] = {0, 0, 0}, region[3] = {WIDTH, HEIGHT, 1};
    GLuint name = 0, framebuffer = 0;
    cl_gl_object_type type = 0;
    cl_GLuint gl_name = 0;
    cl_int created = CL_SUCCESS;
    cl_mem image;
    (void)state;
    glGenRenderbuffers(1, &name);
    glBindRenderbuffer(GL_RENDERBUFFER, name);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, WIDTH, HEIGHT);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, name);
    glClearColor(1.0f, 0.0f, 0.2f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    image = s.gl.create_renderbuffer(s.context, CL_MEM_READ_WRITE, name, &created);
    expect_ok(created);
    expect_ok(s.gl.get_object_info(image, &type, &gl_name));
    assert_int_equal(type, CL_GL_OBJECT_RENDERBUFFER);
    assert_int_equal(gl_name, name);
    expect_cl(s.gl.get_texture_info(image, CL_GL_TEXTURE_TARGET, sizeof type, &type, NULL), CL_INVALID_GL_OBJECT);
    acquire(image);
    expect_ok(clEnqueueReadImage(s.queue, image, CL_TRUE, origin, region, 0, 0, found, 0, NULL, NULL));
    for (size_t i = 0; i < BYTES; i += TEXEL)
        assert_memory_equal(found + i, "\xff\x00\x33\xff", TEXEL);
    fill_bytes(values, BYTES, 9);
    expect_ok(clEnqueueWriteImage(s.queue, image, CL_TRUE, origin, region, 0, 0, values, 0, NULL, NULL));
    release(image);
    glReadPixels(0, 0, WIDTH, HEIGHT, GL_RGBA, GL_UNSIGNED_BYTE, found);
    expect_bytes(found, values, BYTES);
    expect_ok(clReleaseMemObject(image));
    glDeleteFramebuffers(1, &framebuffer);
    glDeleteRenderbuffers(1, &name);
    expect_gl_clean();
}

/* OpenGL ES 3.0 reports the size and format of renderbuffers, but not of textures. */
static void opengl_es_30_cannot_query_textures(void **state)
{
    GLuint texture = 0, renderbuffer = 0;
    GLint minor = 0;
    cl_int code = CL_SUCCESS;
    cl_mem image;
    (void)state;
    glGetIntegerv(GL_MINOR_VERSION, &minor);
    if (!gl_is_es() || minor > 0) return;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 8, 4);
    expect_no_object(s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, &code),
                     CL_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    expect_no_object(s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_3D, 0, texture, &code),
                     CL_INVALID_GL_OBJECT);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 8, 4);
    image = s.gl.create_renderbuffer(s.context, CL_MEM_READ_WRITE, renderbuffer, &code);
    expect_ok(code);
    acquire(image);
    release(image);
    expect_ok(clReleaseMemObject(image));
    expect_gl_clean();
    glDeleteRenderbuffers(1, &renderbuffer);
    glDeleteTextures(1, &texture);
}

static void buffer_textures_are_images_of_buffers(void **state)
{
    enum { TEXELS = 16, BYTES = TEXELS * TEXEL };
    unsigned char values[BYTES], found[BYTES];
    const size_t origin[3] = {0, 0, 0}, region[3] = {TEXELS, 1, 1};
    cl_int created = CL_SUCCESS;
    cl_mem_object_type type = 0;
    cl_gl_object_type gl_type = 0;
    GLuint buffer, name = 0;
    cl_mem image;
    (void)state;
    fill_bytes(values, BYTES, 10);
    buffer = make_gl_buffer(BYTES, values);
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_BUFFER, name);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, buffer);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
    expect_gl_clean();
    image = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_BUFFER, 0, name, &created);
    expect_ok(created);
    expect_ok(clGetMemObjectInfo(image, CL_MEM_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_MEM_OBJECT_IMAGE1D_BUFFER);
    expect_ok(s.gl.get_object_info(image, &gl_type, NULL));
    assert_int_equal(gl_type, CL_GL_OBJECT_TEXTURE_BUFFER);
    acquire(image);
    expect_ok(clEnqueueReadImage(s.queue, image, CL_TRUE, origin, region, 0, 0, found, 0, NULL, NULL));
    expect_bytes(found, values, BYTES);
    fill_bytes(values, BYTES, 11);
    expect_ok(clEnqueueWriteImage(s.queue, image, CL_TRUE, origin, region, 0, 0, values, 0, NULL, NULL));
    release(image);
    read_gl_buffer(buffer, BYTES, found);
    expect_bytes(found, values, BYTES);
    expect_ok(clReleaseMemObject(image));
    expect_no_object(s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_BUFFER, 1, name, &code),
                     CL_INVALID_MIP_LEVEL);
    glDeleteTextures(1, &name);
    glDeleteBuffers(1, &buffer);
}

static const char *const read_source = "kernel void read(read_only image1d_buffer_t from, global float4 *to)"
                                       "{ to[get_global_id(0)] = read_imagef(from, (int)get_global_id(0)); }";

static void kernels_read_buffer_textures(void **state)
{
    enum { TEXELS = 16, BYTES = TEXELS * TEXEL };
    unsigned char values[BYTES];
    float found[BYTES];
    const size_t texels = TEXELS;
    const cl_kernel kernel = make_kernel(read_source, "read");
    cl_int code = CL_SUCCESS;
    const cl_mem to = clCreateBuffer(s.context, CL_MEM_READ_WRITE, sizeof found, NULL, &code);
    GLuint buffer, name = 0;
    cl_mem image;
    (void)state;
    expect_ok(code);
    fill_bytes(values, BYTES, 12);
    buffer = make_gl_buffer(BYTES, values);
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_BUFFER, name);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, buffer);
    image = s.gl.create_texture(s.context, CL_MEM_READ_ONLY, GL_TEXTURE_BUFFER, 0, name, &code);
    expect_ok(code);
    acquire(image);
    expect_ok(clSetKernelArg(kernel, 0, sizeof image, &image));
    expect_ok(clSetKernelArg(kernel, 1, sizeof to, &to));
    expect_ok(clEnqueueNDRangeKernel(s.queue, kernel, 1, NULL, &texels, NULL, 0, NULL, NULL));
    expect_ok(clEnqueueReadBuffer(s.queue, to, CL_TRUE, 0, sizeof found, found, 0, NULL, NULL));
    release(image);
    for (size_t i = 0; i < BYTES; ++i)
        assert_int_equal((int)(found[i] * 255.0f + 0.5f), values[i]);
    expect_ok(clReleaseKernel(kernel));
    expect_ok(clReleaseMemObject(to));
    expect_ok(clReleaseMemObject(image));
    glDeleteTextures(1, &name);
    glDeleteBuffers(1, &buffer);
}

/* Migrates an image with rows of 32 bytes. In shared memory, such rows have gaps between them. */
static void migrations_keep_pixels(void **state)
{
    enum { SIDE = 8, BYTES = SIDE * SIDE * TEXEL };
    static const shape flat = {
        "2D", GL_TEXTURE_2D, GL_TEXTURE_2D, 0, CL_GL_OBJECT_TEXTURE2D, CL_MEM_OBJECT_IMAGE2D, {SIDE, SIDE, 1}, 1};
    const size_t origin[3] = {0, 0, 0};
    unsigned char values[BYTES], found[BYTES];
    GLuint name;
    cl_mem image;
    (void)state;
    fill_bytes(values, BYTES, 12);
    name = make_texture(&flat, values);
    image = share(&flat, name, CL_MEM_READ_WRITE);
    acquire(image);
    fill_bytes(values, BYTES, 13);
    expect_ok(clEnqueueWriteImage(s.queue, image, CL_TRUE, origin, flat.region, 0, 0, values, 0, NULL, NULL));
    expect_ok(clEnqueueMigrateMemObjects(s.queue, 1, &image, CL_MIGRATE_MEM_OBJECT_HOST, 0, NULL, NULL));
    expect_ok(clEnqueueReadImage(s.queue, image, CL_TRUE, origin, flat.region, 0, 0, found, 0, NULL, NULL));
    expect_bytes(found, values, BYTES);
    release(image);
    read_texture(&flat, name, found);
    expect_bytes(found, values, BYTES);
    expect_ok(clReleaseMemObject(image));
    glDeleteTextures(1, &name);
}

int run_texture_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(textures_are_transferred_both_ways),
        SHARING_TEST(old_functions_accept_their_targets_only),
        SHARING_TEST(kernels_paint_textures),
        SHARING_TEST(renderbuffers_are_transferred_both_ways),
        SHARING_TEST(opengl_es_30_cannot_query_textures),
        SHARING_TEST(buffer_textures_are_images_of_buffers),
        SHARING_TEST(kernels_read_buffer_textures),
        SHARING_TEST(migrations_keep_pixels),
    };
    return cmocka_run_group_tests_name("textures", tests, NULL, NULL);
}
