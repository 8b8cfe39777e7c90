/* Tests the creation of contexts from every kind of OpenGL context, with a device or OpenCL objects in the
 * descriptor. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#include <epoxy/glx.h>

#define WORDS 256u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define NO_CONTEXT ((void *)(uintptr_t)0x1230)
#define LABEL "the context under test"

static clgl_context_info info_of(clgl_context context)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    expect_success(clgl_context_get_info(context, &info));
    return info;
}

static clgl_context_desc desc_on(const char *device)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    if (device) desc.device = find_device(device);
    desc.label = LABEL;
    return desc;
}

/* Checks sharing: OpenGL writes a buffer, a kernel changes the buffer, and OpenGL reads the result. */
static void expect_sharing(clgl_context context)
{
    const clgl_queue queue = make_queue(context, 0);
    const clgl_kernel kernel = make_change_kernel(context);
    uint32_t data[WORDS];
    clgl_buffer buffer;
    fill_bytes(data, SIZE, 1);
    buffer = make_buffer(context, SIZE, data, CLGL_ACCESS_READ_WRITE);
    acquire(queue, buffer);
    launch_change(queue, kernel, buffer, WORDS);
    change_on_cpu(data, WORDS);
    release(queue, buffer);
    expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, SIZE, data);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_queue_destroy(queue));
}

static void the_current_opengl_is_taken(void **state)
{
    gl_context gl = make_best_gl();
    clgl_context context = NULL;
    void *native = NULL, *display = NULL;
    clgl_context_info info;
    (void)state;
    expect_success(clgl_context_create(NULL, &context));
    assert_ptr_equal(eglGetCurrentContext(), gl.context);
    info = info_of(context);
    assert_int_equal(info.winsys, test_winsys());
    assert_int_equal(info.gl_api, CLGL_GL_API_OPENGL);
    assert_int_equal(info.gl_version_major * 10 + info.gl_version_minor, epoxy_gl_version());
    assert_int_equal(info.flags, 0);
    assert_int_equal(info.match, CLGL_MATCH_CPU);
    assert_string_equal(info.gl_renderer, (const char *)glGetString(GL_RENDERER));
    assert_string_equal(info.gl_vendor, (const char *)glGetString(GL_VENDOR));
    assert_string_equal(info.label, "");
    expect_success(clgl_context_gl_context(context, &native, &display));
    assert_ptr_equal(native, gl.context);
    assert_ptr_equal(display, gl.display);
    expect_sharing(context);
    expect_success(clgl_context_destroy(context));
    assert_ptr_equal(eglGetCurrentContext(), gl.context);
    destroy_gl(&gl);
}

static void opengl_es_is_as_good(void **state)
{
    for (EGLint minor = 0; minor <= 2; ++minor) {
        const gl_request request = {EGL_OPENGL_ES_API, 3, minor, EGL_NO_CONTEXT};
        gl_context gl = make_gl(request);
        const clgl_context context = make_context(*state, CLGL_TRANSPORT_AUTO);
        const clgl_context_info info = info_of(context);
        assert_int_equal(info.gl_api, CLGL_GL_API_OPENGL_ES);
        assert_int_equal(info.gl_version_major, 3);
        assert_in_range(info.gl_version_minor, minor, 2);
        expect_sharing(context);
        expect_success(clgl_context_destroy(context));
        destroy_gl(&gl);
    }
}

static void glx_is_as_good(void **state)
{
    glx_pbuffer_context glx = glx_open();
    clgl_context_desc desc = desc_on(*state);
    clgl_context context = NULL;
    for (int given = 0; given < 2; ++given) {
        desc.gl_context = given ? glx.context : NULL;
        expect_success(clgl_context_create(&desc, &context));
        assert_int_equal(info_of(context).winsys, CLGL_WINSYS_GLX);
        assert_ptr_equal(glXGetCurrentContext(), glx.context);
        expect_sharing(context);
        expect_success(clgl_context_destroy(context));
    }
    glx_release(&glx);
    desc.winsys = CLGL_WINSYS_GLX;
    desc.gl_display = glx.display;
    expect_success(clgl_context_create(&desc, &context));
    assert_null(glXGetCurrentContext());
    glx_make_current(&glx);
    expect_sharing(context);
    expect_success(clgl_context_destroy(context));
    glx_close(&glx);
}

