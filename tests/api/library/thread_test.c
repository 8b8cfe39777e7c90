/* Tests threads that use one context. The threads use separate objects, compete for one object, or use one object
 * in turns. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"
#include "thread_group.h"

#define WORDS 256u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define TURNS 10
#define CONTESTS 25
#define FENCES 25

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* Context and objects that all threads use */
typedef struct common {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffers[2];
    clgl_fence fence;
    GLuint name;
    int calls;
} common;

static common begin(const char *device, clgl_transport transport)
{
    common all;
    memset(&all, 0, sizeof all);
    all.gl = make_best_gl();
    all.context = make_context(device, transport);
    all.queue = make_queue(all.context, 0);
    return all;
}

static void end(common *all)
{
    expect_success(clgl_queue_destroy(all->queue));
    expect_no_memory(all->context);
    expect_success(clgl_context_destroy(all->context));
    expect_gl_clean();
    destroy_gl(&all->gl);
}

/* Compares the bytes of an acquired buffer. */
static void expect_buffer_bytes(clgl_queue queue, clgl_buffer buffer, const uint32_t *expected)
{
    uint32_t got[WORDS];
    expect_success(clgl_buffer_read(queue, buffer, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, expected, SIZE);
}

static void compute(thread_member *self)
{
    const common *all = self->common;
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        const clgl_queue own = make_queue(all->context, 0);
        const clgl_kernel kernel = make_change_kernel(all->context);
        uint32_t data[WORDS];
        clgl_buffer buffer;
        clgl_fence fence = NULL;
        fill_bytes(data, SIZE, (uint32_t)self->number * TURNS + turn + 1);
        buffer = make_compute_buffer(all->context, SIZE, data);
        launch_change(own, kernel, buffer, WORDS);
        change_on_cpu(data, WORDS);
        expect_success(clgl_fence_record_cl(own, &fence));
        expect_success(clgl_queue_barrier(all->queue, 1, &fence, NULL));
        launch_change(all->queue, kernel, buffer, WORDS);
        change_on_cpu(data, WORDS);
        expect_success(clgl_fence_destroy(fence));
        expect_success(clgl_queue_destroy(own));
        expect_buffer_bytes(all->queue, buffer, data);
        expect_success(clgl_kernel_destroy(kernel));
        expect_success(clgl_buffer_destroy(buffer));
    }
}

static void each_thread_computes_on_its_own(void **state)
{
    common all = begin(*state, CLGL_TRANSPORT_AUTO);
    thread_group c = make_thread_group(&all);
    run_thread_group(&c, compute);
    end(&all);
}

static void share_with_own_gl(thread_member *self)
{
    const common *all = self->common;
    const clgl_queue own = make_queue(all->context, 0);
    const clgl_kernel kernel = make_change_kernel(all->context);
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        uint32_t data[WORDS];
        clgl_buffer made, wrapped;
        GLuint name;
        fill_bytes(data, SIZE, (uint32_t)self->number * TURNS + turn + 1);
        name = make_gl_buffer(SIZE, data);
        wrapped =
            wrap_buffer(all->context, name, turn % 2 ? CLGL_BUFFER_REPLACE_STORAGE : 0, CLGL_ACCESS_READ_WRITE);
        made = make_buffer(all->context, SIZE, data, CLGL_ACCESS_READ_WRITE);
        acquire(own, wrapped);
        acquire(own, made);
        launch_change(own, kernel, wrapped, WORDS);
        launch_change(own, kernel, made, WORDS);
        change_on_cpu(data, WORDS);
        release(own, wrapped);
        expect_gl_bytes(name, 0, SIZE, data);
        release(own, made);
        expect_gl_bytes(info_of_buffer(made).gl_name, 0, SIZE, data);
        expect_success(clgl_buffer_destroy(made));
        expect_success(clgl_buffer_destroy(wrapped));
        glDeleteBuffers(1, &name);
    }
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_queue_destroy(own));
}

static void each_thread_shares_with_its_own_gl(void **state)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        common all = begin(*state, transports[t]);
        thread_group c = make_gl_thread_group(&all, &all.gl);
        run_thread_group(&c, share_with_own_gl);
        end_gl_thread_group(&c);
        end(&all);
    }
}

