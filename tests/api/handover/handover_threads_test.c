/* Tests the hand-over on several threads and OpenGL contexts, and the destruction of acquired objects. */
#define _GNU_SOURCE
#include "process_support.h"
#include "support.h"

#include <pthread.h>

#define WORDS 1024u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define MESSAGE_SIZE 512
#define SOON_MS 20

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

typedef struct fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    clgl_kernel kernel;
    clgl_buffer buffer;
    GLuint name;
    uint32_t data[WORDS];
} fixture;

static fixture begin(clgl_transport transport, uint32_t flags)
{
    fixture f;
    f.gl = make_best_gl();
    f.context = make_context(POCL, transport);
    f.queue = make_queue(f.context, 0);
    f.kernel = make_change_kernel(f.context);
    fill_bytes(f.data, SIZE, 1);
    f.name = make_gl_buffer(SIZE, f.data);
    f.buffer = wrap_buffer(f.context, f.name, flags, CLGL_ACCESS_READ_WRITE);
    return f;
}

static void end(fixture *f)
{
    glDeleteBuffers(1, &f->name);
    expect_success(clgl_kernel_destroy(f->kernel));
    expect_success(clgl_queue_destroy(f->queue));
    expect_no_memory(f->context);
    expect_success(clgl_context_destroy(f->context));
    expect_gl_clean();
    destroy_gl(&f->gl);
}

static void acquire_and_change(fixture *f)
{
    acquire(f->queue, f->buffer);
    launch_change(f->queue, f->kernel, f->buffer, WORDS);
    change_on_cpu(f->data, WORDS);
}

/* Arguments and result of a call on another thread. Assertions run on the main thread after the call. */
typedef struct outcome {
    fixture *f;
    uint32_t flags;
    clgl_result result;
    char message[MESSAGE_SIZE];
} outcome;

static void note_outcome(outcome *o, clgl_result result)
{
    o->result = result;
    snprintf(o->message, sizeof o->message, "%s", clgl_error_message());
}

static void destroy_there(void *data)
{
    outcome *o = data;
    note_outcome(o, clgl_buffer_destroy(o->f->buffer));
}

static void acquire_there(void *data)
{
    outcome *o = data;
    clgl_handover handover = handover_of(&o->f->buffer, 1);
    handover.flags = o->flags;
    note_outcome(o, clgl_acquire(o->f->queue, &handover, 0, NULL, NULL));
}

static void release_there(void *data)
{
    outcome *o = data;
    const clgl_handover handover = handover_of(&o->f->buffer, 1);
    note_outcome(o, clgl_release(o->f->queue, &handover, 0, NULL, NULL));
}

static outcome do_there(fixture *f, uint32_t flags, thread_body body)
{
    outcome o = {f, flags, CLGL_SUCCESS, ""};
    on_another_thread(body, &o);
    return o;
}

static void expect_done(const outcome *o)
{
    if (o->result != CLGL_SUCCESS) fail_msg("%s: %s", clgl_result_name(o->result), o->message);
    assert_string_equal(o->message, "");
}

static void expect_refused(const outcome *o, clgl_result expected)
{
    assert_string_equal(clgl_result_name(o->result), clgl_result_name(expected));
    assert_true(strlen(o->message) > 0);
}

static void destroyed_while_acquired(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        for (uint32_t flags = 0; flags <= CLGL_BUFFER_REPLACE_STORAGE; flags += CLGL_BUFFER_REPLACE_STORAGE) {
            fixture f = begin(transports[t], flags);
            acquire_and_change(&f);
            expect_success(clgl_buffer_destroy(f.buffer));
            expect_gl_bytes(f.name, 0, SIZE, f.data);
            end(&f);
        }
    }
}

/* Destroys the queue that has acquired the buffer. Then destroys the context, and then the buffer. */
static void destroyed_in_another_order(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(transports[t], 0);
        acquire_and_change(&f);
        expect_success(clgl_queue_destroy(f.queue));
        expect_success(clgl_kernel_destroy(f.kernel));
        expect_success(clgl_context_destroy(f.context));
        expect_success(clgl_buffer_destroy(f.buffer));
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        glDeleteBuffers(1, &f.name);
        destroy_gl(&f.gl);
    }
}

static void *signal_soon(void *fence)
{
    sleep_ms(SOON_MS);
    return (void *)(intptr_t)clgl_fence_signal(fence, 0);
}

/* Destroys an acquired buffer on a thread without OpenGL. The next call with OpenGL must run the OpenGL part of
 * the release after the commands have completed. */
static void destroyed_on_another_thread(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        for (uint32_t flags = 0; flags <= CLGL_BUFFER_REPLACE_STORAGE; flags += CLGL_BUFFER_REPLACE_STORAGE) {
            fixture f = begin(transports[t], flags);
            clgl_fence fence = NULL, held = NULL;
            pthread_t thread;
            void *signalled = &thread;
            outcome o;
            expect_success(clgl_fence_create_user(f.context, &held));
            acquire(f.queue, f.buffer);
            expect_success(clgl_queue_barrier(f.queue, 1, &held, NULL));
            launch_change(f.queue, f.kernel, f.buffer, WORDS);
            change_on_cpu(f.data, WORDS);
            o = do_there(&f, 0, destroy_there);
            expect_done(&o);
            assert_int_equal(pthread_create(&thread, NULL, signal_soon, held), 0);
            expect_success(clgl_fence_record_gl(f.context, &fence));
            expect_gl_bytes(f.name, 0, SIZE, f.data);
            assert_int_equal(pthread_join(thread, &signalled), 0);
            assert_null(signalled);
            expect_success(clgl_fence_destroy(fence));
            expect_success(clgl_fence_destroy(held));
            end(&f);
        }
    }
}

