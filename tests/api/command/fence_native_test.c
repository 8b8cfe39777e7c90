/* Tests the native objects of fences (cl_event and GLsync) and callbacks. Also tests fences on threads without
 * OpenGL, with GLX, and with old OpenGL versions. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#define GIVEN_CODE (-9)
#define WITHOUT_SYNCS "without-syncs"

static cl_context cl_context_of(clgl_context context)
{
    void *native = NULL;
    expect_success(clgl_context_cl_context(context, &native));
    return native;
}

static cl_uint references(cl_event event)
{
    cl_uint count = 0;
    assert_int_equal(clGetEventInfo(event, CL_EVENT_REFERENCE_COUNT, sizeof count, &count, NULL), CL_SUCCESS);
    return count;
}

static void exposed_user_events_may_be_completed(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    clgl_fence fence = NULL;
    void *event = NULL;
    expect_success(clgl_fence_create_user(w.context, &fence));
    expect_success(clgl_fence_cl_event(fence, &event));
    assert_int_equal(clSetUserEventStatus(event, CL_COMPLETE), CL_SUCCESS);
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_named_error(clgl_fence_signal(fence, 0), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_fence_destroy(fence));
    close_gl_fixture(&w);
}

static void events_become_fences(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_context other = make_context(*state, CLGL_TRANSPORT_AUTO);
    cl_int code = CL_SUCCESS;
    const cl_event event = clCreateUserEvent(cl_context_of(w.context), &code);
    const cl_uint before = references(event);
    clgl_fence fence = NULL;
    void *same = NULL;
    expect_success(clgl_fence_from_cl_event(w.context, event, &fence));
    expect_success(clgl_fence_cl_event(fence, &same));
    assert_ptr_equal(same, event);
    expect_positive(clgl_fence_wait(fence, 0), CLGL_TIMEOUT);
    expect_named_error(clgl_fence_signal(fence, 0), CLGL_ERROR_INVALID_STATE);
    clSetUserEventStatus(event, CL_COMPLETE);
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
    expect_error_out(clgl_fence_from_cl_event(other, event, &fence), CLGL_ERROR_WRONG_CONTEXT, fence);
    expect_error_out(clgl_fence_from_cl_event(w.context, NULL, &fence), CLGL_ERROR_INVALID_ARGUMENT, fence);
    assert_int_equal(references(event), before);
    clReleaseEvent(event);
    expect_success(clgl_context_destroy(other));
    close_gl_fixture(&w);
}

/* A wait with a timeout completes even if the application has not flushed the queue. */
static void events_of_an_unflushed_queue_complete(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    void *device = NULL;
    cl_int code = CL_SUCCESS;
    cl_command_queue queue;
    cl_event event = NULL;
    clgl_fence fence = NULL;
    expect_success(clgl_device_cl_device(find_device(*state), &device));
    queue = clCreateCommandQueueWithProperties(cl_context_of(w.context), device, NULL, &code);
    assert_int_equal(clEnqueueMarkerWithWaitList(queue, 0, NULL, &event), CL_SUCCESS);
    expect_success(clgl_fence_from_cl_event(w.context, event, &fence));
    expect_success(clgl_fence_wait(fence, PATIENCE_NS));
    expect_success(clgl_fence_destroy(fence));
    clReleaseEvent(event);
    clReleaseCommandQueue(queue);
    close_gl_fixture(&w);
}

/* Raw OpenCL commands accept the cl_event of a fence in their wait lists. */
static void fences_become_events(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    clgl_fence fences[3] = {NULL, NULL, NULL};
    cl_event events[COUNT(fences)];
    void *queue = NULL;
    cl_event after = NULL;
    expect_success(clgl_fence_record_gl(w.context, &fences[0]));
    expect_success(clgl_fence_record_cl(w.queue, &fences[1]));
    expect_success(clgl_fence_create_user(w.context, &fences[2]));
    for (size_t i = 0; i < COUNT(fences); ++i) {
        void *event = NULL, *again = NULL;
        expect_success(clgl_fence_cl_event(fences[i], &event));
        expect_success(clgl_fence_cl_event(fences[i], &again));
        assert_ptr_equal(event, again);
        events[i] = event;
    }
    expect_success(clgl_queue_cl_queue(w.queue, &queue));
    assert_int_equal(clEnqueueMarkerWithWaitList(queue, COUNT(events), events, &after), CL_SUCCESS);
    expect_success(clgl_queue_flush(w.queue));
    expect_success(clgl_fence_signal(fences[2], 0));
    assert_int_equal(clWaitForEvents(1, &after), CL_SUCCESS);
    clReleaseEvent(after);
    for (size_t i = 0; i < COUNT(fences); ++i)
        expect_success(clgl_fence_destroy(fences[i]));
    close_gl_fixture(&w);
}