static void expect_refusal_without_errors(void)
{
    clgl_context context = NULL;
    expect_error_out(clgl_context_create(NULL, &context), CLGL_ERROR_NO_OPENGL, context);
    assert_non_null(strstr(clgl_error_message(), "unset MESA_NO_ERROR"));
}

/* clgl depends on the errors that OpenGL reports. */
static void opengl_without_errors_is_refused(void **state)
{
    static const EGLenum apis[] = {EGL_OPENGL_API, EGL_OPENGL_ES_API};
    static const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_OPENGL_NO_ERROR_KHR, EGL_TRUE,
                                        EGL_NONE};
    (void)state;
    if (test_winsys() != CLGL_WINSYS_EGL) skip();
    for (size_t i = 0; i < COUNT(apis); ++i) {
        gl_context gl = make_gl((gl_request){apis[i], 3, 0, EGL_NO_CONTEXT});
        EGLContext without = eglCreateContext(gl.display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
        gl_context silent = {gl.display, without};
        assert_ptr_not_equal(without, EGL_NO_CONTEXT);
        use_gl(&silent);
        expect_refusal_without_errors();
        destroy_gl(&silent);
        destroy_gl(&gl);
    }
}

static void glx_without_errors_is_refused(void **state)
{
    glx_pbuffer_context glx = glx_open_without_errors();
    (void)state;
    expect_refusal_without_errors();
    glx_close(&glx);
}

/* The OpenGL context in the descriptor need not be current. After the call, the previous context must be current
 * again. */
static void given_handles_need_not_be_current(void **state)
{
    gl_context other = make_best_gl(), wanted = make_best_gl();
    clgl_context_desc desc = desc_on(*state);
    clgl_context context = NULL;
    clgl_fence fence = NULL;
    desc.gl_context = wanted.context;
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_destroy(context));
    use_gl(&other);
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_GL_CONTEXT, context);
    desc.winsys = test_winsys();
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_GL_CONTEXT, context);
    desc.gl_display = wanted.display;
    for (int with_other = 1; with_other >= 0; --with_other) {
        if (!with_other) use_no_gl();
        expect_success(clgl_context_create(&desc, &context));
        assert_ptr_equal(eglGetCurrentContext(), with_other ? other.context : EGL_NO_CONTEXT);
        expect_error_out(clgl_fence_record_gl(context, &fence),
                         with_other ? CLGL_ERROR_WRONG_GL_CONTEXT : CLGL_ERROR_NO_GL_CONTEXT, fence);
        use_gl(&wanted);
        expect_sharing(context);
        use_gl(&other);
        expect_success(clgl_context_destroy(context));
    }
    destroy_gl(&other);
    destroy_gl(&wanted);
}

/* While the OpenGL context is current, gl_display may be another connection to its X server. */
static void another_connection_to_the_x_server_is_as_good(void **state)
{
    glx_pbuffer_context glx = glx_open();
    clgl_context_desc desc = desc_on(*state);
    clgl_context context = NULL;
    void *native = NULL, *display = NULL;
    desc.winsys = CLGL_WINSYS_GLX;
    desc.gl_display = open_x_display();
    desc.gl_context = glx.context;
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_gl_context(context, &native, &display));
    assert_ptr_equal(native, glx.context);
    assert_ptr_equal(display, glx.display);
    expect_sharing(context);
    expect_success(clgl_context_destroy(context));
    close_x_display(desc.gl_display);
    glx_close(&glx);
}

/* Arguments and result of a context creation on another thread */
typedef struct attempt {
    clgl_context_desc desc;
    clgl_result result;
} attempt;

