/* Destroys the window or the OpenGL context of the application while the library uses them. Calls must return the
 * documented errors, and destroying the objects must free all of them. Runs on Windows; the test `ends` does the
 * same with the displays of other systems. */
#include "support.h"

#define WORDS 256u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* A clgl context on an application-owned cl_context, and an acquired buffer */
typedef struct fixture {
    gl_context gl;
    cl_context native;
    cl_uint references;
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer;
} fixture;

static fixture begin(const char *device, clgl_transport transport, uint32_t flags)
{
    const uint32_t zeros[WORDS] = {0};
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    fixture s;
    s.gl = make_best_gl();
    s.native = cl_context_on(device);
    s.references = references_of_cl_context(s.native);
    desc.cl_context = s.native;
    desc.transport = transport;
    desc.flags = flags;
    expect_success(clgl_context_create(&desc, &s.context));
    s.queue = make_queue(s.context, 0);
    s.buffer = make_buffer(s.context, SIZE, zeros, CLGL_ACCESS_READ_WRITE);
    acquire(s.queue, s.buffer);
    expect_success(clgl_queue_finish(s.queue));
    return s;
}

/* The helper context of CLGL_CONTEXT_SYNC_THREAD keeps the share group. If the share group exists, a release
 * needs no current context. */
static void expect_failures(const fixture *s, uint32_t flags, clgl_result without_helper)
{
    const clgl_result expected = flags & CLGL_CONTEXT_SYNC_THREAD ? CLGL_ERROR_NO_GL_CONTEXT : without_helper;
    const clgl_handover handover = handover_of(&s->buffer, 1);
    clgl_fence fence = NULL;
    if (expected == CLGL_ERROR_CONTEXT_LOST)
        expect_error(clgl_release(s->queue, &handover, 0, NULL, NULL), expected);
    expect_error_out(clgl_fence_record_gl(s->context, &fence), expected, fence);
    expect_success(clgl_queue_finish(s->queue));
}

static void end(fixture *s)
{
    expect_success(clgl_buffer_destroy(s->buffer));
    expect_success(clgl_queue_destroy(s->queue));
    expect_success(clgl_context_destroy(s->context));
    wait_until(references_of_cl_context(s->native) == s->references);
    assert_int_equal(references_of_cl_context(s->native), s->references);
    clReleaseContext(s->native);
}

static void for_each_kind(const char *device, void (*run)(fixture *s, uint32_t flags))
{
    for (size_t t = 0; t < COUNT(transports); ++t)
        for (uint32_t flags = 0; flags <= CLGL_CONTEXT_SYNC_THREAD; flags += CLGL_CONTEXT_SYNC_THREAD) {
            fixture s = begin(device, transports[t], flags);
            run(&s, flags);
        }
}

static void destroy_window_and_context(fixture *s, uint32_t flags)
{
    const EGLDisplay display = s->gl.display;
    destroy_gl(&s->gl);
    assert_true(eglTerminate(display));
    expect_failures(s, flags, CLGL_ERROR_CONTEXT_LOST);
    end(s);
}

static void destroyed_windows_and_contexts_are_noticed(void **state)
{
    for_each_kind(*state, destroy_window_and_context);
}

static void destroy_window_of_current_context(fixture *s, uint32_t flags)
{
    const clgl_handover handover = handover_of(&s->buffer, 1);
    assert_true(eglTerminate(s->gl.display));
    expect_success(clgl_release(s->queue, &handover, 0, NULL, NULL));
    acquire(s->queue, s->buffer);
    use_no_gl();
    expect_failures(s, flags, CLGL_ERROR_CONTEXT_LOST);
    end(s);
    destroy_gl(&s->gl);
}

/* A context stays current without its window, and is lost when it is no longer current. */
static void current_contexts_outlive_their_windows(void **state)
{
    for_each_kind(*state, destroy_window_of_current_context);
}

static void destroy_context(fixture *s, uint32_t flags)
{
    destroy_gl(&s->gl);
    expect_failures(s, flags, CLGL_ERROR_NO_GL_CONTEXT);
    end(s);
}

/* WGL cannot report that a context was destroyed while its window exists. */
static void destroyed_contexts_are_missing(void **state) { for_each_kind(*state, destroy_context); }

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(destroyed_windows_and_contexts_are_noticed),
        ON_BOTH(current_contexts_outlive_their_windows),
        ON_BOTH(destroyed_contexts_are_missing),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
