/* Tests wrapped buffers and textures with `external`. By default, hand-overs copy the contents from and to a
 * shadow in Vulkan memory. With CLGL_BUFFER_REPLACE_STORAGE, Vulkan memory becomes the storage of the GL buffer.
 *
 * Usage:
 * direct_wrap_test       on CPU devices
 * direct_wrap_test gpu   on the GPU of a headless OpenGL context */
#define _GNU_SOURCE
#include "direct_support.h"

#define NUMBERS 1024u
#define BYTES (NUMBERS * sizeof(uint32_t))
/* Range of the sub-buffer in uints. Copies must not write outside this range. */
#define PART_FIRST 256u
#define PART_NUMBERS 128u

static clgl_buffer share_by(clgl_context context, GLuint name, uint32_t flags, clgl_transport transport)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.gl_name = name;
    desc.size = BYTES;
    desc.flags = flags;
    desc.transport = transport;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* Writes a buffer through a copy from another buffer, which works for every storage. */
static void copy_into_gl(GLuint name, const void *data)
{
    GLuint other = make_gl_buffer(BYTES, data);
    glBindBuffer(GL_COPY_READ_BUFFER, other);
    glBindBuffer(GL_COPY_WRITE_BUFFER, name);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, BYTES);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
    glDeleteBuffers(1, &other);
    expect_gl_clean();
}

/* OpenGL writes the buffer, a kernel changes the numbers, and OpenGL reads the result. */
static void there_and_back(const share_fixture *f, clgl_kernel kernel, clgl_buffer buffer, uint32_t seed)
{
    const GLuint name = info_of_buffer(buffer).gl_name;
    uint32_t numbers[NUMBERS];
    fill_bytes(numbers, BYTES, seed);
    copy_into_gl(name, numbers);
    acquire(f->queue, buffer);
    launch_change(f->queue, kernel, buffer, NUMBERS);
    release(f->queue, buffer);
    change_on_cpu(numbers, NUMBERS);
    expect_gl_bytes(name, 0, BYTES, numbers);
}

/* OpenCL acquires a sub-buffer while OpenGL writes the rest of the buffer. */
static void a_range_is_transferred_alone(const share_fixture *f, clgl_buffer buffer, GLuint name)
{
    const clgl_range range = {PART_FIRST * sizeof(uint32_t), PART_NUMBERS * sizeof(uint32_t)};
    uint32_t before[NUMBERS], after[NUMBERS];
    clgl_buffer part = NULL;
    fill_bytes(before, BYTES, 21);
    fill_bytes(after, BYTES, 22);
    copy_into_gl(name, before);
    expect_success(clgl_buffer_create_sub(buffer, CLGL_ACCESS_READ_WRITE, &range, &part));
    acquire(f->queue, part);
    copy_into_gl(name, after);
    expect_success(clgl_buffer_fill(f->queue, part, NULL, before, sizeof *before, 0, NULL, NULL));
    release(f->queue, part);
    for (uint32_t i = PART_FIRST; i < PART_FIRST + PART_NUMBERS; ++i)
        after[i] = before[0];
    expect_gl_bytes(name, 0, BYTES, after);
    expect_success(clgl_buffer_destroy(part));
}

static void keep_their_storage(const share_fixture *f)
{
    static const uint32_t flags[] = {0, CLGL_BUFFER_GL_MAPPABLE};
    const clgl_kernel kernel = make_change_kernel(f->context);
    uint32_t numbers[NUMBERS];
    for (size_t i = 0; i < COUNT(flags); ++i) {
        GLuint name;
        clgl_buffer buffer;
        clgl_buffer_info info;
        fill_bytes(numbers, BYTES, 5);
        name = make_gl_buffer(BYTES, numbers);
        buffer = share_by(f->context, name, flags[i], CLGL_TRANSPORT_EXTERNAL);
        info = info_of_buffer(buffer);
        assert_int_equal(info.gl_name, name);
        assert_int_equal(info.storage_replaced, 0);
        assert_int_equal(info.copies_per_acquire, 1);
        assert_int_equal(memory_of(f->context, CLGL_TRANSPORT_EXTERNAL).extra_bytes, BYTES);
        expect_gl_bytes(name, 0, BYTES, numbers);
        for (uint32_t round = 0; round < 2; ++round)
            there_and_back(f, kernel, buffer, round + 6);
        a_range_is_transferred_alone(f, buffer, name);
        expect_success(clgl_buffer_destroy(buffer));
        glDeleteBuffers(1, &name);
    }
    expect_success(clgl_kernel_destroy(kernel));
}

/* Mappable buffers are copied, because OpenGL cannot map imported memory. */
static void are_mapped_by_opengl(const share_fixture *f)
{
    const clgl_buffer buffer = share_by(f->context, 0, CLGL_BUFFER_GL_MAPPABLE, CLGL_TRANSPORT_EXTERNAL);
    assert_int_equal(info_of_buffer(buffer).copies_per_acquire, 1);
    glBindBuffer(GL_ARRAY_BUFFER, info_of_buffer(buffer).gl_name);
    assert_non_null(glMapBufferRange(GL_ARRAY_BUFFER, 0, BYTES, GL_MAP_READ_BIT));
    glUnmapBuffer(GL_ARRAY_BUFFER);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    expect_success(clgl_buffer_destroy(buffer));
}