static void create_there(void *data)
{
    attempt *a = data;
    clgl_context context = NULL;
    a->result = clgl_context_create(&a->desc, &context);
    assert_null(context);
    assert_ptr_equal(eglGetCurrentContext(), EGL_NO_CONTEXT);
}

static void handles_that_cannot_be_made_current_are_refused(void **state)
{
    gl_context gl = make_best_gl();
    attempt a = {desc_on(*state), CLGL_SUCCESS};
    clgl_context context = NULL;
    a.desc.winsys = test_winsys();
    a.desc.gl_display = gl.display;
    a.desc.gl_context = gl.context;
    on_another_thread(create_there, &a);
    assert_int_equal(a.result, CLGL_ERROR_NO_GL_CONTEXT);
    a.desc.gl_context = NO_CONTEXT;
    expect_error_out(clgl_context_create(&a.desc, &context), CLGL_ERROR_NO_GL_CONTEXT, context);
    assert_ptr_equal(eglGetCurrentContext(), gl.context);
    use_no_gl();
    expect_error_out(clgl_context_create(&a.desc, &context), CLGL_ERROR_NO_GL_CONTEXT, context);
    destroy_gl(&gl);
}

/* Releases two contexts in the order in which they became current. The second release restores the context that
 * was current at the start. */
static void headless_contexts_end_in_any_order(void **state)
{
    const clgl_context first = make_headless(*state, 0), second = make_headless(*state, 0);
    clgl_buffer buffer = NULL;
    void *current = NULL;
    expect_success(clgl_context_make_current(first, 1));
    expect_success(clgl_context_make_current(second, 1));
    current = (void *)eglGetCurrentContext();
    expect_success(clgl_context_make_current(first, 0));
    assert_ptr_equal((void *)eglGetCurrentContext(), current);
    buffer = make_buffer(second, 16, NULL, CLGL_ACCESS_READ_WRITE);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_make_current(second, 0));
    assert_null(eglGetCurrentContext());
    expect_error(clgl_context_make_current(second, 0), CLGL_ERROR_INVALID_STATE);
    buffer = make_buffer(second, 16, NULL, CLGL_ACCESS_READ_WRITE);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_make_current(first, 1));
    expect_success(clgl_context_make_current(second, 1));
    expect_success(clgl_context_make_current(first, 0));
    expect_success(clgl_context_destroy(first));
    expect_success(clgl_context_make_current(second, 0));
    assert_null(eglGetCurrentContext());
    expect_success(clgl_context_destroy(second));
}

/* If the application destroys the previous context, the release fails and no context is current. */
static void the_previous_binding_may_be_destroyed(void **state)
{
    gl_context gl = make_best_gl();
    const clgl_context context = make_headless(*state, 0);
    expect_success(clgl_context_make_current(context, 1));
    assert_true(eglDestroyContext(gl.display, gl.context));
    expect_error(clgl_context_make_current(context, 0), CLGL_ERROR_WINSYS);
    assert_null(eglGetCurrentContext());
    expect_error(clgl_context_make_current(context, 0), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_context_destroy(context));
}

/* Makes three contexts current and releases them in different orders. Each release makes the newest unreleased
 * context current. */