static void a_thread_without_opengl_is_refused(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(transports[t], 0);
        outcome o = do_there(&f, 0, acquire_there);
        expect_refused(&o, CLGL_ERROR_NO_GL_CONTEXT);
        assert_int_equal(info_of_buffer(f.buffer).acquired, 0);
        o = do_there(&f, CLGL_HANDOVER_SKIP_GL_SYNC, acquire_there);
        expect_refused(&o, CLGL_ERROR_NO_GL_CONTEXT);
        acquire_and_change(&f);
        o = do_there(&f, 0, release_there);
        expect_refused(&o, CLGL_ERROR_NO_GL_CONTEXT);
        assert_int_equal(info_of_buffer(f.buffer).acquired, 1);
        release(f.queue, f.buffer);
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        expect_success(clgl_buffer_destroy(f.buffer));
        end(&f);
    }
}

/* With replaced storage and CLGL_HANDOVER_SKIP_GL_SYNC, a hand-over works on a thread without OpenGL. */
static void gl_done_works_on_any_thread(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(transports[t], CLGL_BUFFER_REPLACE_STORAGE);
        outcome o;
        fill_bytes(f.data, SIZE, 7);
        write_gl(f.name, 0, SIZE, f.data);
        glFinish();
        o = do_there(&f, CLGL_HANDOVER_SKIP_GL_SYNC, acquire_there);
        expect_done(&o);
        launch_change(f.queue, f.kernel, f.buffer, WORDS);
        change_on_cpu(f.data, WORDS);
        o = do_there(&f, 0, release_there);
        expect_done(&o);
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        expect_success(clgl_buffer_destroy(f.buffer));
        end(&f);
    }
}

static void a_foreign_context_is_refused(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(transports[t], 0);
        gl_context foreign = make_best_gl();
        clgl_handover handover = handover_of(&f.buffer, 1);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer buffer = NULL;
        clgl_fence fence = NULL;
        desc.size = SIZE;
        expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_WRONG_GL_CONTEXT);
        expect_error_out(clgl_buffer_create(f.context, &desc, &buffer), CLGL_ERROR_WRONG_GL_CONTEXT, buffer);
        expect_error_out(clgl_fence_record_gl(f.context, &fence), CLGL_ERROR_WRONG_GL_CONTEXT, fence);
        use_gl(&f.gl);
        acquire_and_change(&f);
        use_gl(&foreign);
        expect_error(clgl_release(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_WRONG_GL_CONTEXT);
        destroy_gl(&foreign);
        use_gl(&f.gl);
        release(f.queue, f.buffer);
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        expect_success(clgl_buffer_destroy(f.buffer));
        end(&f);
    }
}

static void a_context_of_the_share_group_is_accepted(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(transports[t], 0);
        const gl_request request = {EGL_OPENGL_API, 3, 2, f.gl.context};
        gl_context shared = make_gl(request);
        acquire_and_change(&f);
        release(f.queue, f.buffer);
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        glFinish();
        destroy_gl(&shared);
        use_gl(&f.gl);
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        expect_success(clgl_buffer_destroy(f.buffer));
        end(&f);
    }
}

/* A headless context can be used on every thread, with or without an OpenGL context. */
static void headless(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        fixture f;
        outcome o;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        desc.device = find_device(POCL);
        desc.transport = transports[t];
        expect_success(clgl_context_create(&desc, &f.context));
        f.queue = make_queue(f.context, 0);
        f.kernel = make_change_kernel(f.context);
        fill_bytes(f.data, SIZE, 1);
        expect_success(clgl_context_make_current(f.context, 1));
        f.name = make_gl_buffer(SIZE, f.data);
        expect_success(clgl_context_make_current(f.context, 0));
        f.buffer = wrap_buffer(f.context, f.name, 0, CLGL_ACCESS_READ_WRITE);
        o = do_there(&f, 0, acquire_there);
        expect_done(&o);
        launch_change(f.queue, f.kernel, f.buffer, WORDS);
        change_on_cpu(f.data, WORDS);
        o = do_there(&f, 0, release_there);
        expect_done(&o);
        acquire_and_change(&f);
        o = do_there(&f, 0, destroy_there);
        expect_done(&o);
        expect_success(clgl_context_make_current(f.context, 1));
        expect_gl_bytes(f.name, 0, SIZE, f.data);
        expect_success(clgl_context_make_current(f.context, 0));
        expect_success(clgl_kernel_destroy(f.kernel));
        expect_success(clgl_queue_destroy(f.queue));
        expect_success(clgl_context_destroy(f.context));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(destroyed_while_acquired),
        cmocka_unit_test(destroyed_in_another_order),
        cmocka_unit_test(destroyed_on_another_thread),
        cmocka_unit_test(a_thread_without_opengl_is_refused),
        cmocka_unit_test(gl_done_works_on_any_thread),
        cmocka_unit_test(a_foreign_context_is_refused),
        cmocka_unit_test(a_context_of_the_share_group_is_accepted),
        cmocka_unit_test(headless),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