static void syncs_become_fences_without_a_change_of_ownership(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    clgl_fence fence = NULL, cl_fence = NULL;
    void *exposed = NULL;
    expect_success(clgl_fence_from_gl_sync(w.context, sync, &fence));
    expect_success(clgl_fence_gl_sync(fence, &exposed));
    assert_ptr_equal(exposed, sync);
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_wait_gl(fence));
    expect_success(clgl_fence_destroy(fence));
    assert_true(glIsSync(sync));
    glDeleteSync(sync);
    expect_error_out(clgl_fence_from_gl_sync(w.context, &fence, &fence), CLGL_ERROR_INVALID_GL_OBJECT, fence);
    expect_error_out(clgl_fence_from_gl_sync(w.context, NULL, &fence), CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_success(clgl_fence_record_gl(w.context, &fence));
    expect_success(clgl_fence_gl_sync(fence, &exposed));
    assert_true(glIsSync(exposed));
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_record_cl(w.queue, &cl_fence));
    expect_error_out(clgl_fence_gl_sync(cl_fence, &exposed), CLGL_ERROR_UNSUPPORTED, exposed);
    expect_success(clgl_fence_destroy(cl_fence));
    /* The library deletes the GLsync of a destroyed fence when the context is next used. */
    assert_false(glIsSync(exposed));
    close_gl_fixture(&w);
}

/* Arguments that the callback received, and objects that the callback destroys */
typedef struct call {
    clgl_fence fence;
    clgl_context context;
    clgl_fence_status status;
    int count;
} call;

static void destroy_in_callback(clgl_fence fence, clgl_fence_status status, void *user_data)
{
    call *seen = user_data;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    seen->fence = fence;
    seen->status = status;
    clgl_fence_get_info(fence, &info);
    clgl_fence_destroy(fence);
    clgl_fence_destroy(fence);
    if (seen->context) clgl_context_destroy(seen->context);
    __atomic_add_fetch(&seen->count, 1, __ATOMIC_RELEASE);
}

static void callbacks_run_once_and_may_destroy(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    for (int failing = 0; failing < 2; ++failing) {
        call early = {NULL, NULL, 0, 0}, late = {NULL, NULL, 0, 0};
        clgl_fence first = NULL, second = NULL;
        expect_success(clgl_fence_create_user(w.context, &first));
        expect_success(clgl_fence_create_user(w.context, &second));
        expect_success(clgl_fence_set_callback(first, destroy_in_callback, &early));
        assert_int_equal(early.count, 0);
        expect_success(clgl_fence_signal(first, failing ? GIVEN_CODE : 0));
        wait_for_flag(&early.count);
        assert_ptr_equal(early.fence, first);
        assert_int_equal(early.status, failing ? CLGL_STATUS_FAILED : CLGL_STATUS_COMPLETE);
        expect_success(clgl_fence_signal(second, failing ? GIVEN_CODE : 0));
        expect_success(clgl_fence_set_callback(second, destroy_in_callback, &late));
        wait_for_flag(&late.count);
        assert_int_equal(late.status, failing ? CLGL_STATUS_FAILED : CLGL_STATUS_COMPLETE);
        expect_named_error(clgl_fence_destroy(first), CLGL_ERROR_INVALID_HANDLE);
        expect_named_error(clgl_fence_destroy(second), CLGL_ERROR_INVALID_HANDLE);
        assert_int_equal(early.count + late.count, 2);
    }
    close_gl_fixture(&w);
}

static void callbacks_of_both_sides_may_destroy_the_context(void **state)
{
    for (int side = 0; side < 2; ++side) {
        gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
        call seen = {NULL, w.context, 0, 0};
        clgl_fence fence = NULL;
        if (side == 0)
            expect_success(clgl_fence_record_gl(w.context, &fence));
        else
            expect_success(clgl_fence_record_cl(w.queue, &fence));
        expect_success(clgl_queue_destroy(w.queue));
        expect_success(clgl_fence_set_callback(fence, destroy_in_callback, &seen));
        wait_for_flag(&seen.count);
        assert_int_equal(seen.status, CLGL_STATUS_COMPLETE);
        expect_named_error(clgl_context_destroy(w.context), CLGL_ERROR_INVALID_HANDLE);
        destroy_gl(&w.gl);
    }
}

/* A callback for a completed fence runs at once on the calling thread. A failed call in the callback does not
 * change the error message of the thread. */
static void callbacks_leave_the_callers_message_alone(void **state)
{
    gl_fixture w = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    call seen = {NULL, NULL, 0, 0};
    clgl_fence fence = NULL;
    expect_success(clgl_fence_record_cl(w.queue, &fence));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_set_callback(fence, destroy_in_callback, &seen));
    assert_int_equal(seen.count, 1);
    close_gl_fixture(&w);
}

