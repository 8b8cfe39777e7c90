/* Tests the hand-over rules: several objects in one call, acquired objects, wait lists and fences, and deferred
 * releases. A call with several objects changes all or none of them. */
#define _GNU_SOURCE
#include "kernel_support.h"

#include <pthread.h>
#include <time.h>

#define WORDS 1024u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define HALF (SIZE / 2)
#define MANY 5u
#define A_WHILE_NS 50000000L

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

typedef struct fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue, other;
    clgl_kernel kernel;
    /* A buffer that the library created and a wrapped buffer, with GL names and expected contents */
    clgl_buffer buffers[2];
    GLuint names[2];
    uint32_t data[2][WORDS];
} fixture;

typedef void (*body)(fixture *f);

static void run(const char *device, clgl_transport transport, uint32_t queue_flags, body test)
{
    fixture f;
    f.gl = make_best_gl();
    f.context = make_context(device, transport);
    f.queue = make_queue(f.context, queue_flags);
    f.other = make_queue(f.context, queue_flags);
    f.kernel = make_change_kernel(f.context);
    fill_bytes(f.data[0], SIZE, 1);
    fill_bytes(f.data[1], SIZE, 2);
    f.names[1] = make_gl_buffer(SIZE, f.data[1]);
    f.buffers[0] = make_buffer(f.context, SIZE, f.data[0], CLGL_ACCESS_READ_WRITE);
    f.buffers[1] = wrap_buffer(f.context, f.names[1], 0, CLGL_ACCESS_READ_WRITE);
    f.names[0] = info_of_buffer(f.buffers[0]).gl_name;
    test(&f);
    for (size_t i = 0; i < COUNT(f.buffers); ++i)
        expect_success(clgl_buffer_destroy(f.buffers[i]));
    glDeleteBuffers(1, &f.names[1]);
    expect_success(clgl_kernel_destroy(f.kernel));
    expect_success(clgl_queue_destroy(f.other));
    expect_success(clgl_queue_destroy(f.queue));
    expect_no_memory(f.context);
    expect_success(clgl_context_destroy(f.context));
    expect_gl_clean();
    destroy_gl(&f.gl);
}

static void run_everywhere(body test)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        run(POCL, transports[t], 0, test);
        run(POCL, transports[t], CLGL_QUEUE_OUT_OF_ORDER, test);
        run(RUSTICL, transports[t], 0, test);
    }
}

static void expect_both(const fixture *f)
{
    for (size_t i = 0; i < COUNT(f->names); ++i)
        expect_gl_bytes(f->names[i], 0, SIZE, f->data[i]);
}

static void change_both(fixture *f, clgl_queue queue)
{
    for (size_t i = 0; i < COUNT(f->buffers); ++i) {
        launch_change(queue, f->kernel, f->buffers[i], WORDS);
        change_on_cpu(f->data[i], WORDS);
    }
}

static void many_at_once(fixture *f)
{
    const clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
    for (int round = 0; round < 3; ++round) {
        expect_success(clgl_acquire(f->queue, &both, 0, NULL, NULL));
        change_both(f, f->queue);
        expect_success(clgl_release(f->queue, &both, 0, NULL, NULL));
        expect_both(f);
    }
}

static void expect_none_acquired(const fixture *f)
{
    for (size_t i = 0; i < COUNT(f->buffers); ++i)
        assert_int_equal(info_of_buffer(f->buffers[i]).acquired, 0);
}

