/* Tests the creation of buffers: every size and access, sub-buffers, labels, infos, and memory usage. */
#define _GNU_SOURCE
#include "support.h"

#define MIB (1024u * 1024u)
#define SMALL 4096u
/* Size that is a multiple of the alignment of every tested device */
#define HALF 2048u

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
static const char *const devices[] = {POCL, RUSTICL};

/* Checks that OpenGL reads the initial data of a buffer, and that OpenCL reads and writes the buffer. */
static void check_size(const gl_fixture *s, size_t size)
{
    unsigned char *data = malloc(size), *got = malloc(size);
    clgl_buffer buffer = NULL;
    assert_non_null(data);
    assert_non_null(got);
    fill_bytes(data, size, (uint32_t)size);
    buffer = make_buffer(s->context, size, data, CLGL_ACCESS_READ_WRITE);
    assert_int_equal(info_of_buffer(buffer).size, size);
    expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, size, data);
    acquire(s->queue, buffer);
    expect_success(clgl_buffer_read(s->queue, buffer, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, data, size);
    data[size - 1] ^= 0xff;
    expect_success(clgl_buffer_write(s->queue, buffer, NULL, data, 0, 0, NULL, NULL));
    release(s->queue, buffer);
    expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, size, data);
    expect_success(clgl_buffer_destroy(buffer));
    free(data);
    free(got);
}

static void sizes_from_one_byte_to_64_mib(void **state)
{
    static const size_t sizes[] = {1, 2, 3, 63, 64, 65, 4095, 4097, MIB + 1, 64 * MIB};
    (void)state;
    for (size_t d = 0; d < COUNT(devices); ++d) {
        for (size_t t = 0; t < COUNT(transports); ++t) {
            gl_fixture s = open_gl_fixture(devices[d], transports[t], 0);
            for (size_t i = 0; i < COUNT(sizes); ++i)
                check_size(&s, sizes[i]);
            close_gl_fixture(&s);
        }
    }
}

static void info_matches_the_descriptor(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        for (int32_t access = CLGL_ACCESS_READ_WRITE; access <= CLGL_ACCESS_WRITE_DISCARD; ++access) {
            const clgl_buffer buffer = make_buffer(s.context, SMALL, NULL, access);
            const clgl_buffer_info info = info_of_buffer(buffer);
            const uint32_t copies = transports[t] == CLGL_TRANSPORT_MAPPED ? 0 : 1;
            uint32_t name = 0;
            assert_int_equal(info.access, access);
            assert_int_equal(info.transport, transports[t]);
            assert_int_equal(info.copies_per_acquire, access == CLGL_ACCESS_WRITE_DISCARD ? 0 : copies);
            assert_int_equal(info.copies_per_release, access == CLGL_ACCESS_READ_ONLY ? 0 : copies);
            assert_int_equal(info.flags, 0);
            assert_int_equal(info.storage_replaced, 0);
            assert_int_equal(info.acquired, 0);
            assert_int_equal(info.offset, 0);
            assert_true(glIsBuffer(info.gl_name));
            assert_true(strlen(info.transport_reason) > 0);
            assert_string_equal(info.label, "");
            expect_success(clgl_buffer_gl_name(buffer, &name));
            assert_int_equal(name, info.gl_name);
            acquire(s.queue, buffer);
            assert_int_equal(info_of_buffer(buffer).acquired, 1);
            release(s.queue, buffer);
            assert_int_equal(info_of_buffer(buffer).acquired, 0);
            expect_success(clgl_buffer_destroy(buffer));
        }
        close_gl_fixture(&s);
    }
}

static void compute_only_has_no_opengl_side(void **state)
{
    gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    uint32_t name = 1;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    (void)state;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = SMALL;
    use_no_gl();
    expect_success(clgl_buffer_create(s.context, &desc, &buffer));
    info = info_of_buffer(buffer);
    assert_int_equal(info.transport, CLGL_TRANSPORT_AUTO);
    assert_int_equal(info.gl_name, 0);
    assert_int_equal(info.flags, CLGL_BUFFER_COMPUTE_ONLY);
    assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
    expect_error(clgl_buffer_gl_name(buffer, &name), CLGL_ERROR_UNSUPPORTED);
    assert_int_equal(name, 0);
    handover = handover_of(&buffer, 1);
    use_gl(&s.gl);
    expect_error(clgl_acquire(s.queue, &handover, 0, NULL, NULL), CLGL_ERROR_UNSUPPORTED);
    expect_error(clgl_release(s.queue, &handover, 0, NULL, NULL), CLGL_ERROR_UNSUPPORTED);
    assert_int_equal(memory_of(s.context, CLGL_TRANSPORT_AUTO).shared_bytes, SMALL);
    expect_success(clgl_buffer_destroy(buffer));
    close_gl_fixture(&s);
}