static void bindings_are_restored_past_released_contexts(void **state)
{
    gl_context gl = make_best_gl();
    const clgl_context contexts[] = {make_headless(*state, 0), make_headless(*state, 0),
                                     make_headless(*state, 0)};
    void *natives[COUNT(contexts)];
    for (size_t i = 0; i < COUNT(contexts); ++i)
        expect_success(clgl_context_gl_context(contexts[i], &natives[i], NULL));
    for (size_t i = 0; i < COUNT(contexts); ++i)
        expect_success(clgl_context_make_current(contexts[i], 1));
    expect_success(clgl_context_make_current(contexts[1], 0));
    assert_ptr_equal((void *)eglGetCurrentContext(), natives[2]);
    expect_success(clgl_context_make_current(contexts[2], 0));
    assert_ptr_equal((void *)eglGetCurrentContext(), natives[0]);
    expect_success(clgl_context_make_current(contexts[1], 1));
    expect_success(clgl_context_make_current(contexts[2], 1));
    expect_success(clgl_context_make_current(contexts[0], 0));
    expect_success(clgl_context_make_current(contexts[1], 0));
    assert_ptr_equal((void *)eglGetCurrentContext(), natives[2]);
    expect_success(clgl_context_make_current(contexts[2], 0));
    assert_ptr_equal((void *)eglGetCurrentContext(), gl.context);
    for (size_t i = 0; i < COUNT(contexts); ++i)
        expect_success(clgl_context_destroy(contexts[i]));
    destroy_gl(&gl);
}

/* The queue keeps the destroyed context alive. The context must not become current again, because no call could
 * release it. */
static void destroyed_contexts_are_not_restored(void **state)
{
    const clgl_context first = make_headless(*state, 0), second = make_headless(*state, 0);
    const clgl_queue queue = make_queue(first, 0);
    expect_success(clgl_context_make_current(first, 1));
    expect_success(clgl_context_make_current(second, 1));
    expect_success(clgl_context_destroy(first));
    expect_success(clgl_context_make_current(second, 0));
    assert_null(eglGetCurrentContext());
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(second));
}

/* A headless context works after another context became current and was destroyed. */
static void a_headless_context_that_was_replaced_still_works(void **state)
{
    const clgl_context first = make_headless(*state, 0), second = make_headless(*state, 0);
    clgl_buffer buffer;
    expect_success(clgl_context_make_current(first, 1));
    expect_success(clgl_context_make_current(second, 1));
    expect_success(clgl_context_destroy(second));
    assert_null(eglGetCurrentContext());
    buffer = make_buffer(first, 16, NULL, CLGL_ACCESS_READ_WRITE);
    assert_null(eglGetCurrentContext());
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_make_current(first, 0));
    assert_null(eglGetCurrentContext());
    expect_success(clgl_context_destroy(first));
}

static void headless_leaves_what_is_current(void **state)
{
    gl_context gl = make_best_gl();
    for (int with_gl = 1; with_gl >= 0; --with_gl) {
        clgl_context context;
        if (!with_gl) use_no_gl();
        context = make_headless(*state, 0);
        assert_ptr_equal(eglGetCurrentContext(), with_gl ? gl.context : EGL_NO_CONTEXT);
        assert_int_equal(info_of(context).flags, CLGL_CONTEXT_HEADLESS);
        assert_int_equal(info_of(context).winsys, test_winsys());
        expect_success(clgl_context_make_current(context, 1));
        expect_sharing(context);
        expect_success(clgl_context_make_current(context, 0));
        assert_ptr_equal(eglGetCurrentContext(), with_gl ? gl.context : EGL_NO_CONTEXT);
        expect_success(clgl_context_destroy(context));
    }
    destroy_gl(&gl);
}

static void without_opengl_there_is_no_context(void **state)
{
    clgl_context_desc desc = desc_on(*state);
    clgl_context context = NULL;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_GL_CONTEXT, context);
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.gl_context = NO_CONTEXT;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
}

static clgl_device device_of_environment(const char *name, clgl_result expected)
{
    clgl_context context = NULL;
    clgl_device device = NULL;
    setenv("CLGL_DEVICE", name, 1);
    if (expected != CLGL_SUCCESS) {
        expect_error_out(clgl_context_create(NULL, &context), expected, context);
        assert_non_null(strstr(clgl_error_message(), name));
    } else {
        expect_success(clgl_context_create(NULL, &context));
        device = info_of(context).device;
        if (*name) {
            assert_int_equal(info_of(context).match, CLGL_MATCH_ENVIRONMENT);
            assert_non_null(strstr(info_of(context).match_reason, name));
        }
        expect_success(clgl_context_destroy(context));
    }
    unsetenv("CLGL_DEVICE");
    return device;
}

