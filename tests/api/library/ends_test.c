/* Tests OpenGL contexts and displays that are destroyed before the clgl objects that use them. Also tests forked
 * children that inherit objects. */
#define _GNU_SOURCE
#include "process_support.h"

#include <epoxy/glx.h>

#include <dlfcn.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* Buffer size in bytes. free() unmaps OpenGL memory of this size, so a later write to the memory crashes. */
#define SIZE (40u << 20)
/* Time limit for a child process in seconds; SIGALRM then ends the process */
#define PATIENCE_S 20

/* A context, a queue, and a buffer that the queue has acquired and filled */
typedef struct holding {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer;
    uint32_t value;
} holding;

static holding make_held(uint32_t flags, clgl_transport transport)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    holding h = {NULL, NULL, NULL, 0x01020304};
    desc.flags = flags;
    desc.transport = transport;
    desc.device = find_device(POCL);
    expect_success(clgl_context_create(&desc, &h.context));
    h.queue = make_queue(h.context, 0);
    h.buffer = make_buffer(h.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
    return h;
}

static holding hold(uint32_t flags, clgl_transport transport)
{
    const holding h = make_held(flags, transport);
    acquire(h.queue, h.buffer);
    expect_success(clgl_buffer_fill(h.queue, h.buffer, NULL, &h.value, sizeof h.value, 0, NULL, NULL));
    return h;
}

static int destroy_held(const holding *h)
{
    if (clgl_buffer_destroy(h->buffer)) return 1;
    if (clgl_queue_destroy(h->queue)) return 2;
    return clgl_context_destroy(h->context) ? 3 : 0;
}

static const clgl_transport without_vulkan[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

static int has_vulkan(void) { return dlopen("libvulkan.so.1", RTLD_LAZY | RTLD_NOLOAD) != NULL; }

/* Runs in a child process, because Vulkan libraries that another test has loaded would stay loaded. */
static void only_external_opens_vulkan(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(without_vulkan); ++i) {
        const holding h = hold(CLGL_CONTEXT_HEADLESS, without_vulkan[i]);
        assert_int_equal(destroy_held(&h), 0);
        assert_false(has_vulkan());
    }
}

/* Disables LeakSanitizer in forked children, which do not destroy inherited objects. */
static int in_forked_child;
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void) { return in_forked_child; }

/* Skips the test if a forked child did not end, because the exit handler of OpenGL waits forever there
 * (llvmpipe of Mesa 26.2). */
static void skip_if_exit_hangs(int status)
{
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) skip();
}

/* Runs in a child process that does not use Vulkan. Mesa kills forked children of processes that use Vulkan. */
static void forked_children_may_exit_without_vulkan(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(without_vulkan); ++i) {
        const holding h = hold(CLGL_CONTEXT_HEADLESS, without_vulkan[i]);
        int status = -1;
        pid_t child;
        fflush(NULL);
        child = fork();
        if (child == 0) {
            in_forked_child = 1;
            alarm(PATIENCE_S);
            exit(destroy_held(&h));
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        skip_if_exit_hangs(status);
        assert_int_equal(status, 0);
        expect_success(clgl_queue_finish(h.queue));
        assert_int_equal(destroy_held(&h), 0);
    }
}

static const clgl_transport transports[] = {CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_MAPPED,
                                            CLGL_TRANSPORT_STAGED};
static const uint32_t helpers[] = {0, CLGL_CONTEXT_SYNC_THREAD};

/* Expects errors from calls that need the destroyed OpenGL context, and success from destroy functions. */
static void expect_ended(const holding *h)
{
    clgl_handover handover = handover_of(&h->buffer, 1);
    clgl_fence fence = NULL;
    expect_error(clgl_release(h->queue, &handover, 0, NULL, NULL), CLGL_ERROR_CONTEXT_LOST);
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    expect_error_out(clgl_release(h->queue, &handover, 0, NULL, &fence), CLGL_ERROR_CONTEXT_LOST, fence);
    expect_error_out(clgl_fence_record_gl(h->context, &fence), CLGL_ERROR_CONTEXT_LOST, fence);
    expect_success(clgl_queue_finish(h->queue));
    assert_int_equal(destroy_held(h), 0);
}

static void terminated_displays_are_noticed(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports) * COUNT(helpers); ++i) {
        gl_context gl = make_best_gl();
        const holding h = hold(helpers[i % COUNT(helpers)], transports[i / COUNT(helpers)]);
        expect_success(clgl_queue_finish(h.queue));
        destroy_gl(&gl);
        assert_true(eglTerminate(gl.display));
        expect_ended(&h);
    }
}

static void terminated_displays_of_headless_contexts_are_noticed(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports); ++i) {
        const holding h = hold(CLGL_CONTEXT_HEADLESS, transports[i]);
        void *display = NULL;
        expect_success(clgl_queue_finish(h.queue));
        expect_success(clgl_context_make_current(h.context, 1));
        display = eglGetCurrentDisplay();
        expect_success(clgl_context_make_current(h.context, 0));
        assert_true(eglTerminate(display));
        expect_ended(&h);
    }
}