static void all_or_nothing(fixture *f)
{
    clgl_buffer many[MANY], destroyed = make_buffer(f->context, SIZE, NULL, 0);
    clgl_range ranges[MANY];
    clgl_handover handover = handover_of(many, MANY);
    const GLuint doomed = make_gl_buffer(SIZE, NULL);
    clgl_fence fence = NULL;
    expect_success(clgl_buffer_destroy(destroyed));
    for (uint32_t i = 0; i < MANY; ++i) {
        many[i] = i < 2 ? f->buffers[i] : make_buffer(f->context, SIZE, NULL, 0);
        ranges[i].offset = 0;
        ranges[i].size = SIZE;
    }
    expect_success(clgl_buffer_destroy(many[MANY - 1]));
    expect_error_out(clgl_acquire(f->queue, &handover, 0, NULL, &fence), CLGL_ERROR_INVALID_HANDLE, fence);
    expect_none_acquired(f);
    many[MANY - 1] = NULL;
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    many[MANY - 1] = many[0];
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_message("the hand-over lists overlapping parts of");
    expect_none_acquired(f);
    many[MANY - 1] = wrap_buffer(f->context, doomed, 0, CLGL_ACCESS_READ_WRITE);
    handover.buffer_ranges = ranges;
    ranges[MANY - 1].offset = 1;
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
    handover.buffer_ranges = NULL;
    glDeleteBuffers(1, &doomed);
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_none_acquired(f);
    /* A release changes no object if one of the objects is not acquired. */
    handover.buffer_count = 2;
    acquire(f->queue, f->buffers[0]);
    expect_error_out(clgl_release(f->queue, &handover, 0, NULL, &fence), CLGL_ERROR_NOT_ACQUIRED, fence);
    assert_int_equal(info_of_buffer(f->buffers[0]).acquired, 1);
    release(f->queue, f->buffers[0]);
    for (uint32_t i = 2; i < MANY; ++i)
        expect_success(clgl_buffer_destroy(many[i]));
    expect_both(f);
}

