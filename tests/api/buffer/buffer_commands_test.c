/* Tests buffer commands: read, write, fill, copy, copies of boxes, and mappings. The commands are blocking or
 * non-blocking, with wait lists and fences. The CPU computes the expected bytes. Each case runs with buffers of
 * both transports and with an OpenCL-only buffer. */
#define _GNU_SOURCE
#include "support.h"

#define SIZE 4096u
#define BOX_ROW 64u
#define BOX_SLICE (BOX_ROW * 8u)

/* Objects that the test cases use */
typedef struct fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer;
    /* An OpenCL-only buffer */
    clgl_buffer other;
    /* Expected contents of both buffers */
    unsigned char model[SIZE];
    unsigned char other_model[SIZE];
} fixture;

typedef void (*body)(fixture *f);

static void run_on(clgl_context context, int32_t flags, uint32_t queue_flags, body run)
{
    fixture f;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    fill_bytes(f.model, SIZE, 1);
    fill_bytes(f.other_model, SIZE, 2);
    f.context = context;
    f.queue = make_queue(context, queue_flags);
    desc.size = SIZE;
    desc.data = f.model;
    desc.flags = flags;
    expect_success(clgl_buffer_create(context, &desc, &f.buffer));
    desc.data = f.other_model;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    expect_success(clgl_buffer_create(context, &desc, &f.other));
    if (flags == 0) acquire(f.queue, f.buffer);
    run(&f);
    if (flags == 0) {
        release(f.queue, f.buffer);
        expect_gl_bytes(info_of_buffer(f.buffer).gl_name, 0, SIZE, f.model);
    }
    expect_success(clgl_buffer_destroy(f.buffer));
    expect_success(clgl_buffer_destroy(f.other));
    expect_success(clgl_queue_destroy(f.queue));
    expect_no_memory(context);
}

static void run_everywhere(body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
    for (size_t d = 0; d < COUNT(devices); ++d) {
        for (size_t t = 0; t < COUNT(transports); ++t) {
            gl_context gl = make_best_gl();
            const clgl_context context = make_context(devices[d], transports[t]);
            run_on(context, 0, 0, run);
            run_on(context, CLGL_BUFFER_COMPUTE_ONLY, 0, run);
            expect_success(clgl_context_destroy(context));
            destroy_gl(&gl);
        }
    }
}

static void expect_contents(const fixture *f)
{
    unsigned char got[SIZE];
    expect_success(clgl_buffer_read(f->queue, f->buffer, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, f->model, SIZE);
    expect_success(clgl_buffer_read(f->queue, f->other, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, f->other_model, SIZE);
}

static void wait_and_destroy(clgl_fence fence)
{
    assert_non_null(fence);
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
}

static clgl_fence user_fence(const fixture *f)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_create_user(f->context, &fence));
    return fence;
}

/* Expects that `done` is pending until `gate` is signalled, and then completes. */
static void expect_done_after(clgl_fence gate, clgl_fence done)
{
    assert_int_equal(clgl_fence_wait(done, 0), CLGL_TIMEOUT);
    assert_string_equal(clgl_error_message(), "");
    expect_success(clgl_fence_signal(gate, 0));
    wait_and_destroy(done);
    expect_success(clgl_fence_destroy(gate));
}

static void read_and_write(fixture *f)
{
    const clgl_range range = {100, 1000};
    unsigned char got[SIZE];
    clgl_fence done = NULL, gate = NULL;
    expect_contents(f);

    fill_bytes(f->model + range.offset, range.size, 3);
    expect_success(clgl_buffer_write(f->queue, f->buffer, &range, f->model + range.offset, 1, 0, NULL, &done));
    wait_and_destroy(done);
    expect_contents(f);

    gate = user_fence(f);
    fill_bytes(f->model + range.offset, range.size, 4);
    expect_success(clgl_buffer_write(f->queue, f->buffer, &range, f->model + range.offset, 0, 1, &gate, &done));
    expect_done_after(gate, done);

    gate = user_fence(f);
    memset(got, 0, SIZE);
    expect_success(clgl_buffer_read(f->queue, f->buffer, &range, got, 0, 1, &gate, &done));
    expect_done_after(gate, done);
    expect_same_bytes(got, f->model + range.offset, range.size);
    expect_contents(f);
}

