/* Tests view commands with random shapes, slices and strides. The CPU computes the expected bytes. */
#define _GNU_SOURCE
#include "view_model.h"

#include <pthread.h>
#include <time.h>

#define PART 4096u
#define ROUNDS 60

static void expect_buffers(view_fixture *f)
{
    unsigned char got[SIZE];
    read_buffer(f->queue, f->buffer, got);
    expect_same_bytes(got, f->bytes, SIZE);
    read_buffer(f->queue, f->other, got);
    expect_same_bytes(got, f->other_bytes, SIZE);
}

/* Waits for the fence of a non-blocking command (`blocking` is 0), and destroys the fence. */
static void end_command(uint32_t blocking, clgl_fence fence)
{
    if (!blocking) expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
}

static void check_read(view_fixture *f, const clgl_view *view, const view_model *m)
{
    static unsigned char host[HOST_SIZE], expected[HOST_SIZE];
    int64_t strides[DIMENSIONS] = {0};
    size_t index[DIMENSIONS] = {0};
    const size_t first = random_strides(f, m, strides);
    const uint32_t blocking = one_in(f, 2);
    clgl_fence fence = NULL;
    fill_bytes(host, HOST_SIZE, f->random);
    memcpy(expected, host, HOST_SIZE);
    for (size_t i = 0; i < m->count; ++i, next_index(m, index))
        memcpy(expected + host_place(m, first, strides, index), f->bytes + m->at[i], m->element);
    expect_success(clgl_view_read(f->queue, view, strides, host + first, blocking, 0, NULL, &fence));
    end_command(blocking, fence);
    expect_same_bytes(host, expected, HOST_SIZE);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(expected + i * m->element, f->bytes + m->at[i], m->element);
    expect_success(clgl_view_read(f->queue, view, NULL, host, 1, 0, NULL, NULL));
    expect_same_bytes(host, expected, m->count * m->element);
}

static void check_write(view_fixture *f, const clgl_view *view, const view_model *m)
{
    static unsigned char host[HOST_SIZE];
    int64_t strides[DIMENSIONS] = {0};
    size_t index[DIMENSIONS] = {0};
    const size_t first = random_strides(f, m, strides);
    const uint32_t blocking = one_in(f, 2);
    clgl_fence fence = NULL;
    fill_bytes(host, HOST_SIZE, f->random);
    for (size_t i = 0; i < m->count; ++i, next_index(m, index))
        memcpy(f->bytes + m->at[i], host + host_place(m, first, strides, index), m->element);
    expect_success(clgl_view_write(f->queue, view, strides, host + first, blocking, 0, NULL, &fence));
    end_command(blocking, fence);
    expect_buffers(f);
    fill_bytes(host, HOST_SIZE, f->random + 1);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(f->bytes + m->at[i], host + i * m->element, m->element);
    expect_success(clgl_view_write(f->queue, view, NULL, host, 1, 0, NULL, NULL));
    expect_buffers(f);
}

static void check_fill(view_fixture *f, const clgl_view *view, const view_model *m)
{
    unsigned char item[16];
    clgl_fence fence = NULL;
    fill_bytes(item, sizeof item, f->random);
    if (one_in(f, 3)) memset(item, (int)pick_number(f, 0, 255), sizeof item);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(f->bytes + m->at[i], item, m->element);
    expect_success(clgl_view_fill(f->queue, view, item, 0, NULL, &fence));
    memset(item, 0, sizeof item);
    end_command(0, fence);
    expect_buffers(f);
}