/* Returns a hand-over of two buffers. Half of the threads list the buffers in reverse order. */
static clgl_handover contested(const thread_member *self, clgl_buffer buffers[2])
{
    const common *all = self->common;
    buffers[0] = all->buffers[self->number % 2];
    buffers[1] = all->buffers[1 - self->number % 2];
    return handover_of(buffers, 2);
}

static void compete_to_acquire(thread_member *self)
{
    const common *all = self->common;
    clgl_buffer buffers[2];
    const clgl_handover handover = contested(self, buffers);
    self->result = clgl_acquire(all->queue, &handover, 0, NULL, NULL);
}

static void compete_to_release(thread_member *self)
{
    const common *all = self->common;
    clgl_buffer buffers[2];
    const clgl_handover handover = contested(self, buffers);
    self->result = clgl_release(all->queue, &handover, 0, NULL, NULL);
}

static void compete_to_destroy(thread_member *self)
{
    const common *all = self->common;
    self->result = clgl_buffer_destroy(all->buffers[0]);
}

static void expect_one_winner(const thread_group *c, clgl_result of_the_others)
{
    assert_int_equal(count_results(c, CLGL_SUCCESS), 1);
    assert_int_equal(count_results(c, of_the_others), THREAD_GROUP_SIZE - 1);
}

static void one_of_many_wins(void **state)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        common all = begin(*state, transports[t]);
        thread_group c = make_gl_thread_group(&all, &all.gl);
        for (int contest = 0; contest < CONTESTS; ++contest) {
            for (size_t i = 0; i < COUNT(all.buffers); ++i)
                all.buffers[i] = make_buffer(all.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
            run_thread_group(&c, compete_to_acquire);
            expect_one_winner(&c, CLGL_ERROR_ALREADY_ACQUIRED);
            run_thread_group(&c, compete_to_release);
            expect_one_winner(&c, CLGL_ERROR_NOT_ACQUIRED);
            run_thread_group(&c, compete_to_destroy);
            expect_one_winner(&c, CLGL_ERROR_INVALID_HANDLE);
            expect_success(clgl_buffer_destroy(all.buffers[1]));
        }
        end_gl_thread_group(&c);
        end(&all);
    }
}

/* Each thread calls clgl_fence_wait_gl for the same deferred release. Exactly one thread runs the OpenGL part of
 * the release. */
static void finish_deferred(thread_member *self)
{
    const common *all = self->common;
    expect_success(clgl_fence_wait_gl(all->fence));
    self->result = CLGL_SUCCESS;
}

static void deferred_releases_finish_on_any_gl_thread(void **state)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        common all = begin(*state, transports[t]);
        const clgl_kernel kernel = make_change_kernel(all.context);
        thread_group c = make_gl_thread_group(&all, &all.gl);
        uint32_t data[WORDS];
        fill_bytes(data, SIZE, 1);
        all.name = make_gl_buffer(SIZE, data);
        all.buffers[0] = wrap_buffer(all.context, all.name, 0, CLGL_ACCESS_READ_WRITE);
        for (int turn = 0; turn < TURNS; ++turn) {
            clgl_handover handover = handover_of(all.buffers, 1);
            handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
            acquire(all.queue, all.buffers[0]);
            launch_change(all.queue, kernel, all.buffers[0], WORDS);
            change_on_cpu(data, WORDS);
            expect_success(clgl_release(all.queue, &handover, 0, NULL, &all.fence));
            run_thread_group(&c, finish_deferred);
            expect_success(clgl_fence_destroy(all.fence));
            expect_gl_bytes(all.name, 0, SIZE, data);
        }
        expect_success(clgl_buffer_destroy(all.buffers[0]));
        glDeleteBuffers(1, &all.name);
        expect_success(clgl_kernel_destroy(kernel));
        end_gl_thread_group(&c);
        end(&all);
    }
}

/* Fence callback. Counts its calls, and makes clgl calls that callbacks may make. */
static void count_call(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    common *all = user_data;
    const clgl_buffer buffer = make_compute_buffer(all->context, SIZE, NULL);
    assert_int_equal(status, CLGL_STATUS_COMPLETE);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_fence_destroy(fence));
    __atomic_add_fetch(&all->calls, 1, __ATOMIC_RELEASE);
}