static void repeated_acquires_and_missing_ones_are_refused(fixture *f)
{
    const clgl_handover handover = handover_of(f->buffers, 1);
    const clgl_launch launch = CLGL_LAUNCH_INIT;
    expect_error(clgl_release(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_kernel_set_buffer(f->kernel, 0, f->buffers[0]));
    expect_error(clgl_kernel_launch(f->queue, f->kernel, &launch, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    acquire(f->queue, f->buffers[0]);
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_acquire(f->other, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_release(f->other, &handover, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_message("on the queue that acquired it");
    expect_error(clgl_kernel_launch(f->other, f->kernel, &launch, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_message("is acquired by another queue; release it there first");
    release(f->queue, f->buffers[0]);
    expect_error(clgl_release(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_error(clgl_kernel_launch(f->queue, f->kernel, &launch, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_message("call clgl_acquire before commands that use it");
}

static void from_queue_to_queue(fixture *f)
{
    for (int round = 0; round < 4; ++round) {
        const clgl_queue queue = round % 2 ? f->other : f->queue;
        const clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
        expect_success(clgl_acquire(queue, &both, 0, NULL, NULL));
        change_both(f, queue);
        expect_success(clgl_release(queue, &both, 0, NULL, NULL));
    }
    expect_both(f);
}

static void two_queues_read(fixture *f)
{
    const clgl_buffer readers[] = {
        wrap_buffer(f->context, f->names[1], 0, CLGL_ACCESS_READ_ONLY),
        wrap_buffer(f->context, f->names[1], 0, CLGL_ACCESS_READ_ONLY),
    };
    const clgl_queue queues[] = {f->queue, f->other};
    const clgl_handover writer = handover_of(&f->buffers[1], 1);
    uint32_t got[2][WORDS];
    memset(got, 0, sizeof got);
    for (size_t i = 0; i < COUNT(readers); ++i)
        acquire(queues[i], readers[i]);
    expect_error(clgl_acquire(f->queue, &writer, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    for (size_t i = 0; i < COUNT(readers); ++i)
        expect_success(clgl_buffer_read(queues[i], readers[i], NULL, got[i], 0, 0, NULL, NULL));
    release(f->queue, readers[0]);
    expect_error(clgl_acquire(f->queue, &writer, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    release(f->other, readers[1]);
    for (size_t i = 0; i < COUNT(readers); ++i) {
        expect_success(clgl_queue_finish(queues[i]));
        expect_same_bytes(got[i], f->data[1], SIZE);
        expect_success(clgl_buffer_destroy(readers[i]));
    }
    many_at_once(f);
}

/* An acquire waits for OpenGL, OpenCL and user fences in its wait list. Later commands of the queue wait for the
 * acquire. */
static void acquire_waits(fixture *f)
{
    const clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
    clgl_fence waits[3] = {NULL, NULL, NULL}, done = NULL;
    expect_success(clgl_fence_record_gl(f->context, &waits[0]));
    expect_success(clgl_fence_record_cl(f->other, &waits[1]));
    expect_success(clgl_fence_create_user(f->context, &waits[2]));
    expect_success(clgl_acquire(f->queue, &both, COUNT(waits), waits, &done));
    assert_non_null(done);
    change_both(f, f->queue);
    assert_int_equal(clgl_fence_wait(done, A_WHILE_NS), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(waits[2], 0));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    expect_success(clgl_release(f->queue, &both, 0, NULL, NULL));
    expect_both(f);
    expect_success(clgl_fence_destroy(done));
    for (size_t i = 0; i < COUNT(waits); ++i)
        expect_success(clgl_fence_destroy(waits[i]));
}

/* In an out-of-order queue, a barrier also waits for earlier commands that are not in its wait list. */
static void barriers_wait_for_what_came_before(fixture *f)
{
    clgl_fence gate = NULL, ready = NULL, done = NULL;
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_fence_create_user(f->context, &ready));
    expect_success(clgl_fence_signal(ready, 0));
    acquire(f->queue, f->buffers[0]);
    expect_success(clgl_buffer_fill(f->queue, f->buffers[0], NULL, "x", 1, 1, &gate, NULL));
    expect_success(clgl_queue_barrier(f->queue, 1, &ready, &done));
    assert_int_equal(clgl_fence_wait(done, A_WHILE_NS), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    release(f->queue, f->buffers[0]);
    memset(f->data[0], 'x', SIZE);
    expect_both(f);
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_fence_destroy(ready));
    expect_success(clgl_fence_destroy(gate));
}

static void *signal_later(void *fence)
{
    const struct timespec a_while = {0, A_WHILE_NS};
    nanosleep(&a_while, NULL);
    clgl_fence_signal(fence, 0);
    return NULL;
}

/* A release waits for its wait list. Another thread signals the user event in the wait list. */
static void release_waits(fixture *f)
{
    const clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
    clgl_fence gate = NULL, done = NULL;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    pthread_t thread;
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_acquire(f->queue, &both, 0, NULL, NULL));
    change_both(f, f->queue);
    assert_int_equal(pthread_create(&thread, NULL, signal_later, gate), 0);
    expect_success(clgl_release(f->queue, &both, 1, &gate, &done));
    expect_success(clgl_fence_get_info(gate, &info));
    assert_int_equal(info.status, CLGL_STATUS_COMPLETE);
    expect_success(clgl_fence_wait(done, 0));
    pthread_join(thread, NULL);
    expect_both(f);
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_fence_destroy(gate));
}

static void deferred_release(fixture *f)
{
    clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
    clgl_fence gate = NULL, done = NULL;
    both.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    for (int round = 0; round < 3; ++round) {
        expect_success(clgl_fence_create_user(f->context, &gate));
        expect_success(clgl_acquire(f->queue, &both, 1, &gate, NULL));
        change_both(f, f->queue);
        expect_error(clgl_release(f->queue, &both, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
        /* A deferred release must not block, because the same thread signals the event later. */
        expect_success(clgl_release(f->queue, &both, 0, NULL, &done));
        expect_none_acquired(f);
        assert_int_equal(clgl_fence_wait(done, 0), CLGL_TIMEOUT);
        expect_success(clgl_fence_signal(gate, 0));
        expect_success(clgl_fence_wait_gl(done));
        expect_both(f);
        expect_success(clgl_fence_wait(done, 0));
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_fence_destroy(gate));
    }
}

/* Acquires the buffers again before OpenGL has waited for the deferred release. The bytes that OpenCL wrote must
 * not be lost. */
static void deferred_and_acquired_again(fixture *f)
{
    clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
    clgl_fence done = NULL;
    both.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    for (int round = 0; round < 4; ++round) {
        const clgl_queue queue = round % 2 ? f->other : f->queue;
        if (done) expect_success(clgl_fence_destroy(done));
        expect_success(clgl_acquire(queue, &both, 0, NULL, NULL));
        change_both(f, queue);
        expect_success(clgl_release(queue, &both, 0, NULL, &done));
    }
    expect_success(clgl_fence_wait_gl(done));
    expect_success(clgl_fence_destroy(done));
    expect_both(f);
}

/* Acquires the buffers again while their release waits for a user event. The acquire must not block. OpenGL must
 * then read the bytes of both acquisitions; the second acquisition changes only half of each buffer. */
static void acquired_again_behind_a_gate(fixture *f)
{
    const clgl_range half = {HALF / 2, HALF};
    clgl_handover both = handover_of(f->buffers, COUNT(f->buffers));
    for (int round = 0; round < 4; ++round) {
        const int is_deferred = round % 2, finishes_first = round / 2;
        clgl_fence gate = NULL, first = NULL, second = NULL;
        expect_success(clgl_fence_create_user(f->context, &gate));
        both.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_success(clgl_acquire(f->queue, &both, 0, NULL, NULL));
        change_both(f, f->queue);
        expect_success(clgl_release(f->queue, &both, 1, &gate, &first));
        expect_success(clgl_acquire(f->other, &both, 0, NULL, NULL));
        assert_int_equal(clgl_fence_wait(first, 0), CLGL_TIMEOUT);
        for (size_t i = 0; i < COUNT(f->buffers); ++i) {
            const uint32_t value = 17 + (uint32_t)round;
            expect_success(clgl_buffer_fill(f->other, f->buffers[i], &half, &value, 4, 0, NULL, NULL));
            for (size_t word = 0; word < WORDS / 2; ++word)
                f->data[i][WORDS / 4 + word] = value;
        }
        if (is_deferred) expect_success(clgl_release(f->other, &both, 0, NULL, &second));
        expect_success(clgl_fence_signal(gate, 0));
        both.flags = 0;
        if (!is_deferred) expect_success(clgl_release(f->other, &both, 0, NULL, &second));
        if (finishes_first) expect_success(clgl_fence_wait_gl(first));
        expect_success(clgl_fence_wait_gl(second));
        expect_both(f);
        /* OpenGL writes the buffer. No pending release may overwrite the new bytes. */
        fill_bytes(f->data[1], SIZE, 100 + (uint32_t)round);
        write_gl(f->names[1], 0, SIZE, f->data[1]);
        expect_success(clgl_fence_wait_gl(first));
        expect_both(f);
        expect_success(clgl_fence_destroy(first));
        expect_success(clgl_fence_destroy(second));
        expect_success(clgl_fence_destroy(gate));
    }
}

/* Each of two queues makes a deferred release of one part of a buffer. An acquire of the whole buffer must wait
 * for both releases. */
static void deferred_parts(fixture *f)
{
    const clgl_range halves[] = {{0, HALF}, {HALF, HALF}};
    const clgl_queue queues[] = {f->queue, f->other};
    const clgl_queue third = make_queue(f->context, 0);
    clgl_buffer parts[2];
    clgl_fence done[2], gate = NULL;
    pthread_t thread;
    uint32_t got[WORDS];
    expect_success(clgl_fence_create_user(f->context, &gate));
    for (size_t i = 0; i < COUNT(parts); ++i) {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        expect_success(clgl_buffer_create_sub(f->buffers[0], CLGL_ACCESS_READ_WRITE, &halves[i], &parts[i]));
        handover = handover_of(&parts[i], 1);
        expect_success(clgl_acquire(queues[i], &handover, 0, NULL, NULL));
        if (i == 0) expect_success(clgl_queue_barrier(queues[i], 1, &gate, NULL));
        expect_success(clgl_buffer_fill(queues[i], parts[i], NULL, "\x42", 1, 0, NULL, NULL));
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_success(clgl_release(queues[i], &handover, 0, NULL, &done[i]));
    }
    memset(f->data[0], 0x42, SIZE);
    assert_int_equal(pthread_create(&thread, NULL, signal_later, gate), 0);
    acquire(third, f->buffers[0]);
    expect_success(clgl_buffer_read(third, f->buffers[0], NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, f->data[0], SIZE);
    release(third, f->buffers[0]);
    pthread_join(thread, NULL);
    for (size_t i = 0; i < COUNT(parts); ++i) {
        expect_success(clgl_fence_destroy(done[i]));
        expect_success(clgl_buffer_destroy(parts[i]));
    }
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_queue_destroy(third));
    expect_both(f);
}

/* One queue acquires two parts of a buffer, and releases each part separately. */
static void two_ranges_of_one_buffer(fixture *f)
{
    const clgl_range halves[] = {{0, HALF}, {HALF, HALF}};
    clgl_handover handover = handover_of(f->buffers, 1);
    for (size_t i = 0; i < COUNT(halves); ++i) {
        handover.buffer_ranges = &halves[i];
        expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
        expect_error(clgl_buffer_fill(f->queue, f->buffers[0], NULL, "c", 1, 0, NULL, NULL),
                     CLGL_ERROR_NOT_ACQUIRED);
        expect_message("but not in the part that the command uses");
        expect_success(clgl_buffer_fill(f->queue, f->buffers[0], &halves[i], i ? "b" : "a", 1, 0, NULL, NULL));
    }
    memset(f->data[0], 'a', HALF);
    memset((char *)f->data[0] + HALF, 'b', HALF);
    for (size_t i = COUNT(halves); i-- > 0;) {
        handover.buffer_ranges = &halves[i];
        expect_success(clgl_release(f->queue, &handover, 0, NULL, NULL));
    }
    expect_none_acquired(f);
    expect_both(f);
}

#define EVERYWHERE(name)                                                                                         \
    static void name##_everywhere(void **state)                                                                  \
    {                                                                                                            \
        (void)state;                                                                                             \
        run_everywhere(name);                                                                                    \
    }
EVERYWHERE(many_at_once)
EVERYWHERE(all_or_nothing)
EVERYWHERE(repeated_acquires_and_missing_ones_are_refused)
EVERYWHERE(from_queue_to_queue)
EVERYWHERE(two_queues_read)
EVERYWHERE(acquire_waits)
EVERYWHERE(barriers_wait_for_what_came_before)
EVERYWHERE(release_waits)
EVERYWHERE(deferred_release)
EVERYWHERE(deferred_and_acquired_again)
EVERYWHERE(acquired_again_behind_a_gate)
EVERYWHERE(deferred_parts)
EVERYWHERE(two_ranges_of_one_buffer)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_at_once_everywhere),
        cmocka_unit_test(all_or_nothing_everywhere),
        cmocka_unit_test(repeated_acquires_and_missing_ones_are_refused_everywhere),
        cmocka_unit_test(from_queue_to_queue_everywhere),
        cmocka_unit_test(two_queues_read_everywhere),
        cmocka_unit_test(acquire_waits_everywhere),
        cmocka_unit_test(barriers_wait_for_what_came_before_everywhere),
        cmocka_unit_test(release_waits_everywhere),
        cmocka_unit_test(deferred_release_everywhere),
        cmocka_unit_test(deferred_and_acquired_again_everywhere),
        cmocka_unit_test(acquired_again_behind_a_gate_everywhere),
        cmocka_unit_test(deferred_parts_everywhere),
        cmocka_unit_test(two_ranges_of_one_buffer_everywhere),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