static void check_item(view_fixture *f, const clgl_view *view, const view_model *m)
{
    unsigned char item[16], got[16];
    int64_t index[DIMENSIONS];
    size_t positive[DIMENSIONS], at = 0;
    if (m->count == 0) return;
    for (size_t d = 0; d < m->dimensions; ++d) {
        positive[d] = pick_number(f, 0, m->shape[d] - 1);
        index[d] = (int64_t)positive[d] - (one_in(f, 2) ? (int64_t)m->shape[d] : 0);
    }
    at = m->at[rank_of_index(m, positive)];
    expect_success(clgl_view_read_item(f->queue, view, index, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, f->bytes + at, m->element);
    fill_bytes(item, sizeof item, f->random);
    memcpy(f->bytes + at, item, m->element);
    expect_success(clgl_view_write_item(f->queue, view, index, item, 1, 0, NULL, NULL));
    expect_buffers(f);
    index[0] = (int64_t)m->shape[0];
    expect_error(clgl_view_read_item(f->queue, view, index, got, 1, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
    index[0] = -(int64_t)m->shape[0] - 1;
    expect_error(clgl_view_write_item(f->queue, view, index, item, 1, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
}

/* Copies to a view of another buffer. The destination has another order of dimensions, and some strides are
 * negative. */
static void check_copy(view_fixture *f, const clgl_view *view, const view_model *m)
{
    clgl_view into = *view;
    size_t index[DIMENSIONS] = {0};
    clgl_fence fence = NULL;
    into.buffer = f->other;
    into.offset = 0;
    do {
        into.offset = random_strides(f, m, into.strides);
    } while (m->count * m->element > SIZE / 4 && one_in(f, 2));
    {
        size_t high = 0;
        for (size_t i = 0; i < m->count; ++i, next_index(m, index)) {
            const size_t at = host_place(m, into.offset, into.strides, index) + m->element;
            if (at > high) high = at;
        }
        if (high > SIZE) return;
    }
    memset(index, 0, sizeof index);
    for (size_t i = 0; i < m->count; ++i, next_index(m, index))
        memcpy(f->other_bytes + host_place(m, into.offset, into.strides, index), f->bytes + m->at[i], m->element);
    expect_success(clgl_view_copy(f->queue, view, &into, 0, NULL, &fence));
    end_command(0, fence);
    expect_buffers(f);
}

static int share_bytes(const view_model *a, const view_model *b)
{
    char taken[SIZE] = {0};
    for (size_t i = 0; i < a->count; ++i)
        memset(taken + a->at[i], 1, a->element);
    for (size_t i = 0; i < b->count; ++i)
        for (size_t byte = 0; byte < b->element; ++byte)
            if (taken[b->at[i] + byte]) return 1;
    return 0;
}

/* Copies to a view of the same shape in the same buffer. Returns 1 if items were copied, or 0 if the views
 * overlap or are empty. */
static int check_copy_within(view_fixture *f, const clgl_view *view, const view_model *m)
{
    static view_model moved;
    static unsigned char from[SIZE];
    clgl_view into = *view;
    size_t room = SIZE;
    moved = *m;
    for (size_t i = 0; i < m->count; ++i)
        if (SIZE - m->element - m->at[i] < room) room = SIZE - m->element - m->at[i];
    if (m->count == 0) return 0;
    /* In half of the copies the destination is close to the source, so that their items can interleave. */
    into.offset += pick_number(f, 0, room < 3 * m->element || one_in(f, 2) ? room : 3 * m->element);
    for (size_t i = 0; i < m->count; ++i)
        moved.at[i] += into.offset - view->offset;
    if (share_bytes(m, &moved)) {
        expect_error(clgl_view_copy(f->queue, view, &into, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
        return 0;
    }
    memcpy(from, f->bytes, SIZE);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(f->bytes + moved.at[i], from + m->at[i], m->element);
    expect_success(clgl_view_copy(f->queue, view, &into, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    expect_buffers(f);
    return 1;
}

static clgl_buffer begin_buffer(clgl_context context, uint32_t flags, unsigned char *bytes, uint32_t seed)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    fill_bytes(bytes, SIZE, seed);
    desc.flags = flags;
    desc.size = SIZE;
    desc.data = bytes;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* Opens a fixture with two buffers. `buffer_flags` apply to the first buffer; the second buffer is
 * OpenCL-only. */
static gl_fixture open_views(view_fixture *f, const char *device, clgl_transport transport, uint32_t queue_flags,
                             uint32_t buffer_flags)
{
    const gl_fixture s = open_gl_fixture(device, transport, queue_flags);
    f->context = s.context;
    f->queue = s.queue;
    f->buffer = begin_buffer(f->context, buffer_flags, f->bytes, 1);
    f->other = begin_buffer(f->context, CLGL_BUFFER_COMPUTE_ONLY, f->other_bytes, 2);
    return s;
}

static void close_views(view_fixture *f, gl_fixture *s)
{
    expect_success(clgl_buffer_destroy(f->buffer));
    expect_success(clgl_buffer_destroy(f->other));
    close_gl_fixture(s);
}

/* Returns the number of copies within one buffer. */
static int check_rounds(view_fixture *f, int rounds)
{
    static view_model m;
    int within = 0;
    for (int i = 0; i < rounds; ++i) {
        const clgl_view view = random_view(f, f->buffer, &m);
        check_read(f, &view, &m);
        check_write(f, &view, &m);
        check_fill(f, &view, &m);
        check_item(f, &view, &m);
        check_copy(f, &view, &m);
        within += check_copy_within(f, &view, &m);
    }
    return within;
}

static void run_random(const char *device, uint32_t queue_flags, uint32_t seed)
{
    static view_fixture f;
    gl_fixture s;
    f.random = seed;
    s = open_views(&f, device, CLGL_TRANSPORT_AUTO, queue_flags, CLGL_BUFFER_COMPUTE_ONLY);
    assert_true(check_rounds(&f, ROUNDS) > 0);
    close_views(&f, &s);
}

static void random_views_in_order(void **state)
{
    const uint32_t seed = test_seed();
    (void)state;
    run_random(POCL, 0, seed);
    run_random(RUSTICL, 0, seed);
}

static void random_views_out_of_order(void **state)
{
    const uint32_t seed = test_seed();
    (void)state;
    run_random(POCL, CLGL_QUEUE_OUT_OF_ORDER, seed);
}

/* A view of a buffer and a view of its sub-buffer overlap if they have bytes in common. */
static void views_of_sub_buffers(void **state)
{
    static const char *const devices[] = {POCL, RUSTICL};
    (void)state;
    for (size_t i = 0; i < COUNT(devices); ++i) {
        static view_fixture f;
        gl_fixture s;
        const clgl_range range = {PART, PART};
        const size_t shape[] = {8, 16, 4}, small[] = {4, 3, 2};
        clgl_view whole = CLGL_VIEW_INIT, part = CLGL_VIEW_INIT;
        clgl_buffer sub = NULL;
        unsigned char zeros[PART] = {0};
        s = open_views(&f, devices[i], CLGL_TRANSPORT_AUTO, 0, CLGL_BUFFER_COMPUTE_ONLY);
        expect_success(clgl_buffer_create_sub(f.buffer, 0, &range, &sub));
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT32, 1, &range, 3, shape, &whole));
        expect_success(clgl_view_init(sub, CLGL_ELEMENT_UINT32, 1, NULL, 3, shape, &part));
        memcpy(whole.shape, small, sizeof small);
        memcpy(part.shape, small, sizeof small);
        expect_error(clgl_view_copy(f.queue, &whole, &part, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
        /* Copies the first two of every four items to the other two items. */
        part.offset = 2 * sizeof(uint32_t);
        for (size_t z = 0; z < small[0]; ++z)
            for (size_t y = 0; y < small[1]; ++y)
                memcpy(f.bytes + PART + (z * 64 + y * 4 + 2) * 4, f.bytes + PART + (z * 64 + y * 4) * 4, 8);
        expect_success(clgl_view_copy(f.queue, &whole, &part, 0, NULL, NULL));
        expect_buffers(&f);
        part.offset = 8 * 4 * sizeof(uint32_t) - 8;
        expect_success(clgl_view_copy(f.queue, &whole, &part, 0, NULL, NULL));
        for (size_t z = 0; z < small[0]; ++z)
            for (size_t y = 0; y < small[1]; ++y)
                memcpy(f.bytes + PART + (z * 64 + y * 4 + 30) * 4, f.bytes + PART + (z * 64 + y * 4) * 4, 8);
        expect_buffers(&f);
        expect_success(clgl_view_fill(f.queue, &part, zeros, 0, NULL, NULL));
        for (size_t z = 0; z < small[0]; ++z)
            for (size_t y = 0; y < small[1]; ++y)
                memset(f.bytes + PART + (z * 64 + y * 4 + 30) * 4, 0, 8);
        expect_buffers(&f);
        expect_success(clgl_buffer_destroy(sub));
        close_views(&f, &s);
    }
}

/* Copies a box within one buffer; the destination box crosses the end of a row. PoCL 3.1 wrongly reports an
 * overlap for some of these copies, so clgl copies with other commands. */
static void copies_round_the_edge(void **state)
{
    static const struct {
        size_t from, into, width, height, depth, row, slice;
    } boxes[] = {
        {2559, 3182, 35, 4, 2, 66, 330}, {2650, 3249, 35, 5, 1, 63, 315}, {781, 1402, 13, 5, 2, 64, 384}};
    static const char *const devices[] = {POCL, RUSTICL};
    (void)state;
    for (size_t i = 0; i < COUNT(devices) * COUNT(boxes); ++i) {
        const size_t b = i % COUNT(boxes);
        static view_fixture f;
        gl_fixture s;
        const size_t shape[] = {boxes[b].depth, boxes[b].height, boxes[b].width};
        clgl_view from = CLGL_VIEW_INIT, into = CLGL_VIEW_INIT;
        s = open_views(&f, devices[i / COUNT(boxes)], CLGL_TRANSPORT_AUTO, 0, CLGL_BUFFER_COMPUTE_ONLY);
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT8, 1, NULL, 3, shape, &from));
        from.offset = boxes[b].from;
        from.strides[0] = (int64_t)boxes[b].slice;
        from.strides[1] = (int64_t)boxes[b].row;
        into = from;
        into.offset = boxes[b].into;
        for (size_t z = 0; z < boxes[b].depth; ++z)
            for (size_t y = 0; y < boxes[b].height; ++y)
                memcpy(f.bytes + boxes[b].into + z * boxes[b].slice + y * boxes[b].row,
                       f.bytes + boxes[b].from + z * boxes[b].slice + y * boxes[b].row, boxes[b].width);
        expect_success(clgl_view_copy(f.queue, &from, &into, 0, NULL, NULL));
        expect_buffers(&f);
        close_views(&f, &s);
    }
}

/* Views of a shared buffer can be used only while the buffer is acquired. OpenGL must read the bytes that view
 * commands wrote. */
static void views_of_shared_buffers(void **state)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
    const uint32_t seed = test_seed();
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        static view_fixture f;
        gl_fixture s;
        clgl_view view = CLGL_VIEW_INIT;
        clgl_fence fence = NULL;
        f.random = seed;
        s = open_views(&f, t ? RUSTICL : POCL, transports[t], 0, 0);
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &view));
        expect_error_out(clgl_view_fill(f.queue, &view, "x", 0, NULL, &fence), CLGL_ERROR_NOT_ACQUIRED, fence);
        acquire(f.queue, f.buffer);
        check_rounds(&f, ROUNDS / 10);
        release(f.queue, f.buffer);
        expect_gl_bytes(info_of_buffer(f.buffer).gl_name, 0, SIZE, f.bytes);
        close_views(&f, &s);
    }
}

/* A view can be written if its items interleave, but not if its items overlap. */
static void interleaved_items_are_apart(void **state)
{
    static const struct {
        size_t shape[2];
        int64_t strides[2];
        uint32_t components, writable;
    } cases[] = {
        {{3, 2}, {2, 3}, 1, 1},    {{3, 2}, {2, 2}, 1, 0}, {{3, 3}, {2, 3}, 1, 1},   {{4, 2}, {2, 3}, 1, 1},
        {{4, 3}, {2, 3}, 1, 0},    {{3, 2}, {2, 3}, 2, 0}, {{3, 2}, {-2, 3}, 1, 1},  {{2, 2}, {0, 1}, 1, 0},
        {{5000, 1}, {1, 7}, 1, 1}, {{2, 1}, {0, 9}, 1, 0}, {{100, 2}, {2, 3}, 1, 1}, {{100, 2}, {2, 4}, 1, 0},
    };
    gl_context gl = make_best_gl();
    const clgl_context context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    (void)state;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = 8192;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    for (size_t i = 0; i < COUNT(cases); ++i) {
        clgl_view view = CLGL_VIEW_INIT;
        clgl_view_info info = CLGL_VIEW_INFO_INIT;
        view.buffer = buffer;
        view.format = CLGL_ELEMENT_UINT8;
        view.components = view.element_size = cases[i].components;
        view.dimensions = 2;
        view.offset = 64;
        memcpy(view.shape, cases[i].shape, sizeof cases[i].shape);
        memcpy(view.strides, cases[i].strides, sizeof cases[i].strides);
        expect_success(clgl_view_get_info(&view, &info));
        if (info.is_writable != cases[i].writable) fail_msg("case %zu: %u", i, (unsigned)info.is_writable);
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

/* A view command returns one fence, even if the library splits the command into many OpenCL commands. */
static void a_fence_of_many_commands(void **state)
{
    static const uint32_t flags[] = {0, CLGL_QUEUE_OUT_OF_ORDER};
    (void)state;
    for (size_t i = 0; i < COUNT(flags); ++i) {
        static view_fixture f;
        gl_fixture s;
        const size_t shape[] = {4, 4, 4, 4};
        const clgl_slice odd = {sizeof(clgl_slice), CLGL_SLICE_START, 1, 0, 2};
        const clgl_slice slices[] = {odd, odd, odd, odd};
        unsigned char got[16], expected[16];
        clgl_view view = CLGL_VIEW_INIT;
        clgl_fence gate = NULL, done = NULL;
        s = open_views(&f, POCL, CLGL_TRANSPORT_AUTO, flags[i], CLGL_BUFFER_COMPUTE_ONLY);
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT8, 1, NULL, 4, shape, &view));
        expect_success(clgl_view_slice(&view, 4, slices, &view));
        for (size_t k = 0; k < sizeof expected; ++k)
            expected[k] = f.bytes[(k / 8 * 2 + 1) * 64 + (k / 4 % 2 * 2 + 1) * 16 + (k / 2 % 2 * 2 + 1) * 4 +
                                  (k % 2 * 2 + 1)];
        expect_success(clgl_fence_create_user(f.context, &gate));
        expect_success(clgl_view_read(f.queue, &view, NULL, got, 0, 1, &gate, &done));
        assert_int_equal(clgl_fence_wait(done, 0), CLGL_TIMEOUT);
        expect_success(clgl_fence_signal(gate, 0));
        expect_success(clgl_fence_wait(done, CLGL_FOREVER));
        expect_same_bytes(got, expected, sizeof got);
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_fence_destroy(gate));
        /* A command with an empty view waits for its wait list and completes its fence. */
        view.shape[1] = 0;
        expect_success(clgl_view_read(f.queue, &view, NULL, got, 1, 0, NULL, &done));
        expect_success(clgl_fence_wait(done, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_view_read(f.queue, &view, NULL, NULL, 1, 0, NULL, NULL));
        expect_success(clgl_view_write(f.queue, &view, NULL, NULL, 1, 0, NULL, &done));
        expect_success(clgl_fence_wait(done, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_view_fill(f.queue, &view, "x", 0, NULL, NULL));
        view.shape[1] = 2;
        expect_success(clgl_fence_create_user(f.context, &gate));
        expect_success(clgl_view_write(f.queue, &view, NULL, got, 0, 1, &gate, &done));
        expect_success(clgl_fence_signal(gate, -5));
        expect_error(clgl_fence_wait(done, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_fence_destroy(gate));
        close_views(&f, &s);
    }
}

/* Delay in nanoseconds before the fence is signalled. At that time, the blocking call already waits in the
 * driver. */
#define PAUSE_NS 20000000

static void *signal_later(void *gate)
{
    const struct timespec pause = {0, PAUSE_NS};
    nanosleep(&pause, NULL);
    expect_success(clgl_fence_signal(gate, 0));
    return NULL;
}

/* Makes a blocking call that waits for a fence, which another thread signals. */
static void run_blocked(view_fixture *f, const clgl_view *view, int writes)
{
    unsigned char bytes[SIZE] = {0};
    pthread_t signaller;
    clgl_fence gate = NULL;
    expect_success(clgl_fence_create_user(f->context, &gate));
    assert_int_equal(pthread_create(&signaller, NULL, signal_later, gate), 0);
    if (writes)
        expect_success(clgl_view_write(f->queue, view, NULL, bytes, 1, 1, &gate, NULL));
    else
        expect_success(clgl_view_read(f->queue, view, NULL, bytes, 1, 1, &gate, NULL));
    assert_int_equal(pthread_join(signaller, NULL), 0);
    expect_success(clgl_fence_destroy(gate));
}

static void fences_end_while_calls_block(void **state)
{
    static const char *const devices[] = {POCL, RUSTICL};
    (void)state;
    for (size_t i = 0; i < COUNT(devices); ++i) {
        static view_fixture f;
        const size_t shape[] = {8, 8};
        const clgl_slice slices[] = {{sizeof(clgl_slice), 0, 0, 0, 1},
                                     {sizeof(clgl_slice), CLGL_SLICE_STOP, 0, 4, 1}};
        clgl_view whole = CLGL_VIEW_INIT, box = CLGL_VIEW_INIT;
        gl_fixture s = open_views(&f, devices[i], CLGL_TRANSPORT_AUTO, 0, CLGL_BUFFER_COMPUTE_ONLY);
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT8, 1, NULL, 2, shape, &whole));
        expect_success(clgl_view_slice(&whole, 2, slices, &box));
        for (int writes = 0; writes < 2; ++writes) {
            run_blocked(&f, &whole, writes);
            run_blocked(&f, &box, writes);
        }
        close_views(&f, &s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_views_in_order),    cmocka_unit_test(random_views_out_of_order),
        cmocka_unit_test(views_of_sub_buffers),     cmocka_unit_test(views_of_shared_buffers),
        cmocka_unit_test(a_fence_of_many_commands), cmocka_unit_test(interleaved_items_are_apart),
        cmocka_unit_test(copies_round_the_edge),    cmocka_unit_test(fences_end_while_calls_block),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