static void expect_no_gl(void *data)
{
    const clgl_fence fence = data;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    void *event = NULL;
    expect_named_error(clgl_fence_wait(fence, 0), CLGL_ERROR_NO_GL_CONTEXT);
    expect_named_error(clgl_fence_wait(fence, CLGL_FOREVER), CLGL_ERROR_NO_GL_CONTEXT);
    expect_named_error(clgl_fence_get_info(fence, &info), CLGL_ERROR_NO_GL_CONTEXT);
    expect_named_error(clgl_fence_cl_event(fence, &event), CLGL_ERROR_UNSUPPORTED);
    assert_non_null(
        strstr(clgl_error_message(), test_winsys() == CLGL_WINSYS_WGL ? "WGL has no " : "GLX has no "));
    expect_named_error(clgl_fence_set_callback(fence, destroy_in_callback, NULL), CLGL_ERROR_UNSUPPORTED);
    expect_named_error(clgl_fence_wait_gl(fence), CLGL_ERROR_NO_GL_CONTEXT);
}

static void expect_waitable(void *data)
{
    const clgl_fence fence = data;
    const int64_t start = now_ms();
    while (clgl_fence_wait(fence, 0) == CLGL_TIMEOUT)
        assert_in_range(now_ms() - start, 0, PATIENCE_NS / NS_PER_MS);
    expect_success(clgl_fence_wait(fence, 0));
    expect_success(clgl_fence_wait(fence, INT64_MAX));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    assert_int_equal(fence_status(fence), CLGL_STATUS_COMPLETE);
}

static void threads_without_gl_need_a_helper_except_with_egl(void **state)
{
    glx_pbuffer_context opened = open_without_fences();
    for (int helper = 0; helper < 2; ++helper) {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_context context = NULL;
        clgl_fence fence = NULL;
        desc.flags = helper ? CLGL_CONTEXT_SYNC_THREAD : 0;
        desc.device = find_device(*state);
        expect_success(clgl_context_create(&desc, &context));
        expect_success(clgl_fence_record_gl(context, &fence));
        on_another_thread(helper ? expect_waitable : expect_no_gl, fence);
        expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
        if (helper) {
            call seen = {NULL, NULL, 0, 0};
            expect_success(clgl_fence_set_callback(fence, destroy_in_callback, &seen));
            wait_for_flag(&seen.count);
        } else {
            expect_success(clgl_fence_destroy(fence));
        }
        expect_success(clgl_context_destroy(context));
    }
    close_without_fences(&opened);
}

static int without_syncs(void)
{
    const gl_request any = {EGL_OPENGL_API, 0, 0, EGL_NO_CONTEXT};
    gl_context gl = make_gl(any);
    const clgl_context context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    const clgl_queue queue = make_queue(context, 0);
    call seen = {NULL, NULL, 0, 0};
    clgl_fence fence = NULL;
    void *native = NULL;
    assert_int_equal(epoxy_gl_version(), 30);
    assert_false(epoxy_has_gl_extension("GL_ARB_sync"));
    expect_success(clgl_fence_record_gl(context, &fence));
    on_another_thread(expect_waitable, fence);
    expect_success(clgl_fence_wait_gl(fence));
    expect_success(clgl_queue_barrier(queue, 1, &fence, NULL));
    expect_named_error(clgl_fence_gl_sync(fence, &native), CLGL_ERROR_UNSUPPORTED);
    expect_named_error(clgl_fence_from_gl_sync(context, &gl, &fence), CLGL_ERROR_UNSUPPORTED);
    expect_success(clgl_fence_record_gl(context, &fence));
    expect_success(clgl_fence_cl_event(fence, &native));
    expect_success(clgl_fence_set_callback(fence, destroy_in_callback, &seen));
    wait_for_flag(&seen.count);
    expect_success(clgl_queue_finish(queue));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
    return 0;
}

static void opengl_without_syncs_finishes_instead(void **state)
{
    (void)state;
    assert_int_equal(
        run_again(WITHOUT_SYNCS, "MESA_GL_VERSION_OVERRIDE=3.0", "MESA_EXTENSION_OVERRIDE=-GL_ARB_sync", NULL),
        0);
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(exposed_user_events_may_be_completed),
        ON_BOTH(events_become_fences),
        ON_BOTH(events_of_an_unflushed_queue_complete),
        ON_BOTH(fences_become_events),
        ON_BOTH(syncs_become_fences_without_a_change_of_ownership),
        ON_BOTH(callbacks_run_once_and_may_destroy),
        ON_BOTH(callbacks_of_both_sides_may_destroy_the_context),
        ON_BOTH(callbacks_leave_the_callers_message_alone),
        ON_BOTH(threads_without_gl_need_a_helper_except_with_egl),
        cmocka_unit_test(opengl_without_syncs_finishes_instead),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (count > 1 && strcmp(arguments[1], WITHOUT_SYNCS) == 0) return without_syncs();
    start_x_server(1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
