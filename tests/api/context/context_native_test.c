/* Tests contexts on an application-owned cl_context, the context report, clgl_context_make_current, and function
 * addresses. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#define REPORT_SIZE 4096u

static cl_device_id id_of(clgl_device device)
{
    void *id = NULL;
    expect_success(clgl_device_cl_device(device, &id));
    return id;
}

static cl_command_queue make_cl_queue(cl_context context, const char *device)
{
    cl_int code = CL_SUCCESS;
    const cl_command_queue made =
        clCreateCommandQueueWithProperties(context, id_of(find_device(device)), NULL, &code);
    assert_int_equal(code, CL_SUCCESS);
    return made;
}

static cl_uint references_of_queue(cl_command_queue queue)
{
    cl_uint count = 0;
    assert_int_equal(clGetCommandQueueInfo(queue, CL_QUEUE_REFERENCE_COUNT, sizeof count, &count, NULL),
                     CL_SUCCESS);
    return count;
}

/* Waits until both reference counts have the given values. Driver threads release completed commands with a
 * delay. */
static void expect_references(cl_context context, cl_uint of_context, cl_command_queue queue, cl_uint of_queue)
{
    wait_until(references_of_cl_context(context) == of_context && references_of_queue(queue) == of_queue);
    assert_int_equal(references_of_cl_context(context), of_context);
    assert_int_equal(references_of_queue(queue), of_queue);
}

static const char *other_than(const char *device) { return strcmp(device, POCL) == 0 ? RUSTICL : POCL; }

static clgl_context context_on(cl_context native)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    desc.cl_context = native;
    expect_success(clgl_context_create(&desc, &context));
    return context;
}

static void opencl_objects_stay_the_programs(void **state)
{
    gl_context gl = make_best_gl();
    const cl_context native = cl_context_on(*state);
    const cl_command_queue native_queue = make_cl_queue(native, *state);
    const cl_uint of_context = references_of_cl_context(native), of_queue = references_of_queue(native_queue);
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    clgl_context context;
    clgl_buffer buffer;
    void *exposed = NULL;
    /* CLGL_DEVICE is ignored, because the cl_context determines the device. */
    setenv("CLGL_DEVICE", other_than(*state), 1);
    context = context_on(native);
    unsetenv("CLGL_DEVICE");
    expect_success(clgl_context_get_info(context, &info));
    assert_int_equal(info.match, CLGL_MATCH_CL_CONTEXT);
    assert_ptr_equal(info.device, find_device(*state));
    expect_success(clgl_context_cl_context(context, &exposed));
    assert_ptr_equal(exposed, native);
    desc.cl_queue = native_queue;
    expect_success(clgl_queue_create(context, &desc, &queue));
    expect_success(clgl_queue_cl_queue(queue, &exposed));
    assert_ptr_equal(exposed, native_queue);
    buffer = make_buffer(context, REPORT_SIZE, NULL, CLGL_ACCESS_READ_WRITE);
    acquire(queue, buffer);
    release(queue, buffer);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
    expect_references(native, of_context, native_queue, of_queue);
    clReleaseCommandQueue(native_queue);
    clReleaseContext(native);
    destroy_gl(&gl);
}

static void opencl_objects_must_belong_together(void **state)
{
    gl_context gl = make_best_gl();
    const cl_context native = cl_context_on(*state), second = cl_context_on(*state);
    const cl_command_queue foreign = make_cl_queue(second, *state);
    const cl_uint of_context = references_of_cl_context(native), of_queue = references_of_queue(foreign);
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
    clgl_context context = NULL;
    clgl_queue queue = NULL;
    desc.cl_context = native;
    desc.device = find_device(other_than(*state));
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_DEVICE, context);
    desc.device = find_device(*state);
    desc.transport = CLGL_TRANSPORT_NATIVE + 1;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
    context = context_on(native);
    queue_desc.cl_queue = foreign;
    expect_error_out(clgl_queue_create(context, &queue_desc, &queue), CLGL_ERROR_WRONG_CONTEXT, queue);
    queue_desc.flags = CLGL_QUEUE_PROFILING;
    expect_error_out(clgl_queue_create(context, &queue_desc, &queue), CLGL_ERROR_INVALID_ARGUMENT, queue);
    expect_success(clgl_context_destroy(context));
    expect_references(native, of_context, foreign, of_queue);
    clReleaseCommandQueue(foreign);
    clReleaseContext(second);
    clReleaseContext(native);
    destroy_gl(&gl);
}