static void have_callbacks_called(thread_member *self)
{
    common *all = self->common;
    for (int i = 0; i < FENCES; ++i) {
        clgl_fence user = NULL, cl = NULL, gl = NULL;
        expect_success(clgl_fence_create_user(all->context, &user));
        expect_success(clgl_fence_record_cl(all->queue, &cl));
        expect_success(clgl_fence_record_gl(all->context, &gl));
        expect_success(clgl_fence_set_callback(user, count_call, all));
        expect_success(clgl_fence_set_callback(cl, count_call, all));
        expect_success(clgl_fence_set_callback(gl, count_call, all));
        expect_success(clgl_fence_signal(user, 0));
    }
}

static void callbacks_run_on_any_thread(void **state)
{
    enum { kinds = 3 };
    common all = begin(*state, CLGL_TRANSPORT_AUTO);
    thread_group c = make_gl_thread_group(&all, &all.gl);
    const int64_t start = now_ms();
    run_thread_group(&c, have_callbacks_called);
    while (__atomic_load_n(&all.calls, __ATOMIC_ACQUIRE) < (int)THREAD_GROUP_SIZE * FENCES * kinds) {
        assert_in_range(now_ms() - start, 0, PATIENCE_MS);
        sleep_ms(1);
    }
    assert_int_equal(all.calls, THREAD_GROUP_SIZE * FENCES * kinds);
    end_gl_thread_group(&c);
    end(&all);
}

/* Uses a headless clgl context on this thread. The clgl calls make the OpenGL context current temporarily. */
static void use_headless(thread_member *self)
{
    const common *all = self->common;
    const clgl_queue own = make_queue(all->context, 0);
    const clgl_kernel kernel = make_change_kernel(all->context);
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        uint32_t data[WORDS];
        clgl_buffer buffer;
        fill_bytes(data, SIZE, (uint32_t)self->number * TURNS + turn + 1);
        buffer = make_buffer(all->context, SIZE, data, CLGL_ACCESS_READ_WRITE);
        acquire(own, buffer);
        launch_change(own, kernel, buffer, WORDS);
        change_on_cpu(data, WORDS);
        release(own, buffer);
        acquire(own, buffer);
        expect_buffer_bytes(own, buffer, data);
        expect_success(clgl_buffer_destroy(buffer));
    }
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_queue_destroy(own));
}

/* Makes the headless context current, and accepts the error if the context is current on another thread. */
static void take_headless(thread_member *self)
{
    const common *all = self->common;
    for (int turn = 0; turn < CONTESTS; ++turn) {
        clgl_fence fence = NULL;
        self->result = clgl_context_make_current(all->context, 1);
        if (self->result == CLGL_SUCCESS) {
            expect_success(clgl_fence_record_gl(all->context, &fence));
            expect_success(clgl_context_make_current(all->context, 0));
            expect_success(clgl_fence_destroy(fence));
            continue;
        }
        assert_int_equal(self->result, CLGL_ERROR_INVALID_STATE);
        self->result = clgl_fence_record_gl(all->context, &fence);
        if (self->result != CLGL_SUCCESS) assert_int_equal(self->result, CLGL_ERROR_NO_GL_CONTEXT);
        expect_success(clgl_fence_destroy(fence));
    }
}

static void headless_passes_from_thread_to_thread(void **state)
{
    common all;
    thread_group c = make_thread_group(&all);
    memset(&all, 0, sizeof all);
    all.context = make_headless(*state, 0);
    run_thread_group(&c, use_headless);
    run_thread_group(&c, take_headless);
    expect_no_memory(all.context);
    expect_success(clgl_context_destroy(all.context));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(each_thread_computes_on_its_own),
        ON_BOTH(each_thread_shares_with_its_own_gl),
        ON_BOTH(one_of_many_wins),
        ON_BOTH(deferred_releases_finish_on_any_gl_thread),
        ON_BOTH(callbacks_run_on_any_thread),
        ON_BOTH(headless_passes_from_thread_to_thread),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
