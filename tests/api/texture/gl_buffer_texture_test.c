/* Tests shared buffer textures, whose texels are a whole buffer or a range of a buffer. Also tests hand-overs of
 * different objects with common bytes. */
#define _GNU_SOURCE
#include "gl_texture_support.h"

#define TEXELS 16u
#define TEXEL 4u
/* Valid alignment of ranges in bytes for every OpenGL driver */
#define ALIGNED 256u

static clgl_texture wrap(const share_fixture *f, GLuint name, clgl_result expected, const char *part)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.gl_target = GL_TEXTURE_BUFFER;
    desc.gl_name = name;
    desc.transport = f->transport;
    if (expected == CLGL_SUCCESS) {
        expect_success(clgl_texture_create(f->context, &desc, &texture));
    } else {
        expect_error_out(clgl_texture_create(f->context, &desc, &texture), expected, texture);
        expect_message(part);
    }
    return texture;
}

static void set_buffer(GLuint texture, GLenum format, GLuint buffer)
{
    glBindTexture(GL_TEXTURE_BUFFER, texture);
    glTexBuffer(GL_TEXTURE_BUFFER, format, buffer);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
    expect_gl_clean();
}

static void set_range(GLuint texture, GLuint buffer, GLintptr offset, GLsizeiptr size)
{
    glBindTexture(GL_TEXTURE_BUFFER, texture);
    glTexBufferRange(GL_TEXTURE_BUFFER, GL_RGBA8, buffer, offset, size);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
    expect_gl_clean();
}

static void resize(GLuint buffer, GLsizeiptr size)
{
    glBindBuffer(GL_COPY_WRITE_BUFFER, buffer);
    glBufferData(GL_COPY_WRITE_BUFFER, size, NULL, GL_STATIC_DRAW);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
}

static GLuint make_texture(GLenum format, GLuint buffer)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    set_buffer(name, format, buffer);
    return name;
}

static GLuint buffer_of(GLuint texture)
{
    GLint buffer = 0;
    glBindTexture(GL_TEXTURE_BUFFER, texture);
    glGetTexLevelParameteriv(GL_TEXTURE_BUFFER, 0, GL_TEXTURE_BUFFER_DATA_STORE_BINDING, &buffer);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
    return (GLuint)buffer;
}

static void expect_bytes(GLuint buffer, size_t offset, const void *expected, size_t size)
{
    unsigned char *got = malloc(size);
    glBindBuffer(GL_COPY_READ_BUFFER, buffer);
    glGetBufferSubData(GL_COPY_READ_BUFFER, (GLintptr)offset, (GLsizeiptr)size, got);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    expect_same_bytes(got, expected, size);
    free(got);
}

static void make_new_ones(const share_fixture *f)
{
    unsigned char bytes[TEXELS * TEXEL], got[sizeof bytes];
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    clgl_texture_info info;
    fill_bytes(bytes, sizeof bytes, 1);
    desc.gl_target = GL_TEXTURE_BUFFER;
    desc.format = CLGL_FORMAT_RGBA8UI;
    desc.width = TEXELS;
    desc.data = bytes;
    desc.label = "texels";
    desc.transport = f->transport;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    info = info_of_texture(texture);
    assert_int_equal(info.type, CLGL_TEXTURE_TYPE_1D);
    assert_int_equal(info.gl_target, GL_TEXTURE_BUFFER);
    assert_int_equal(info.gl_internal_format, GL_RGBA8UI);
    assert_int_equal(info.width, TEXELS);
    assert_int_equal(info.height, 1);
    assert_int_equal(info.size, sizeof bytes);
    assert_int_equal(info.transport, f->transport);
    expect_bytes(buffer_of(info.gl_name), 0, bytes, sizeof bytes);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, bytes, sizeof bytes);
    fill_bytes(bytes, sizeof bytes, 2);
    expect_success(clgl_texture_write(f->queue, texture, NULL, bytes, 1, 0, NULL, NULL));
    release_texture(f->queue, texture);
    expect_bytes(buffer_of(info.gl_name), 0, bytes, sizeof bytes);
    expect_success(clgl_texture_destroy(texture));
    assert_false(glIsTexture(info.gl_name));
}

static void new_ones_have_a_buffer(void **state)
{
    (void)state;
    on_each_converting_share(make_new_ones);
}

static GLuint make_program(GLenum type, const char *source)
{
    const GLuint program = glCreateShaderProgramv(type, 1, &source);
    GLint linked = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    assert_true(linked);
    return program;
}