static void refused(const clgl_context_desc *desc)
{
    clgl_context context = NULL;
    expect_error_out(clgl_context_create(desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
}

/* Handles of an OpenGL context in the descriptor are refused if they are incomplete or invalid. A descriptor for
 * a headless context must not have such handles. */
static void places_of_another_context(void **state)
{
    static const uint32_t flags[] = {0, CLGL_CONTEXT_HEADLESS};
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    gl_context gl = make_best_gl();
    clgl_context c = NULL;
    for (size_t i = 0; i < COUNT(flags); ++i) {
        desc.flags = flags[i];
        desc.winsys = test_winsys();
        refused(&desc);
        desc.winsys = CLGL_WINSYS_NONE;
        desc.gl_display = gl.display;
        refused(&desc);
        desc.gl_display = NULL;
    }
    desc.flags = 0;
    desc.gl_context = gl.context;
    desc.winsys = CLGL_WINSYS_GLX;
    refused(&desc);
    desc.winsys = test_winsys();
    desc.gl_display = &gl;
    /* GLX contexts may be named by other displays. */
    if (test_winsys() != CLGL_WINSYS_GLX) refused(&desc);
    desc.gl_display = gl.display;
    desc.device = find_device(*state);
    expect_success(clgl_context_create(&desc, &c));
    expect_success(clgl_context_destroy(c));
    destroy_gl(&gl);
}

/* Checks that the report contains the status and the reason of a transport. `of` is the prefix of the line for
 * buffers or textures. */
static void expect_use_in_text(const char *text, const clgl_transport_report *report, const char *of,
                               int32_t status, const char *reason)
{
    char line[REPORT_SIZE];
    assert_in_range(status, CLGL_TRANSPORT_STATUS_UNAVAILABLE, CLGL_TRANSPORT_STATUS_NOT_TRIED);
    assert_true(strlen(reason) > 0);
    snprintf(line, sizeof line, "%s  %s%s: %s", clgl_transport_name(report->transport), of,
             clgl_transport_status_name(status), reason);
    if (!strstr(text, line)) fail_msg("the report lacks \"%s\":\n%s", line, text);
}

static void expect_transports_in_text(clgl_context context, const char *text, int verified)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    unsigned for_buffers = 0, for_textures = 0, not_tried = 0;
    expect_success(clgl_context_get_info(context, &info));
    assert_non_null(strstr(text, info.gl_renderer));
    assert_non_null(strstr(text, info.match_reason));
    for (uint32_t i = 0; i < info.transport_count; ++i) {
        expect_success(clgl_context_get_transport_report(context, i, &report));
        const int alike = report.buffer_status == report.texture_status &&
                          strcmp(report.buffer_reason, report.texture_reason) == 0;
        expect_use_in_text(text, &report, alike ? "" : "buffers  ", report.buffer_status, report.buffer_reason);
        expect_use_in_text(text, &report, alike ? "" : "textures ", report.texture_status, report.texture_reason);
        assert_int_equal(report.self_test_ns > 0, report.self_test != CLGL_SELF_TEST_NOT_RUN);
        for_buffers += report.buffer_status == CLGL_TRANSPORT_STATUS_SELECTED;
        for_textures += report.texture_status == CLGL_TRANSPORT_STATUS_SELECTED;
        if (report.texture_status != CLGL_TRANSPORT_STATUS_NOT_TRIED) continue;
        assert_int_equal(report.self_test, CLGL_SELF_TEST_NOT_RUN);
        ++not_tried;
    }
    assert_int_equal(for_buffers, 1);
    assert_true(for_textures == 1 || not_tried > 0);
    assert_true(!verified || not_tried == 0);
    expect_error(clgl_context_get_transport_report(context, info.transport_count, &report),
                 CLGL_ERROR_OUT_OF_RANGE);
    expect_error(clgl_context_get_transport_report(context, UINT32_MAX, &report), CLGL_ERROR_OUT_OF_RANGE);
}

static void the_report_text_agrees_with_the_structs(void **state)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_MAPPED,
                                                CLGL_TRANSPORT_STAGED};
    gl_context gl = make_best_gl();
    for (size_t i = 0; i < 2 * COUNT(transports); ++i) {
        const clgl_context context = make_context(*state, transports[i / 2]);
        const int verified = i % 2 == 1;
        char whole[REPORT_SIZE], cut[REPORT_SIZE];
        size_t size = 0, again = 0;
        if (verified) expect_success(clgl_context_verify_transports(context));
        expect_success(clgl_context_get_report(context, 0, NULL, &size));
        assert_in_range(size, 2, REPORT_SIZE - 1);
        memset(whole, 'x', sizeof whole);
        expect_success(clgl_context_get_report(context, size, whole, &again));
        assert_int_equal(again, size);
        assert_int_equal(strlen(whole) + 1, size);
        assert_int_equal(whole[size], 'x');
        for (size_t capacity = 1; capacity < size; capacity += size / 3) {
            memset(cut, 'x', sizeof cut);
            expect_success(clgl_context_get_report(context, capacity, cut, &again));
            assert_int_equal(again, size);
            assert_int_equal(strlen(cut), capacity - 1);
            assert_memory_equal(cut, whole, capacity - 1);
            assert_int_equal(cut[capacity], 'x');
        }
        expect_success(clgl_context_get_report(context, sizeof cut, cut, NULL));
        assert_string_equal(cut, whole);
        expect_error(clgl_context_get_report(context, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
        expect_error_out(clgl_context_get_report(context, 1, NULL, &again), CLGL_ERROR_INVALID_ARGUMENT, again);
        expect_transports_in_text(context, whole, verified);
        expect_success(clgl_context_destroy(context));
    }
    destroy_gl(&gl);
}

static void expect_not_ours(void *data)
{
    const clgl_context context = data;
    clgl_fence fence = NULL;
    expect_named_error(clgl_context_make_current(context, 0), CLGL_ERROR_INVALID_STATE);
    expect_named_error(clgl_context_make_current(context, 1), CLGL_ERROR_INVALID_STATE);
    expect_error_out(clgl_fence_record_gl(context, &fence), CLGL_ERROR_NO_GL_CONTEXT, fence);
    assert_ptr_equal(eglGetCurrentContext(), EGL_NO_CONTEXT);
}

static void take_and_give_back(void *data)
{
    const clgl_context context = data;
    expect_success(clgl_context_make_current(context, 1));
    expect_success(clgl_context_make_current(context, 0));
    assert_ptr_equal(eglGetCurrentContext(), EGL_NO_CONTEXT);
}

static void headless_is_current_once(void **state)
{
    const clgl_context context = make_headless(*state, 0), second = make_headless(*state, 0);
    clgl_fence fence = NULL;
    void *native = NULL, *of_second = NULL;
    expect_success(clgl_context_gl_context(context, &native, NULL));
    expect_success(clgl_context_gl_context(second, &of_second, NULL));
    expect_named_error(clgl_context_make_current(context, 0), CLGL_ERROR_INVALID_STATE);
    expect_named_error(clgl_context_make_current(context, 2), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_context_make_current(context, 1));
    assert_ptr_equal(eglGetCurrentContext(), native);
    expect_named_error(clgl_context_make_current(context, 1), CLGL_ERROR_INVALID_STATE);
    assert_ptr_equal(eglGetCurrentContext(), native);
    on_another_thread(expect_not_ours, context);
    expect_success(clgl_fence_record_gl(context, &fence));
    expect_success(clgl_fence_destroy(fence));
    expect_error_out(clgl_fence_record_gl(second, &fence), CLGL_ERROR_WRONG_GL_CONTEXT, fence);
    expect_success(clgl_context_make_current(second, 1));
    assert_ptr_equal(eglGetCurrentContext(), of_second);
    expect_success(clgl_context_make_current(second, 0));
    assert_ptr_equal(eglGetCurrentContext(), native);
    expect_success(clgl_context_make_current(context, 0));
    assert_ptr_equal(eglGetCurrentContext(), EGL_NO_CONTEXT);
    expect_named_error(clgl_context_make_current(context, 0), CLGL_ERROR_INVALID_STATE);
    on_another_thread(take_and_give_back, context);
    /* Destroys a context that is current on this thread. */
    expect_success(clgl_context_make_current(second, 1));
    expect_success(clgl_context_destroy(second));
    assert_ptr_equal(eglGetCurrentContext(), EGL_NO_CONTEXT);
    expect_success(clgl_context_destroy(context));
}

static void only_headless_is_made_current(void **state)
{
    gl_context gl = make_best_gl();
    const clgl_context context = make_context(*state, CLGL_TRANSPORT_AUTO);
    expect_named_error(clgl_context_make_current(context, 1), CLGL_ERROR_UNSUPPORTED);
    expect_named_error(clgl_context_make_current(context, 0), CLGL_ERROR_UNSUPPORTED);
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

static void functions_are_found_by_name(void **state)
{
    const clgl_context context = make_headless(*state, 0);
    void *function = NULL;
    const GLubyte *(*get_string)(GLenum) = NULL;
    expect_success(clgl_context_get_proc_address(context, "glGetString", &function));
    *(void **)&get_string = function;
    expect_success(clgl_context_make_current(context, 1));
    assert_string_equal((const char *)get_string(GL_VENDOR), (const char *)glGetString(GL_VENDOR));
    expect_success(clgl_context_make_current(context, 0));
    expect_error_out(clgl_context_get_proc_address(context, NULL, &function), CLGL_ERROR_INVALID_ARGUMENT,
                     function);
    expect_error_out(clgl_context_get_proc_address(context, "no such function", &function),
                     CLGL_ERROR_UNSUPPORTED, function);
    expect_named_error(clgl_context_get_proc_address(context, "glGetString", NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_context_destroy(context));
    expect_error_out(clgl_context_get_proc_address(context, "glGetString", &function), CLGL_ERROR_INVALID_HANDLE,
                     function);
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(opencl_objects_stay_the_programs), ON_BOTH(opencl_objects_must_belong_together),
        ON_BOTH(places_of_another_context),        ON_BOTH(the_report_text_agrees_with_the_structs),
        ON_BOTH(headless_is_current_once),         ON_BOTH(only_headless_is_made_current),
        ON_BOTH(functions_are_found_by_name),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