static void fill(fixture *f)
{
    unsigned char pattern[128];
    fill_bytes(pattern, sizeof pattern, 5);
    for (size_t size = 1; size <= sizeof pattern; size *= 2) {
        const clgl_range range = {size * 3, size * 4};
        clgl_fence gate = user_fence(f), done = NULL;
        for (size_t i = 0; i < range.size; ++i)
            f->model[range.offset + i] = pattern[i % size];
        expect_success(clgl_buffer_fill(f->queue, f->buffer, &range, pattern, size, 1, &gate, &done));
        expect_done_after(gate, done);
        expect_contents(f);
    }
    memset(f->model, pattern[0], SIZE);
    expect_success(clgl_buffer_fill(f->queue, f->buffer, NULL, pattern, 1, 0, NULL, NULL));
    expect_contents(f);
}

static void copy(fixture *f)
{
    const clgl_range range = {17, 333};
    clgl_fence gate = user_fence(f), done = NULL;
    memcpy(f->other_model + 1001, f->model + range.offset, range.size);
    expect_success(clgl_buffer_copy(f->queue, f->buffer, f->other, &range, 1001, 1, &gate, &done));
    expect_done_after(gate, done);
    expect_contents(f);

    memcpy(f->model + 2000, f->model + range.offset, range.size);
    expect_success(clgl_buffer_copy(f->queue, f->buffer, f->buffer, &range, 2000, 0, NULL, NULL));
    expect_contents(f);

    memcpy(f->model, f->other_model, SIZE);
    expect_success(clgl_buffer_copy(f->queue, f->other, f->buffer, NULL, 0, 0, NULL, NULL));
    expect_contents(f);
}

/* Returns a box whose pitches and origin differ between the buffer and host memory. */
static clgl_buffer_rect a_box(void)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    const size_t in_buffer[] = {5, 2, 1}, in_other[] = {3, 1, 2}, region[] = {20, 4, 3};
    memcpy(rect.buffer_origin, in_buffer, sizeof in_buffer);
    memcpy(rect.other_origin, in_other, sizeof in_other);
    memcpy(rect.region, region, sizeof region);
    rect.buffer_row_pitch = BOX_ROW;
    rect.buffer_slice_pitch = BOX_SLICE;
    rect.other_row_pitch = BOX_ROW / 2;
    rect.other_slice_pitch = BOX_SLICE / 2;
    return rect;
}

static void move_box(const clgl_buffer_rect *r, unsigned char *buffer, unsigned char *other, int into_buffer)
{
    for (size_t z = 0; z < r->region[2]; ++z) {
        for (size_t y = 0; y < r->region[1]; ++y) {
            unsigned char *b = buffer + (r->buffer_origin[2] + z) * r->buffer_slice_pitch +
                               (r->buffer_origin[1] + y) * r->buffer_row_pitch + r->buffer_origin[0];
            unsigned char *o = other + (r->other_origin[2] + z) * r->other_slice_pitch +
                               (r->other_origin[1] + y) * r->other_row_pitch + r->other_origin[0];
            memcpy(into_buffer ? b : o, into_buffer ? o : b, r->region[0]);
        }
    }
}