static void labels_reach_opengl_and_messages(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer buffer = NULL;
        char label[] = "the waves", from_gl[sizeof label] = "";
        desc.size = SMALL;
        desc.label = label;
        expect_success(clgl_buffer_create(s.context, &desc, &buffer));
        /* The library must have copied the label, so the change of the array has no effect. */
        memset(label, 'x', sizeof label - 1);
        assert_string_equal(info_of_buffer(buffer).label, "the waves");
        glGetObjectLabel(GL_BUFFER, info_of_buffer(buffer).gl_name, sizeof from_gl, NULL, from_gl);
        assert_string_equal(from_gl, "the waves");
        expect_error(clgl_buffer_read(s.queue, buffer, NULL, from_gl, 1, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
        assert_non_null(strstr(clgl_error_message(), "the waves"));
        expect_success(clgl_buffer_destroy(buffer));
        close_gl_fixture(&s);
    }
}

static void read_only_buffers_are_not_copied_back(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        unsigned char data[SMALL], changed[SMALL], got[SMALL];
        clgl_buffer buffer = NULL;
        clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
        clgl_fence fence = NULL;
        void *pointer = NULL;
        fill_bytes(data, SMALL, 1);
        fill_bytes(changed, SMALL, 2);
        rect.region[0] = rect.region[1] = rect.region[2] = 1;
        buffer = make_buffer(s.context, SMALL, data, CLGL_ACCESS_READ_ONLY);
        acquire(s.queue, buffer);
        expect_error_out(clgl_buffer_write(s.queue, buffer, NULL, changed, 1, 0, NULL, &fence),
                         CLGL_ERROR_INVALID_ARGUMENT, fence);
        expect_error_out(clgl_buffer_fill(s.queue, buffer, NULL, "x", 1, 0, NULL, &fence),
                         CLGL_ERROR_INVALID_ARGUMENT, fence);
        expect_error_out(clgl_buffer_write_rect(s.queue, buffer, &rect, changed, 1, 0, NULL, &fence),
                         CLGL_ERROR_INVALID_ARGUMENT, fence);
        expect_error_out(clgl_buffer_map(s.queue, buffer, CLGL_MAP_WRITE, NULL, 1, 0, NULL, &pointer, &fence),
                         CLGL_ERROR_INVALID_ARGUMENT, fence);
        expect_error_out(
            clgl_buffer_map(s.queue, buffer, CLGL_MAP_WRITE_DISCARD, NULL, 1, 0, NULL, &pointer, &fence),
            CLGL_ERROR_INVALID_ARGUMENT, pointer);
        expect_success(clgl_buffer_read(s.queue, buffer, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, data, SMALL);
        release(s.queue, buffer);
        expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, SMALL, data);
        expect_success(clgl_buffer_destroy(buffer));
        close_gl_fixture(&s);
    }
}

/* Bytes that OpenCL does not write stay unchanged. */
static void write_only_keeps_unwritten_bytes(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        const clgl_range ranges[] = {{100, 50}, {3000, 7}};
        unsigned char data[SMALL];
        GLuint name = 0;
        clgl_buffer buffer = make_buffer(s.context, SMALL, NULL, CLGL_ACCESS_WRITE_ONLY);
        fill_bytes(data, SMALL, 1);
        name = info_of_buffer(buffer).gl_name;
        write_gl(name, 0, SMALL, data);
        acquire(s.queue, buffer);
        for (size_t i = 0; i < COUNT(ranges); ++i) {
            fill_bytes(data + ranges[i].offset, ranges[i].size, 7);
            expect_success(
                clgl_buffer_write(s.queue, buffer, &ranges[i], data + ranges[i].offset, 1, 0, NULL, NULL));
        }
        release(s.queue, buffer);
        expect_gl_bytes(name, 0, SMALL, data);
        expect_success(clgl_buffer_destroy(buffer));
        close_gl_fixture(&s);
    }
}

static void write_discard_hands_over_every_byte(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        const clgl_kernel kernel = make_change_kernel(s.context);
        uint32_t data[SMALL / sizeof(uint32_t)];
        clgl_buffer buffer = make_buffer(s.context, SMALL, NULL, CLGL_ACCESS_WRITE_DISCARD);
        for (uint32_t round = 0; round < 3; ++round) {
            fill_bytes(data, SMALL, round);
            acquire(s.queue, buffer);
            expect_success(clgl_buffer_write(s.queue, buffer, NULL, data, 0, 0, NULL, NULL));
            launch_change(s.queue, kernel, buffer, COUNT(data));
            release(s.queue, buffer);
            change_on_cpu(data, COUNT(data));
            expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, SMALL, data);
        }
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_kernel_destroy(kernel));
        close_gl_fixture(&s);
    }
}