#define NEW_CONTEXTS 8

/* EGL reuses handles: a new OpenGL context can have the handle of a context that was destroyed with its display.
 * The library must not destroy the new context. */
static void contexts_of_a_display_that_comes_back_are_left_alone(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports); ++i) {
        gl_context gl = make_best_gl(), made[NEW_CONTEXTS];
        const holding h = hold(CLGL_CONTEXT_SYNC_THREAD, transports[i]);
        expect_success(clgl_queue_finish(h.queue));
        destroy_gl(&gl);
        assert_true(eglTerminate(gl.display));
        for (size_t c = 0; c < NEW_CONTEXTS; ++c)
            made[c] = make_best_gl();
        use_no_gl();
        assert_int_equal(destroy_held(&h), 0);
        for (size_t c = 0; c < NEW_CONTEXTS; ++c) {
            use_gl(&made[c]);
            destroy_gl(&made[c]);
        }
    }
}

static void closed_displays_are_noticed(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports) * COUNT(helpers); ++i) {
        glx_pbuffer_context glx = glx_open();
        const holding h = hold(helpers[i % COUNT(helpers)], transports[i / COUNT(helpers)]);
        clgl_fence fence = NULL;
        expect_success(clgl_queue_finish(h.queue));
        /* Uses the helper context, so that the context is current on the helper thread when the display is
         * closed. */
        if (helpers[i % COUNT(helpers)]) {
            void *event = NULL;
            expect_success(clgl_fence_record_gl(h.context, &fence));
            expect_success(clgl_fence_cl_event(fence, &event));
        }
        glx_close(&glx);
        close_x_display(glx.display);
        expect_success(clgl_fence_destroy(fence));
        expect_ended(&h);
    }
}

static void destroyed_contexts_are_noticed(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports); ++i) {
        gl_context gl = make_best_gl();
        const holding on_egl = hold(0, transports[i]);
        glx_pbuffer_context glx;
        holding on_glx;
        expect_success(clgl_queue_finish(on_egl.queue));
        destroy_gl(&gl);
        expect_ended(&on_egl);
        glx = glx_open();
        on_glx = hold(0, transports[i]);
        expect_success(clgl_queue_finish(on_glx.queue));
        glx_close(&glx);
        expect_ended(&on_glx);
        close_x_display(glx.display);
    }
}

static clgl_context current_headless(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.device = find_device(POCL);
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_make_current(context, 1));
    return context;
}

/* clgl_context_make_current(context, 0) must not make a destroyed OpenGL context current. */
static void ended_contexts_do_not_become_current(void **state)
{
    (void)state;
    for (int closes = 0; closes < 2; ++closes) {
        glx_pbuffer_context glx = glx_open();
        const clgl_context first = current_headless(), second = current_headless();
        glx_close(&glx);
        if (closes) close_x_display(glx.display);
        /* `first` stores the previous OpenGL context. After `first` is destroyed, a release of `second` would
         * restore this OpenGL context. */
        expect_success(clgl_context_destroy(first));
        expect_named_error(clgl_context_make_current(second, 0), CLGL_ERROR_WINSYS);
        assert_null(glXGetCurrentContext());
        assert_null(eglGetCurrentContext());
        expect_success(clgl_context_make_current(second, 1));
        expect_success(clgl_context_make_current(second, 0));
        expect_success(clgl_context_destroy(second));
        if (!closes) close_x_display(glx.display);
    }
}

/* A share group exists until its last OpenGL context is destroyed. */
static void a_share_group_outlives_its_first_context(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports); ++i) {
        gl_context first = make_best_gl();
        const holding h = hold(0, transports[i]);
        gl_context second = make_gl((gl_request){EGL_OPENGL_API, 0, 0, first.context});
        clgl_buffer_info info = info_of_buffer(h.buffer);
        clgl_fence fence = NULL;
        uint32_t found = 0;
        expect_success(clgl_fence_record_gl(h.context, &fence));
        expect_success(clgl_fence_destroy(fence));
        use_no_gl();
        destroy_gl(&first);
        use_gl(&second);
        release(h.queue, h.buffer);
        read_gl(info.gl_name, SIZE - sizeof found, sizeof found, &found);
        assert_int_equal(found, h.value);
        assert_int_equal(destroy_held(&h), 0);
        destroy_gl(&second);
    }
}

/* Acquires the buffer, and enqueues a fill that waits for `event`. A release then fails while the fill is
 * pending. */
static void fail_behind(const holding *h, cl_event event)
{
    clgl_handover handover = handover_of(&h->buffer, 1);
    clgl_fence gate = NULL, fails = NULL, released = NULL;
    expect_success(clgl_fence_from_cl_event(h->context, event, &gate));
    expect_success(clgl_fence_create_user(h->context, &fails));
    expect_success(clgl_acquire(h->queue, &handover, 1, &gate, NULL));
    expect_success(clgl_buffer_fill(h->queue, h->buffer, NULL, "f", 1, 0, NULL, NULL));
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    expect_success(clgl_release(h->queue, &handover, 1, &fails, &released));
    expect_success(clgl_fence_signal(fails, CL_OUT_OF_RESOURCES));
    expect_success(clgl_fence_destroy(released));
    expect_success(clgl_fence_destroy(fails));
    expect_success(clgl_fence_destroy(gate));
}

