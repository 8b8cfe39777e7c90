/* Tests buffers in memory that both OpenGL and OpenCL use. The memory is allocated by Vulkan, or by OpenGL with
 * native sharing. Tests all buffer sizes, file descriptors, and errors if sharing is unavailable.
 *
 * Usage:
 * direct_test              on CPU devices
 * direct_test NUMBER       on CPU devices; creates NUMBER objects in the test of open files (default 200)
 * direct_test gpu          on the GPU of a headless OpenGL context
 * direct_test without      on CPU devices without a Vulkan driver, which the caller hides
 * direct_test native       native sharing on CPU devices with a layer
 * direct_test native gpu   native sharing on the GPU of a GLX context */
#define _GNU_SOURCE
#include "direct_support.h"

#define SMALL 4096u
#define WARM_UPS 16
/* Maximum number of destroyed objects that the library retains. In Mesa 26.2 each has an open file. */
#define MOST_RETIRED 128u
#define SIDE 33u
#define COUNT_OF_UINTS 1024u

static clgl_buffer make_direct_buffer(clgl_context context, size_t size, const void *data)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.size = size;
    desc.data = data;
    desc.transport = direct_transport;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* Writes a buffer through a copy from another buffer, because OpenGL cannot write imported buffers from host
 * memory. */
static void copy_into_gl(GLuint name, size_t size, const void *data)
{
    GLuint other = make_gl_buffer(size, data);
    glBindBuffer(GL_COPY_READ_BUFFER, other);
    glBindBuffer(GL_COPY_WRITE_BUFFER, name);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, (GLsizeiptr)size);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
    glDeleteBuffers(1, &other);
    expect_gl_clean();
}

static void check_buffer(const share_fixture *f, size_t size)
{
    unsigned char *const data = malloc(size), *const got = malloc(size);
    clgl_buffer buffer = NULL;
    clgl_buffer_info info;
    assert_non_null(data);
    assert_non_null(got);
    fill_bytes(data, size, (uint32_t)size);
    buffer = make_direct_buffer(f->context, size, data);
    info = info_of_buffer(buffer);
    assert_int_equal(info.transport, direct_transport);
    assert_int_equal(info.size, size);
    assert_int_equal(info.copies_per_acquire, 0);
    assert_int_equal(info.copies_per_release, 0);
    assert_int_equal(memory_of(f->context, direct_transport).shared_bytes, size);
    assert_int_equal(memory_of(f->context, direct_transport).extra_bytes, 0);
    expect_gl_bytes(info.gl_name, 0, size, data);
    for (uint32_t round = 0; round < 2; ++round) {
        fill_bytes(data, size, round + 1);
        copy_into_gl(info.gl_name, size, data);
        acquire(f->queue, buffer);
        expect_success(clgl_buffer_read(f->queue, buffer, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, data, size);
        data[size - 1] ^= 0xff;
        data[0] ^= 0x0f;
        expect_success(clgl_buffer_write(f->queue, buffer, NULL, data, 0, 0, NULL, NULL));
        release(f->queue, buffer);
        expect_gl_bytes(info.gl_name, 0, size, data);
    }
    expect_success(clgl_buffer_destroy(buffer));
    free(data);
    free(got);
}

static void buffers_of_every_size(const share_fixture *f)
{
    static const size_t sizes[] = {1, 3, 64, 4095, 4097, 64u * 1024u * 1024u + 1u};
    for (size_t i = 0; i < COUNT(sizes); ++i)
        check_buffer(f, sizes[i]);
}

static void a_kernel_changes_a_buffer(const share_fixture *f)
{
    uint32_t numbers[COUNT_OF_UINTS];
    const clgl_kernel kernel = make_change_kernel(f->context);
    clgl_buffer buffer = NULL;
    fill_bytes(numbers, sizeof numbers, 1);
    buffer = make_direct_buffer(f->context, sizeof numbers, numbers);
    for (int round = 0; round < 3; ++round) {
        acquire(f->queue, buffer);
        launch_change(f->queue, kernel, buffer, COUNT_OF_UINTS);
        release(f->queue, buffer);
        change_on_cpu(numbers, COUNT_OF_UINTS);
        expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, sizeof numbers, numbers);
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
}

static void buffers_are_shared(void **state)
{
    (void)state;
    on_each_direct_device(buffers_of_every_size);
    on_each_direct_device(a_kernel_changes_a_buffer);
}

/* The transport can be selected in the descriptor or by the environment variable CLGL_TRANSPORT. */
static void external_can_be_requested(void **state)
{
    gl_context gl = make_best_gl();
    (void)state;
    for (int by_variable = 0; by_variable < 2; ++by_variable) {
        clgl_context context;
        clgl_buffer buffer;
        if (by_variable)
            setenv("CLGL_TRANSPORT", direct_transport == CLGL_TRANSPORT_NATIVE ? "native" : "external", 1);
        context = make_context(POCL, by_variable ? CLGL_TRANSPORT_AUTO : direct_transport);
        unsetenv("CLGL_TRANSPORT");
        assert_int_equal(report_of(context, direct_transport).buffer_status, CLGL_TRANSPORT_STATUS_SELECTED);
        buffer = make_buffer(context, SMALL, NULL, CLGL_ACCESS_READ_WRITE);
        assert_int_equal(info_of_buffer(buffer).transport, direct_transport);
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_context_destroy(context));
    }
    destroy_gl(&gl);
}