static void the_device_is_set_by_descriptor_or_environment(void **state)
{
    gl_context gl = make_best_gl();
    clgl_context_desc desc = desc_on(POCL);
    clgl_context context = NULL;
    clgl_device_info pocl = CLGL_DEVICE_INFO_INIT;
    (void)state;
    expect_success(clgl_device_get_info(desc.device, &pocl));
    assert_ptr_equal(device_of_environment("RUSTICL", CLGL_SUCCESS), find_device(RUSTICL));
    assert_ptr_equal(device_of_environment("computing lang", CLGL_SUCCESS), desc.device);
    /* The string "pocl" is part of the platform version, but not of the platform name. */
    assert_ptr_equal(device_of_environment("pocl", CLGL_SUCCESS), desc.device);
    assert_ptr_equal(device_of_environment(pocl.name, CLGL_SUCCESS), desc.device);
    assert_ptr_equal(device_of_environment("", CLGL_SUCCESS), desc.device);
    device_of_environment("no such device", CLGL_ERROR_NO_DEVICE);
    device_of_environment("01234567-89ab-cdef-0123-456789abcdef", CLGL_ERROR_NO_DEVICE);
    setenv("CLGL_DEVICE", RUSTICL, 1);
    expect_success(clgl_context_create(&desc, &context));
    unsetenv("CLGL_DEVICE");
    assert_ptr_equal(info_of(context).device, desc.device);
    assert_int_equal(info_of(context).match, CLGL_MATCH_REQUESTED);
    assert_string_equal(info_of(context).label, LABEL);
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

static void the_transport_is_set_by_descriptor_or_environment(void **state)
{
    static const struct {
        const char *variable;
        clgl_transport asked, taken;
    } cases[] = {{"staged", CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_STAGED},
                 {"mapped", CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_MAPPED},
                 {"", CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_MAPPED},
                 {"staged", CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_MAPPED},
                 {"nonsense", CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_STAGED}};
    gl_context gl = make_best_gl();
    clgl_context_desc desc = desc_on(*state);
    clgl_context context = NULL;
    for (size_t i = 0; i < COUNT(cases); ++i) {
        clgl_buffer buffer;
        setenv("CLGL_TRANSPORT", cases[i].variable, 1);
        desc.transport = cases[i].asked;
        expect_success(clgl_context_create(&desc, &context));
        buffer = make_buffer(context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        assert_int_equal(info_of_buffer(buffer).transport, cases[i].taken);
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_context_destroy(context));
    }
    desc.transport = CLGL_TRANSPORT_AUTO;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
    assert_non_null(strstr(clgl_error_message(), "nonsense"));
    assert_non_null(strstr(clgl_error_message(), "staged"));
    unsetenv("CLGL_TRANSPORT");
    destroy_gl(&gl);
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_current_opengl_is_taken),
        ON_BOTH(opengl_es_is_as_good),
        ON_BOTH(glx_is_as_good),
        cmocka_unit_test(opengl_without_errors_is_refused),
        cmocka_unit_test(glx_without_errors_is_refused),
        ON_BOTH(given_handles_need_not_be_current),
        ON_BOTH(another_connection_to_the_x_server_is_as_good),
        ON_BOTH(handles_that_cannot_be_made_current_are_refused),
        ON_BOTH(headless_contexts_end_in_any_order),
        ON_BOTH(the_previous_binding_may_be_destroyed),
        ON_BOTH(bindings_are_restored_past_released_contexts),
        ON_BOTH(destroyed_contexts_are_not_restored),
        ON_BOTH(a_headless_context_that_was_replaced_still_works),
        ON_BOTH(headless_leaves_what_is_current),
        ON_BOTH(without_opengl_there_is_no_context),
        cmocka_unit_test(the_device_is_set_by_descriptor_or_environment),
        ON_BOTH(the_transport_is_set_by_descriptor_or_environment),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    start_x_server(1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