/* Commands can use the memory of a headless context after all clgl objects are destroyed. */
static void headless_contexts_outlive_commands(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports); ++i) {
        const holding h = make_held(CLGL_CONTEXT_HEADLESS, transports[i]);
        void *context = NULL, *queue = NULL;
        cl_int code = CL_SUCCESS;
        cl_event event = NULL;
        expect_success(clgl_context_cl_context(h.context, &context));
        expect_success(clgl_queue_cl_queue(h.queue, &queue));
        assert_int_equal(clRetainCommandQueue(queue), CL_SUCCESS);
        event = clCreateUserEvent(context, &code);
        assert_int_equal(code, CL_SUCCESS);
        fail_behind(&h, event);
        assert_int_equal(destroy_held(&h), 0);
        assert_int_equal(clSetUserEventStatus(event, CL_COMPLETE), CL_SUCCESS);
        assert_int_equal(clFinish(queue), CL_SUCCESS);
        assert_int_equal(clReleaseCommandQueue(queue), CL_SUCCESS);
        assert_int_equal(clReleaseEvent(event), CL_SUCCESS);
    }
}

static void destroy_all(void *data) { assert_int_equal(destroy_held(data), 0); }

/* The application may destroy its OpenGL context after another thread has destroyed all clgl objects. */
static void destroying_waits_for_copies_to_opengl(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(transports); ++i) {
        gl_context gl = make_best_gl();
        holding h = hold(0, transports[i]);
        on_another_thread(destroy_all, &h);
        destroy_gl(&gl);
    }
}

/* Creates a context, a queue and a buffer, and then destroys the OpenGL context and its display. Uses GLX if
 * `on_glx` is set, else EGL. */
static holding hold_and_end(int on_glx, uint32_t flags, clgl_transport transport, int keeps_acquired)
{
    glx_pbuffer_context glx = {NULL, NULL, 0};
    gl_context gl = {NULL, NULL};
    holding h;
    if (on_glx)
        glx = glx_open();
    else
        gl = make_best_gl();
    h = hold(flags, transport);
    if (!keeps_acquired) release(h.queue, h.buffer);
    expect_success(clgl_queue_finish(h.queue));
    if (on_glx) {
        glx_close(&glx);
        close_x_display(glx.display);
    } else {
        destroy_gl(&gl);
        assert_true(eglTerminate(gl.display));
    }
    return h;
}

static holding held_at_exit[COUNT(transports) * COUNT(helpers) * 2];

static void destroy_at_exit(void)
{
    for (size_t i = 0; i < COUNT(held_at_exit); ++i)
        if (clgl_queue_finish(held_at_exit[i].queue) || destroy_held(&held_at_exit[i])) _exit(EXIT_FAILURE);
}

/* Runs in a child process. An exit handler destroys objects after their OpenGL context was destroyed. Some other
 * objects are never destroyed. */
static void processes_may_end_after_opengl(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(held_at_exit); ++i)
        held_at_exit[i] = hold_and_end(i % 2 != 0, helpers[i / 2 % COUNT(helpers)],
                                       transports[i / 2 / COUNT(helpers)], i % 4 == 1 || i % 4 == 2);
    make_best_gl();
    for (size_t i = 0; i < COUNT(transports); ++i)
        hold(0, transports[i]);
    assert_int_equal(atexit(destroy_at_exit), 0);
}

static const struct CMUnitTest alone[] = {
    cmocka_unit_test(only_external_opens_vulkan),
    cmocka_unit_test(forked_children_may_exit_without_vulkan),
    cmocka_unit_test(processes_may_end_after_opengl),
};

static void cases_succeed_in_child_processes(void **state)
{
    (void)state;
    /* Runs the child processes without rusticl, because rusticl loads more libraries of Mesa. */
    for (size_t i = 0; i < COUNT(alone); ++i)
        assert_int_equal(run_again(alone[i].name, "RUSTICL_ENABLE", NULL), 0);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cases_succeed_in_child_processes),
        cmocka_unit_test(terminated_displays_are_noticed),
        cmocka_unit_test(terminated_displays_of_headless_contexts_are_noticed),
        cmocka_unit_test(contexts_of_a_display_that_comes_back_are_left_alone),
        cmocka_unit_test(closed_displays_are_noticed),
        cmocka_unit_test(destroyed_contexts_are_noticed),
        cmocka_unit_test(ended_contexts_do_not_become_current),
        cmocka_unit_test(a_share_group_outlives_its_first_context),
        cmocka_unit_test(headless_contexts_outlive_commands),
        cmocka_unit_test(destroying_waits_for_copies_to_opengl),
    };
    if (count > 1) {
        cmocka_set_test_filter(arguments[1]);
        return cmocka_run_group_tests(alone, NULL, NULL);
    }
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    start_x_server(1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