/* A compute shader reads and writes a buffer texture that OpenCL also reads and writes. */
static void shade(const share_fixture *f)
{
    static const char *const source = "#version 430\n"
                                      "layout(local_size_x = 16) in;\n"
                                      "layout(binding = 0) uniform usamplerBuffer texels;\n"
                                      "layout(binding = 0, r32ui) uniform writeonly uimageBuffer back;\n"
                                      "void main()\n"
                                      "{\n"
                                      "    int at = int(gl_LocalInvocationID.x);\n"
                                      "    imageStore(back, at, texelFetch(texels, at) * 3u + uvec4(at));\n"
                                      "}\n";
    gl_image image = make_gl_image(GL_TEXTURE_BUFFER, CLGL_FORMAT_R32UI, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    const GLuint program = make_program(GL_COMPUTE_SHADER, source);
    uint32_t *const known = (uint32_t *)(void *)image.pixels;
    uint32_t got[TEXELS];
    for (uint32_t turn = 0; turn < 3; ++turn) {
        change_pixels(&image, NULL, turn);
        acquire_texture(f->queue, texture);
        expect_success(clgl_texture_write(f->queue, texture, NULL, image.pixels, 1, 0, NULL, NULL));
        release_texture(f->queue, texture);
        glUseProgram(program);
        glBindTexture(GL_TEXTURE_BUFFER, image.name);
        glBindImageTexture(0, image.name, 0, GL_FALSE, 0, GL_WRITE_ONLY, GL_R32UI);
        glDispatchCompute(1, 1, 1);
        acquire_texture(f->queue, texture);
        expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
        release_texture(f->queue, texture);
        for (uint32_t at = 0; at < image.size[0]; ++at)
            known[at] = known[at] * 3 + at;
        expect_same_bytes(got, known, image.bytes);
        expect_gl_image(&image);
    }
    glUseProgram(0);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
    glDeleteProgram(program);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void shaders_and_opencl_see_each_others_texels(void **state)
{
    (void)state;
    on_each_converting_share(shade);
}

static clgl_result try_acquire(clgl_queue queue, clgl_texture texture)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &texture;
    return clgl_acquire(queue, &handover, 0, NULL, NULL);
}

/* Expects that an acquire reports a changed GL object until the texture is rewrapped. */
static void expect_changed(const share_fixture *f, clgl_texture texture, uint32_t width)
{
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_success(clgl_texture_rewrap(texture));
    assert_int_equal(info_of_texture(texture).width, width);
    acquire_texture(f->queue, texture);
    release_texture(f->queue, texture);
}

static void change(const share_fixture *f)
{
    const size_t size = ALIGNED + TEXELS * TEXEL;
    const GLuint buffer = make_gl_buffer(size, NULL), other = make_gl_buffer(2 * size, NULL);
    const GLuint name = make_texture(GL_RGBA8, buffer);
    clgl_texture texture = wrap(f, name, CLGL_SUCCESS, NULL);
    assert_int_equal(info_of_texture(texture).width, size / TEXEL);
    set_buffer(name, GL_RGBA8, other);
    expect_changed(f, texture, (uint32_t)(2 * size / TEXEL));
    set_buffer(name, GL_RGBA16F, other);
    expect_changed(f, texture, (uint32_t)(size / TEXEL));
    set_range(name, buffer, 0, TEXELS * TEXEL);
    expect_changed(f, texture, TEXELS);
    set_range(name, buffer, ALIGNED, TEXELS * TEXEL);
    expect_changed(f, texture, TEXELS);
    /* Resizes the buffer so that its last byte is not part of a texel. */
    set_buffer(name, GL_RGBA8, buffer);
    expect_changed(f, texture, (uint32_t)(size / TEXEL));
    resize(buffer, (GLsizeiptr)(size + TEXEL + 1));
    expect_changed(f, texture, (uint32_t)(size / TEXEL + 1));
    set_range(name, buffer, ALIGNED, TEXELS * TEXEL);
    expect_success(clgl_texture_rewrap(texture));
    resize(buffer, ALIGNED + TEXEL);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_message("than the buffer");
    resize(buffer, (GLsizeiptr)size);
    acquire_texture(f->queue, texture);
    release_texture(f->queue, texture);
    glDeleteBuffers(1, &buffer);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_message("was deleted: call glTexBuffer");
    set_buffer(name, GL_RGBA8, 0);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    wrap(f, name, CLGL_ERROR_INVALID_GL_OBJECT, "has no buffer yet");
    glDeleteTextures(1, &name);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_success(clgl_texture_destroy(texture));
    glDeleteBuffers(1, &other);
}

static void changed_buffers_are_detected(void **state)
{
    (void)state;
    on_each_converting_share(change);
}

static clgl_result acquire_range(clgl_queue queue, clgl_buffer buffer, uint64_t offset, uint64_t size)
{
    const clgl_range range = {offset, size};
    clgl_handover handover = handover_of(&buffer, 1);
    handover.buffer_ranges = &range;
    return clgl_acquire(queue, &handover, 0, NULL, NULL);
}

/* Acquires a buffer and a buffer texture in turns. The texture covers the second half of the buffer. */
static void take_turns(const share_fixture *f, clgl_buffer buffer, clgl_texture texture, GLuint name)
{
    unsigned char bytes[2 * ALIGNED], got[2 * ALIGNED];
    fill_bytes(bytes, sizeof bytes, 7);
    acquire_texture(f->queue, texture);
    expect_error(acquire_range(f->queue, buffer, 0, sizeof bytes), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(acquire_range(f->queue, buffer, ALIGNED, 1), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_success(acquire_range(f->queue, buffer, 0, ALIGNED));
    expect_success(clgl_texture_write(f->queue, texture, NULL, bytes + ALIGNED, 1, 0, NULL, NULL));
    release(f->queue, buffer);
    release_texture(f->queue, texture);
    acquire(f->queue, buffer);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_success(clgl_buffer_read(f->queue, buffer, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got + ALIGNED, bytes + ALIGNED, ALIGNED);
    fill_bytes(bytes, sizeof bytes, 8);
    expect_success(clgl_buffer_write(f->queue, buffer, NULL, bytes, 1, 0, NULL, NULL));
    release(f->queue, buffer);
    expect_bytes(name, 0, bytes, sizeof bytes);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, bytes + ALIGNED, ALIGNED);
    release_texture(f->queue, texture);
}

static void share_bytes(const share_fixture *f)
{
    for (int buffer_first = 0; buffer_first < 2; ++buffer_first) {
        const GLuint name = make_gl_buffer(2 * ALIGNED, NULL), texture_name = make_texture(GL_RGBA8, name);
        const GLuint front_name = make_texture(GL_RGBA8, name);
        clgl_buffer buffer = NULL;
        clgl_texture texture = NULL, front = NULL;
        set_range(texture_name, name, ALIGNED, ALIGNED);
        set_range(front_name, name, 0, ALIGNED);
        if (buffer_first) buffer = wrap_buffer(f->context, name, 0, CLGL_ACCESS_READ_WRITE);
        texture = wrap(f, texture_name, CLGL_SUCCESS, NULL);
        front = wrap(f, front_name, CLGL_SUCCESS, NULL);
        if (!buffer_first) buffer = wrap_buffer(f->context, name, 0, CLGL_ACCESS_READ_WRITE);
        take_turns(f, buffer, texture, name);
        acquire_texture(f->queue, front);
        acquire_texture(f->queue, texture);
        release_texture(f->queue, texture);
        expect_error(acquire_range(f->queue, buffer, 0, 1), CLGL_ERROR_ALREADY_ACQUIRED);
        release_texture(f->queue, front);
        expect_success(clgl_texture_destroy(front));
        expect_success(clgl_texture_destroy(texture));
        expect_success(clgl_buffer_destroy(buffer));
        glDeleteTextures(1, &texture_name);
        glDeleteTextures(1, &front_name);
        glDeleteBuffers(1, &name);
    }
}

static void buffers_and_textures_of_the_same_bytes_take_turns(void **state)
{
    (void)state;
    on_each_converting_share(share_bytes);
}

static void formats_without_buffer_textures_are_refused(void **state)
{
    static const struct {
        clgl_format format;
        const char *part;
    } formats[] = {{CLGL_FORMAT_RG8, "CLGL_FORMAT_RGBA8, and buffer textures are not converted"},
                   {CLGL_FORMAT_RGB32F, "cannot be shared: share the buffer"},
                   {CLGL_FORMAT_BGRA8, "cannot be shared: share the buffer"},
                   {CLGL_FORMAT_SRGB8_ALPHA8, "cannot be shared: share the buffer"},
                   {CLGL_FORMAT_RGBA8_SNORM, "cannot be shared: share the buffer"},
                   {CLGL_FORMAT_DEPTH_COMPONENT32F, "cannot be shared: share the buffer"}};
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    gl_image image = make_gl_image(GL_TEXTURE_BUFFER, CLGL_FORMAT_RGBA8, 0, 1, 0);
    (void)state;
    desc.gl_target = GL_TEXTURE_BUFFER;
    desc.width = TEXELS;
    for (size_t i = 0; i < COUNT(formats); ++i) {
        if (formats[i].format == CLGL_FORMAT_RG8 && has_format(f.context, CLGL_FORMAT_RG8)) continue;
        desc.format = formats[i].format;
        desc.flags = 0;
        refuse_texture(&f, &desc, CLGL_ERROR_UNSUPPORTED, formats[i].part);
        desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
        refuse_texture(&f, &desc, CLGL_ERROR_UNSUPPORTED, formats[i].part);
    }
    desc.flags = 0;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.mip_level_count = 2;
    refuse_texture(&f, &desc, CLGL_ERROR_OUT_OF_RANGE, "has at most 1");
    desc.mip_level_count = 0;
    desc.width = 0x10000000u;
    refuse_texture(&f, &desc, CLGL_ERROR_OUT_OF_RANGE, "width is 268435456");
    desc = describe_gl_image(&image, CLGL_TRANSPORT_AUTO);
    desc.mip_level = 1;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "has no level 1");
    desc.mip_level = 0;
    desc.width = 5;
    refuse_texture(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "width 11");
    texture = share_gl_image(f.context, &image, CLGL_TRANSPORT_AUTO);
    expect_no_mipmaps(f.queue, texture);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
    end_share(&f);
}

int main(void)
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(new_ones_have_a_buffer),
        cmocka_unit_test(shaders_and_opencl_see_each_others_texels),
        cmocka_unit_test(changed_buffers_are_detected),
        cmocka_unit_test(buffers_and_textures_of_the_same_bytes_take_turns),
        cmocka_unit_test(formats_without_buffer_textures_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