static void boxes(fixture *f)
{
    const clgl_buffer_rect rect = a_box();
    unsigned char host[SIZE], expected[SIZE];
    for (uint32_t blocking = 0; blocking <= 1; ++blocking) {
        clgl_fence gate = user_fence(f), done = NULL;
        const uint32_t waits = blocking ? 0 : 1;
        memset(host, 0, SIZE);
        memset(expected, 0, SIZE);
        move_box(&rect, f->model, expected, 0);
        expect_success(clgl_buffer_read_rect(f->queue, f->buffer, &rect, host, blocking, waits, &gate, &done));
        if (blocking) expect_same_bytes(host, expected, SIZE);
        if (blocking) wait_and_destroy(done);
        if (blocking) expect_success(clgl_fence_destroy(gate));
        if (!blocking) expect_done_after(gate, done);
        expect_same_bytes(host, expected, SIZE);

        gate = user_fence(f);
        fill_bytes(host, SIZE, 6 + blocking);
        move_box(&rect, f->model, host, 1);
        expect_success(clgl_buffer_write_rect(f->queue, f->buffer, &rect, host, blocking, waits, &gate, &done));
        if (blocking) wait_and_destroy(done);
        if (blocking) expect_success(clgl_fence_destroy(gate));
        if (!blocking) expect_done_after(gate, done);
        expect_contents(f);
    }
}

static void boxes_between_buffers(fixture *f)
{
    const clgl_buffer_rect rect = a_box();
    clgl_fence gate = user_fence(f), done = NULL;
    move_box(&rect, f->model, f->other_model, 0);
    expect_success(clgl_buffer_copy_rect(f->queue, f->buffer, f->other, &rect, 1, &gate, &done));
    expect_done_after(gate, done);
    expect_contents(f);
    move_box(&rect, f->other_model, f->model, 0);
    expect_success(clgl_buffer_copy_rect(f->queue, f->other, f->buffer, &rect, 0, NULL, NULL));
    expect_contents(f);
}

static void packed_boxes(fixture *f)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    unsigned char host[SIZE];
    rect.region[0] = 16;
    rect.region[1] = 8;
    rect.region[2] = 4;
    expect_success(clgl_buffer_read_rect(f->queue, f->buffer, &rect, host, 1, 0, NULL, NULL));
    expect_same_bytes(host, f->model, 16 * 8 * 4);
}

static void map_to_read_and_write(fixture *f)
{
    const clgl_range range = {256, 512};
    clgl_fence done = NULL, gate = NULL;
    unsigned char *mapped = NULL;
    void *pointer = NULL;
    expect_success(
        clgl_buffer_map(f->queue, f->buffer, CLGL_MAP_READ | CLGL_MAP_WRITE, &range, 1, 0, NULL, &pointer, NULL));
    mapped = pointer;
    expect_same_bytes(mapped, f->model + range.offset, range.size);
    fill_bytes(f->model + range.offset, range.size, 8);
    memcpy(mapped, f->model + range.offset, range.size);
    expect_success(clgl_buffer_unmap(f->queue, f->buffer, pointer, 0, NULL, &done));
    wait_and_destroy(done);
    expect_contents(f);

    gate = user_fence(f);
    expect_success(clgl_buffer_map(f->queue, f->buffer, CLGL_MAP_READ, &range, 0, 1, &gate, &pointer, &done));
    expect_done_after(gate, done);
    expect_same_bytes(pointer, f->model + range.offset, range.size);
    gate = user_fence(f);
    expect_success(clgl_buffer_unmap(f->queue, f->buffer, pointer, 1, &gate, &done));
    expect_done_after(gate, done);
    expect_contents(f);
}

static void map_to_discard(fixture *f)
{
    void *pointer = NULL;
    fill_bytes(f->model, SIZE, 9);
    expect_success(
        clgl_buffer_map(f->queue, f->buffer, CLGL_MAP_WRITE_DISCARD, NULL, 1, 0, NULL, &pointer, NULL));
    memcpy(pointer, f->model, SIZE);
    expect_success(clgl_buffer_unmap(f->queue, f->buffer, pointer, 0, NULL, NULL));
    expect_contents(f);
}