static clgl_buffer make_sub(clgl_buffer parent, size_t offset, size_t size)
{
    clgl_range range;
    clgl_buffer sub = NULL;
    range.offset = offset;
    range.size = size;
    expect_success(clgl_buffer_create_sub(parent, CLGL_ACCESS_READ_WRITE, &range, &sub));
    return sub;
}

static void a_parent_covers_its_parts(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        const clgl_kernel kernel = make_change_kernel(s.context);
        uint32_t data[SMALL / sizeof(uint32_t)];
        const size_t half = COUNT(data) / 2;
        clgl_buffer parent = NULL, sub = NULL;
        fill_bytes(data, SMALL, 1);
        parent = make_buffer(s.context, SMALL, data, CLGL_ACCESS_READ_WRITE);
        sub = make_sub(parent, HALF, HALF);
        assert_int_equal(info_of_buffer(sub).offset, HALF);
        assert_int_equal(info_of_buffer(sub).size, HALF);
        assert_int_equal(info_of_buffer(sub).gl_name, info_of_buffer(parent).gl_name);
        acquire(s.queue, parent);
        assert_int_equal(info_of_buffer(sub).acquired, 1);
        launch_change(s.queue, kernel, sub, half);
        change_on_cpu(data + half, half);
        release(s.queue, parent);
        expect_gl_bytes(info_of_buffer(parent).gl_name, 0, SMALL, data);
        expect_success(clgl_buffer_destroy(parent));
        /* The sub-buffer stays valid after its parent is destroyed. */
        acquire(s.queue, sub);
        launch_change(s.queue, kernel, sub, half);
        change_on_cpu(data + half, half);
        release(s.queue, sub);
        expect_gl_bytes(info_of_buffer(sub).gl_name, 0, SMALL, data);
        assert_int_equal(memory_of(s.context, transports[t]).object_count, 1);
        expect_success(clgl_buffer_destroy(sub));
        expect_success(clgl_kernel_destroy(kernel));
        close_gl_fixture(&s);
    }
}