static void make_and_destroy(const share_fixture *f)
{
    const clgl_buffer buffer = make_direct_buffer(f->context, SMALL, NULL);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.gl_target = GL_TEXTURE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = SIDE;
    desc.transport = direct_transport;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_buffer_destroy(buffer));
}

static int cycles = 200;

/* The library may retain some destroyed textures, but must close the file descriptors of all others. */
static void no_file_stays_open(void **state)
{
    share_fixture f = begin_direct();
    clgl_buffer living = NULL;
    unsigned before, retained;
    (void)state;
    make_and_destroy(&f);
    living = make_direct_buffer(f.context, SMALL, NULL);
    /* Creates the maximum number of semaphores that the test needs, so that the number of open files is constant
     * afterwards. */
    for (int i = 0; i < WARM_UPS; ++i)
        make_and_destroy(&f);
    before = open_descriptors();
    make_and_destroy(&f);
    retained = open_descriptors() > before ? MOST_RETIRED : 0;
    printf("%u files are open, and at most %u more may stay open\n", before, retained);
    for (int i = 0; i < cycles; ++i)
        make_and_destroy(&f);
    assert_true(open_descriptors() <= before + retained);
    expect_success(clgl_buffer_destroy(living));
    end_direct(&f);
}

static void without_a_driver_the_others_work(void **state)
{
    gl_context gl = make_best_gl();
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    clgl_buffer buffer = NULL;
    clgl_transport_report report;
    (void)state;
    context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    report = report_of(context, direct_transport);
    assert_int_equal(report.buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
    assert_int_equal(report.self_test, CLGL_SELF_TEST_NOT_RUN);
    printf("external is rejected: %s\n", report.buffer_reason);
    assert_non_null(strstr(report.buffer_reason, "Vulkan driver"));
    buffer = make_buffer(context, SMALL, NULL, CLGL_ACCESS_READ_WRITE);
    assert_int_not_equal(info_of_buffer(buffer).transport, direct_transport);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_destroy(context));
    desc.device = find_device(POCL);
    desc.transport = direct_transport;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_TRANSPORT, context);
    expect_message("Vulkan driver");
    destroy_gl(&gl);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest all[] = {
        cmocka_unit_test(buffers_are_shared),
        cmocka_unit_test(external_can_be_requested),
        cmocka_unit_test(no_file_stays_open),
    };
    const struct CMUnitTest gpu[] = {
        cmocka_unit_test(buffers_are_shared),
        cmocka_unit_test(no_file_stays_open),
    };
    const struct CMUnitTest without[] = {cmocka_unit_test(without_a_driver_the_others_work)};
    read_direct_arguments(&argc, argv);
    if (argc > 1 && strcmp(argv[1], "without") == 0) return cmocka_run_group_tests(without, NULL, NULL);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    if (on_gpu) return cmocka_run_group_tests(gpu, NULL, NULL);
    if (argc > 1) cycles = atoi(argv[1]);
    return cmocka_run_group_tests(all, NULL, NULL);
}