/* A buffer must be acquired when it is unmapped. */
static void unmap_while_acquired(fixture *f)
{
    const clgl_handover handover = handover_of(&f->buffer, 1);
    clgl_fence done = NULL;
    void *pointer = NULL;
    if (info_of_buffer(f->buffer).gl_name == 0) return;
    expect_success(clgl_buffer_map(f->queue, f->buffer, CLGL_MAP_READ, NULL, 1, 0, NULL, &pointer, NULL));
    expect_success(clgl_release(f->queue, &handover, 0, NULL, NULL));
    expect_error_out(clgl_buffer_unmap(f->queue, f->buffer, pointer, 0, NULL, &done), CLGL_ERROR_NOT_ACQUIRED,
                     done);
    expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
    expect_success(clgl_buffer_unmap(f->queue, f->buffer, pointer, 0, NULL, &done));
    wait_and_destroy(done);
    expect_contents(f);
}

/* Enqueues commands in an out-of-order queue. Each command waits for the fence of the previous command. */
static void chain_out_of_order(fixture *f)
{
    const clgl_range halves[] = {{0, SIZE / 2}, {SIZE / 2, SIZE / 2}};
    clgl_fence fences[4] = {NULL, NULL, NULL, NULL};
    unsigned char got[SIZE];
    memset(f->model, 0x11, SIZE / 2);
    memcpy(f->model + SIZE / 2, f->model, SIZE / 2);
    memcpy(f->other_model, f->model, SIZE);
    expect_success(clgl_buffer_fill(f->queue, f->buffer, &halves[0], "\x11", 1, 0, NULL, &fences[0]));
    expect_success(
        clgl_buffer_copy(f->queue, f->buffer, f->buffer, &halves[0], SIZE / 2, 1, &fences[0], &fences[1]));
    expect_success(clgl_buffer_copy(f->queue, f->buffer, f->other, NULL, 0, 2, fences, &fences[2]));
    expect_success(clgl_buffer_read(f->queue, f->other, NULL, got, 0, 1, &fences[2], &fences[3]));
    expect_success(clgl_fence_wait(fences[3], CLGL_FOREVER));
    expect_same_bytes(got, f->other_model, SIZE);
    for (size_t i = 0; i < COUNT(fences); ++i)
        expect_success(clgl_fence_destroy(fences[i]));
}

#define EVERYWHERE(name)                                                                                         \
    static void name##_everywhere(void **state)                                                                  \
    {                                                                                                            \
        (void)state;                                                                                             \
        run_everywhere(name);                                                                                    \
    }
EVERYWHERE(read_and_write)
EVERYWHERE(fill)
EVERYWHERE(copy)
EVERYWHERE(boxes)
EVERYWHERE(boxes_between_buffers)
EVERYWHERE(packed_boxes)
EVERYWHERE(map_to_read_and_write)
EVERYWHERE(map_to_discard)
EVERYWHERE(unmap_while_acquired)

static void fences_order_an_out_of_order_queue(void **state)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_context gl = make_best_gl();
        const clgl_context context = make_context(POCL, transports[t]);
        run_on(context, 0, CLGL_QUEUE_OUT_OF_ORDER, chain_out_of_order);
        run_on(context, CLGL_BUFFER_COMPUTE_ONLY, CLGL_QUEUE_OUT_OF_ORDER, chain_out_of_order);
        expect_success(clgl_context_destroy(context));
        destroy_gl(&gl);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(read_and_write_everywhere),
        cmocka_unit_test(fill_everywhere),
        cmocka_unit_test(copy_everywhere),
        cmocka_unit_test(boxes_everywhere),
        cmocka_unit_test(boxes_between_buffers_everywhere),
        cmocka_unit_test(packed_boxes_everywhere),
        cmocka_unit_test(map_to_read_and_write_everywhere),
        cmocka_unit_test(map_to_discard_everywhere),
        cmocka_unit_test(unmap_while_acquired_everywhere),
        cmocka_unit_test(fences_order_an_out_of_order_queue),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