/* Creates and destroys buffers, which would overwrite memory that was freed too early. */
static void use_memory(const share_fixture *f)
{
    uint32_t rubbish[NUMBERS];
    memset(rubbish, 0x55, BYTES);
    for (int i = 0; i < 8; ++i) {
        const clgl_buffer other = share_by(f->context, 0, 0, CLGL_TRANSPORT_EXTERNAL);
        copy_into_gl(info_of_buffer(other).gl_name, rubbish);
        expect_success(clgl_buffer_destroy(other));
    }
    glFinish();
}

static GLuint make_vertices(GLuint buffer)
{
    GLuint array = 0;
    glGenVertexArrays(1, &array);
    glBindVertexArray(array);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glVertexAttribPointer(0, 4, GL_UNSIGNED_BYTE, GL_TRUE, 0, NULL);
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    return array;
}

static void expect_vertices(GLuint array, GLuint buffer)
{
    GLint bound = 0;
    glBindVertexArray(array);
    glGetVertexAttribiv(0, GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, &bound);
    glBindVertexArray(0);
    assert_int_equal(bound, buffer);
}

/* A replaced storage exists until the OpenGL buffer is deleted, even if the clgl buffer is destroyed before. */
static void get_another_storage(const share_fixture *f)
{
    const clgl_kernel kernel = make_change_kernel(f->context);
    uint32_t numbers[NUMBERS], last[NUMBERS];
    GLuint name, array;
    clgl_buffer buffer;
    clgl_buffer_info info;
    fill_bytes(numbers, BYTES, 9);
    name = make_gl_buffer(BYTES, numbers);
    array = make_vertices(name);
    buffer = share_by(f->context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_TRANSPORT_EXTERNAL);
    info = info_of_buffer(buffer);
    assert_int_equal(info.gl_name, name);
    assert_int_equal(info.storage_replaced, 1);
    assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
    expect_gl_bytes(name, 0, BYTES, numbers);
    for (uint32_t round = 0; round < 2; ++round)
        there_and_back(f, kernel, buffer, round + 10);
    expect_vertices(array, name);
    fill_bytes(last, BYTES, 12);
    acquire(f->queue, buffer);
    expect_success(clgl_buffer_write(f->queue, buffer, NULL, last, 1, 0, NULL, NULL));
    release(f->queue, buffer);
    expect_success(clgl_buffer_destroy(buffer));
    use_memory(f);
    expect_gl_bytes(name, 0, BYTES, last);
    /* A replaced storage is not replaced a second time. */
    buffer = share_by(f->context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_TRANSPORT_EXTERNAL);
    assert_int_equal(info_of_buffer(buffer).storage_replaced, 0);
    there_and_back(f, kernel, buffer, 13);
    expect_success(clgl_buffer_destroy(buffer));
    glDeleteVertexArrays(1, &array);
    glDeleteBuffers(1, &name);
    use_memory(f);
    expect_success(clgl_kernel_destroy(kernel));
}

static void wrapped_buffers_are_shared(void **state)
{
    (void)state;
    on_each_direct_device(keep_their_storage);
    on_each_direct_device(are_mapped_by_opengl);
    on_each_direct_device(get_another_storage);
}

static void a_replaced_storage_outlives_the_context(void **state)
{
    share_fixture f = begin_direct();
    uint32_t numbers[NUMBERS], got[NUMBERS];
    GLuint name;
    clgl_context second;
    clgl_buffer buffer;
    (void)state;
    fill_bytes(numbers, BYTES, 14);
    name = make_gl_buffer(BYTES, numbers);
    second = make_context(POCL, CLGL_TRANSPORT_AUTO);
    buffer = share_by(second, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_TRANSPORT_EXTERNAL);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_destroy(second));
    use_memory(&f);
    read_gl(name, 0, BYTES, got);
    expect_same_bytes(got, numbers, BYTES);
    glDeleteBuffers(1, &name);
    end_direct(&f);
}

/* Mesa cannot copy textures with unsized formats, so `external` refuses them and the library uses another
 * transport. */
static void unsized_formats_use_another_transport(void **state)
{
    share_fixture f = begin_direct();
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 3);
    clgl_texture_desc desc = describe_gl_image(&image, CLGL_TRANSPORT_EXTERNAL);
    clgl_texture texture = NULL;
    (void)state;
    glBindTexture(GL_TEXTURE_2D, image.name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, (GLsizei)image.size[0], (GLsizei)image.size[1], 0, GL_RGBA,
                 GL_UNSIGNED_BYTE, image.pixels);
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_gl_clean();
    refuse_texture(&f, &desc, CLGL_ERROR_UNSUPPORTED, "OpenGL cannot copy between this texture");
    desc.transport = CLGL_TRANSPORT_AUTO;
    expect_success(clgl_texture_create(f.context, &desc, &texture));
    assert_int_not_equal(info_of_texture(texture).transport, CLGL_TRANSPORT_EXTERNAL);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
    end_direct(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest gpu[] = {cmocka_unit_test(wrapped_buffers_are_shared)};
    const struct CMUnitTest cpu[] = {
        cmocka_unit_test(wrapped_buffers_are_shared),
        cmocka_unit_test(a_replaced_storage_outlives_the_context),
        cmocka_unit_test(unsized_formats_use_another_transport),
    };
    read_direct_arguments(&argc, argv);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    return on_gpu ? cmocka_run_group_tests(gpu, NULL, NULL) : cmocka_run_group_tests(cpu, NULL, NULL);
}