/* While OpenCL has acquired a sub-buffer, OpenGL may use the rest of the parent buffer. */
static void a_part_is_acquired_alone(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        unsigned char data[SMALL], got[HALF];
        const clgl_buffer parent = make_buffer(s.context, SMALL, NULL, CLGL_ACCESS_READ_WRITE);
        const clgl_buffer first = make_sub(parent, 0, HALF), second = make_sub(parent, HALF, HALF);
        const GLuint name = info_of_buffer(parent).gl_name;
        clgl_handover handover = handover_of(&parent, 1);
        fill_bytes(data, SMALL, 1);
        write_gl(name, 0, SMALL, data);
        acquire(s.queue, second);
        assert_int_equal(info_of_buffer(first).acquired, 0);
        assert_int_equal(info_of_buffer(parent).acquired, 1);
        expect_error(clgl_acquire(s.queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
        expect_error(clgl_buffer_read(s.queue, first, NULL, got, 1, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
        assert_non_null(strstr(clgl_error_message(), "is not acquired by this queue"));
        expect_error(clgl_buffer_fill(s.queue, parent, NULL, "c", 1, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
        assert_non_null(strstr(clgl_error_message(), "uses memory of another object that this queue acquired"));
        expect_success(clgl_buffer_read(s.queue, second, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, data + HALF, HALF);
        fill_bytes(data, HALF, 2);
        write_gl(name, 0, HALF, data);
        fill_bytes(data + HALF, HALF, 3);
        expect_success(clgl_buffer_write(s.queue, second, NULL, data + HALF, 0, 0, NULL, NULL));
        release(s.queue, second);
        expect_gl_bytes(name, 0, SMALL, data);
        expect_success(clgl_buffer_destroy(second));
        expect_success(clgl_buffer_destroy(first));
        expect_success(clgl_buffer_destroy(parent));
        close_gl_fixture(&s);
    }
}

static void invalid_sub_buffers_are_refused(void **state)
{
    gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_buffer parent = make_buffer(s.context, SMALL, NULL, CLGL_ACCESS_READ_WRITE);
    const clgl_buffer read_only = make_buffer(s.context, SMALL, NULL, CLGL_ACCESS_READ_ONLY);
    const clgl_buffer sub = make_sub(parent, HALF, HALF);
    const clgl_range past[] = {{0, SMALL + 1}, {SMALL, 1}, {SIZE_MAX, 1}, {HALF, SIZE_MAX}, {SIZE_MAX, SIZE_MAX}};
    const clgl_range misaligned = {1, 1}, empty = {0, 0}, whole = {0, HALF};
    clgl_buffer out = NULL;
    (void)state;
    for (size_t i = 0; i < COUNT(past); ++i)
        expect_error_out(clgl_buffer_create_sub(parent, 0, &past[i], &out), CLGL_ERROR_OUT_OF_RANGE, out);
    expect_error_out(clgl_buffer_create_sub(parent, 0, &misaligned, &out), CLGL_ERROR_MISALIGNED, out);
    expect_error_out(clgl_buffer_create_sub(parent, 0, &empty, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error_out(clgl_buffer_create_sub(parent, 0, NULL, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error_out(clgl_buffer_create_sub(parent, 4, &whole, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error_out(clgl_buffer_create_sub(parent, -1, &whole, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error_out(clgl_buffer_create_sub(sub, 0, &whole, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error_out(clgl_buffer_create_sub(read_only, CLGL_ACCESS_READ_WRITE, &whole, &out),
                     CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_success(clgl_buffer_create_sub(read_only, CLGL_ACCESS_READ_ONLY, &whole, &out));
    expect_success(clgl_buffer_destroy(out));
    expect_success(clgl_buffer_destroy(sub));
    expect_success(clgl_buffer_destroy(read_only));
    expect_success(clgl_buffer_destroy(parent));
    close_gl_fixture(&s);
}

static void expect_usage(const gl_fixture *s, clgl_transport transport, uint32_t count, uint64_t shared,
                         uint64_t extra)
{
    const clgl_memory_usage usage = memory_of(s->context, transport);
    assert_int_equal(usage.object_count, count);
    assert_int_equal(usage.shared_bytes, shared);
    assert_int_equal(usage.extra_bytes, extra);
}

static void memory_usage_is_exact(void **state)
{
    /* Number of extra copies of the buffer in memory, for `mapped` and for `staged`. A wrapped buffer needs a
     * shadow buffer with `mapped`, and OpenCL memory and a staging buffer with `staged`. */
    static const uint64_t extra_created[] = {0, 1}, extra_wrapped[] = {1, 2};
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        const clgl_buffer created = make_buffer(s.context, 1000, NULL, 0);
        const uint64_t extra = 1000 * extra_created[t];
        const GLuint name = make_gl_buffer(300, NULL);
        clgl_buffer wrapped = NULL, again = NULL, sub = NULL;
        expect_usage(&s, transports[t], 1, 1000, extra);
        sub = make_sub(created, 0, 10);
        expect_usage(&s, transports[t], 1, 1000, extra);
        wrapped = wrap_buffer(s.context, name, 0, 0);
        again = wrap_buffer(s.context, name, 0, 0);
        expect_usage(&s, transports[t], 2, 1300, extra + 300 * extra_wrapped[t]);
        expect_usage(&s, transports[1 - t], 0, 0, 0);
        expect_success(clgl_buffer_destroy(created));
        expect_success(clgl_buffer_destroy(wrapped));
        expect_usage(&s, transports[t], 2, 1300, extra + 300 * extra_wrapped[t]);
        expect_success(clgl_buffer_destroy(sub));
        expect_success(clgl_buffer_destroy(again));
        expect_no_memory(s.context);
        glDeleteBuffers(1, &name);
        close_gl_fixture(&s);
    }
}

static void created_names_are_deleted(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        const clgl_buffer buffer = make_buffer(s.context, SMALL, NULL, 0);
        const GLuint name = info_of_buffer(buffer).gl_name;
        clgl_fence fence = NULL;
        expect_success(clgl_buffer_destroy(buffer));
        expect_error(clgl_buffer_destroy(buffer), CLGL_ERROR_INVALID_HANDLE);
        expect_success(clgl_buffer_destroy(NULL));
        /* The next call on a thread with the OpenGL context deletes the OpenGL name. PoCL 7 destroys memory
         * objects on another thread, so that it may be a later call. */
        do {
            expect_success(clgl_fence_record_gl(s.context, &fence));
            expect_success(clgl_fence_destroy(fence));
        } while (glIsBuffer(name));
        close_gl_fixture(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_from_one_byte_to_64_mib),
        cmocka_unit_test(info_matches_the_descriptor),
        cmocka_unit_test(compute_only_has_no_opengl_side),
        cmocka_unit_test(labels_reach_opengl_and_messages),
        cmocka_unit_test(read_only_buffers_are_not_copied_back),
        cmocka_unit_test(write_only_keeps_unwritten_bytes),
        cmocka_unit_test(write_discard_hands_over_every_byte),
        cmocka_unit_test(a_parent_covers_its_parts),
        cmocka_unit_test(a_part_is_acquired_alone),
        cmocka_unit_test(invalid_sub_buffers_are_refused),
        cmocka_unit_test(memory_usage_is_exact),
        cmocka_unit_test(created_names_are_deleted),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
