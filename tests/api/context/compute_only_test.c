/* Tests contexts without OpenGL: OpenCL works, functions that need OpenGL return the documented error, and no
 * OpenGL library is loaded. */
#define _GNU_SOURCE
#include "compute_support.h"

#include <stdatomic.h>

#define FACTOR 7u
#define REPORT_SIZE 4096u
#define LINE_SIZE 4096

static int32_t count_call(void *calls)
{
    ++*(atomic_int *)calls;
    return 0;
}

/* Must run first, because later tests in this process may load OpenGL. */
static void opengl_is_not_loaded(void **state)
{
    static const char *const libraries[] = {"/libGL.so", "/libEGL.so", "/libGLX.so", "/libOpenGL.so"};
    char line[LINE_SIZE];
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    FILE *maps;
    (void)state;
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_destroy(context));
    maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    while (fgets(line, sizeof line, maps))
        for (size_t i = 0; i < COUNT(libraries); ++i)
            if (strstr(line, libraries[i])) fail_msg("loaded: %s", line);
    fclose(maps);
}

static void info_names_device_and_queue(void **state)
{
    const clgl_device device = find_device(*state);
    clgl_device listed[2];
    uint32_t count = 0;
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    char report[REPORT_SIZE];
    desc.device = device;
    desc.label = "sums";
    expect_success(clgl_context_create(&desc, &context));
    info = info_of_context(context);
    assert_int_equal(info.flags, CLGL_CONTEXT_COMPUTE_ONLY);
    assert_int_equal(info.winsys, CLGL_WINSYS_NONE);
    assert_int_equal(info.gl_api, CLGL_GL_API_NONE);
    assert_int_equal(info.gl_version_major, 0);
    assert_int_equal(info.match, CLGL_MATCH_REQUESTED);
    assert_int_equal(info.transport_count, 0);
    assert_int_equal(info.device_count, 1);
    assert_ptr_equal(info.device, device);
    assert_string_equal(info.gl_renderer, "");
    assert_string_equal(info.gl_vendor, "");
    assert_string_equal(info.label, "sums");
    expect_success(clgl_context_get_devices(context, COUNT(listed), listed, &count));
    assert_int_equal(count, 1);
    assert_ptr_equal(listed[0], device);
    assert_null(listed[1]);
    expect_success(clgl_context_get_devices(context, 0, NULL, &count));
    assert_int_equal(count, 1);
    expect_error(clgl_context_get_devices(context, 1, NULL, &count), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_context_get_devices(context, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_context_get_report(context, sizeof report, report, NULL));
    assert_non_null(strstr(report, "none (CLGL_CONTEXT_COMPUTE_ONLY)"));
    assert_non_null(strstr(report, *state));
    expect_success(clgl_context_destroy(context));
}

static void compute(clgl_context context, clgl_queue queue)
{
    uint32_t numbers[NUMBERS], got[NUMBERS];
    atomic_int calls = 0;
    clgl_fence user = NULL, done = NULL;
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    clgl_buffer buffer;
    for (uint32_t i = 0; i < NUMBERS; ++i)
        numbers[i] = i;
    buffer = compute_buffer(context, sizeof numbers, numbers);
    expect_success(clgl_fence_create_user(context, &user));
    expect_success(clgl_queue_barrier(queue, 1, &user, NULL));
    launch_scale(queue, kernel, buffer, NUMBERS, FACTOR);
    expect_success(clgl_queue_launch_host_function(queue, count_call, &calls, 0, NULL, &done));
    assert_int_equal(clgl_fence_wait(done, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(user, 0));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    assert_int_equal(calls, 1);
    read_buffer(queue, buffer, got);
    for (uint32_t i = 0; i < NUMBERS; ++i)
        assert_int_equal(got[i], i * FACTOR);
    assert_int_equal(memory_of(context, CLGL_TRANSPORT_AUTO).shared_bytes, sizeof numbers);
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_buffer_destroy(buffer));
}

static void everything_of_opencl_works(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    compute(context, queue);
    /* The queue stays valid after its context is destroyed. */
    expect_success(clgl_context_destroy(context));
    expect_success(clgl_queue_finish(queue));
    expect_success(clgl_queue_destroy(queue));
}

static void objects_are_destroyed_in_any_order(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_buffer buffer = compute_buffer(context, NUMBERS * sizeof(uint32_t), NULL);
    clgl_fence fence = NULL;
    launch_scale(queue, kernel, buffer, NUMBERS, FACTOR);
    expect_success(clgl_fence_record_cl(queue, &fence));
    expect_success(clgl_context_destroy(context));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
}

#define expect_no_opengl(call)                                                                                   \
    do {                                                                                                         \
        expect_error(call, CLGL_ERROR_NO_OPENGL);                                                                \
        expect_message("CLGL_CONTEXT_COMPUTE_ONLY");                                                             \
    } while (0)

static void opengl_is_refused_with_advice(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, 0);
    const clgl_buffer buffer = compute_buffer(context, NUMBERS, NULL);
    const clgl_handover handover = handover_of(&buffer, 1);
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    clgl_buffer shared;
    clgl_fence fence, behind = NULL;
    void *pointer, *display;
    uint32_t name;
    desc.size = NUMBERS;
    expect_success(clgl_fence_record_cl(queue, &behind));
    expect_no_opengl(clgl_buffer_create(context, &desc, &shared));
    desc.gl_name = 1;
    expect_no_opengl(clgl_buffer_create(context, &desc, &shared));
    expect_no_opengl(clgl_acquire(queue, &handover, 0, NULL, NULL));
    expect_error(clgl_release(queue, &handover, 0, NULL, NULL), CLGL_ERROR_UNSUPPORTED);
    expect_no_opengl(clgl_fence_record_gl(context, &fence));
    expect_no_opengl(clgl_fence_from_gl_sync(context, &fence, &fence));
    expect_no_opengl(clgl_fence_wait_gl(behind));
    expect_no_opengl(clgl_fence_gl_sync(behind, &pointer));
    expect_no_opengl(clgl_context_make_current(context, 1));
    expect_no_opengl(clgl_context_make_current(context, 0));
    expect_no_opengl(clgl_context_get_proc_address(context, "glClear", &pointer));
    expect_no_opengl(clgl_context_gl_context(context, &pointer, &display));
    expect_no_opengl(clgl_context_verify_transports(context));
    expect_error(clgl_buffer_gl_name(buffer, &name), CLGL_ERROR_UNSUPPORTED);
    expect_error(clgl_context_get_transport_report(context, 0, &report), CLGL_ERROR_OUT_OF_RANGE);
    expect_success(clgl_fence_destroy(behind));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

static void refuse_desc(const clgl_context_desc *desc, clgl_result expected)
{
    clgl_context context;
    expect_error_out(clgl_context_create(desc, &context), expected, context);
}

static void ignore(const char *message, const void *info, size_t size, void *user_data)
{
    (void)message;
    (void)info;
    (void)size;
    (void)user_data;
}

static void contradictions_are_refused(void **state)
{
    const clgl_device device = find_device(*state);
    const clgl_device twice[2] = {device, device}, two[2] = {find_device(POCL), find_device(RUSTICL)};
    clgl_context context = make_compute(*state);
    clgl_context_desc desc;
    void *native = NULL;
    expect_success(clgl_context_cl_context(context, &native));
#define REFUSE(result, ...)                                                                                      \
    do {                                                                                                         \
        desc = compute_desc();                                                                                   \
        __VA_ARGS__;                                                                                             \
        refuse_desc(&desc, result);                                                                              \
    } while (0)
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.flags |= CLGL_CONTEXT_HEADLESS);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.flags |= CLGL_CONTEXT_SYNC_THREAD);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.transport = CLGL_TRANSPORT_STAGED);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.gl_context = native);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.gl_display = native);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.device_count = 1);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.devices = twice);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.devices = twice, desc.device_count = 2);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.devices = two, desc.device_count = 2);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.devices = twice, desc.device_count = 1, desc.device = device);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.device_types = CLGL_DEVICE_TYPE_CPU, desc.device = device);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.device_types = CLGL_DEVICE_TYPE_CPU, desc.cl_context = native);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.device_types = 0x100u);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.callback = ignore, desc.cl_context = native);
    REFUSE(CLGL_ERROR_NO_DEVICE, desc.device_types = CLGL_DEVICE_TYPE_ACCELERATOR);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.flags = 0, desc.device_types = CLGL_DEVICE_TYPE_CPU);
    REFUSE(CLGL_ERROR_INVALID_ARGUMENT, desc.flags = 0, desc.devices = twice, desc.device_count = 1);
    REFUSE(CLGL_ERROR_INVALID_STRUCT_SIZE, desc.struct_size = 8);
    REFUSE(CLGL_ERROR_NO_DEVICE, desc.device = device == two[0] ? two[1] : two[0], desc.cl_context = native);
    REFUSE(CLGL_ERROR_NO_DEVICE, desc.devices = device == two[0] ? &two[1] : &two[0], desc.device_count = 1,
           desc.cl_context = native);
#undef REFUSE
    expect_success(clgl_context_destroy(context));
}

static void cl_contexts_are_exposed_and_retained(void **state)
{
    clgl_context_desc desc = compute_desc();
    const clgl_context maker = make_compute(*state);
    clgl_context context = NULL;
    void *native = NULL, *again = NULL;
    uint32_t count = 0;
    size_t size = 0;
    cl_context_properties properties[8];
    cl_context own;
    expect_success(clgl_context_cl_context(maker, &native));
    own = native;
    /* clgl_context_cl_context does not increase the reference count of the cl_context. */
    count = references_of_cl_context(own);
    expect_success(clgl_context_cl_context(maker, &again));
    assert_ptr_equal(again, native);
    assert_int_equal(references_of_cl_context(own), count);
    expect_success(clgl_context_query(maker, CL_CONTEXT_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, references_of_cl_context(own));
    expect_success(clgl_context_query(maker, CL_CONTEXT_PROPERTIES, 0, NULL, &size));
    assert_in_range(size, sizeof properties[0], sizeof properties);
    expect_success(clgl_context_query(maker, CL_CONTEXT_PROPERTIES, sizeof properties, properties, NULL));
    assert_int_equal(properties[0], CL_CONTEXT_PLATFORM);
    expect_error(clgl_context_query(maker, CL_CONTEXT_PROPERTIES, 1, properties, NULL), CLGL_ERROR_OUT_OF_RANGE);
    expect_error(clgl_context_query(maker, CL_DEVICE_NAME, 0, NULL, &size), CLGL_ERROR_UNSUPPORTED);
    /* A clgl context that is created on a cl_context retains the cl_context. */
    assert_int_equal(clRetainContext(own), CL_SUCCESS);
    expect_success(clgl_context_destroy(maker));
    desc.cl_context = own;
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(clReleaseContext(own), CL_SUCCESS);
    assert_int_equal(references_of_cl_context(own), 1);
    assert_int_equal(info_of_context(context).match, CLGL_MATCH_CL_CONTEXT);
    assert_ptr_equal(info_of_context(context).device, find_device(*state));
    {
        const clgl_queue queue = make_queue(context, 0);
        compute(context, queue);
        expect_success(clgl_queue_destroy(queue));
    }
    expect_success(clgl_context_destroy(context));
}

/* The default device is the device in CLGL_DEVICE, else the first device that is not a CPU, else the first
 * device. All devices of this test are CPUs. */
static void the_default_device_follows_the_rule(void **state)
{
    clgl_context_desc desc = compute_desc();
    clgl_context context = NULL;
    clgl_device first = NULL;
    uint32_t count = 0;
    (void)state;
    expect_success(clgl_device_list(0, 1, &first, &count));
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(info_of_context(context).match, CLGL_MATCH_BEST);
    assert_ptr_equal(info_of_context(context).device, first);
    expect_success(clgl_context_destroy(context));
    setenv("CLGL_DEVICE", RUSTICL, 1);
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(info_of_context(context).match, CLGL_MATCH_ENVIRONMENT);
    assert_ptr_equal(info_of_context(context).device, find_device(RUSTICL));
    expect_success(clgl_context_destroy(context));
    setenv("CLGL_DEVICE", "no such device", 1);
    refuse_desc(&desc, CLGL_ERROR_NO_DEVICE);
    /* A device type in the descriptor overrides CLGL_DEVICE. */
    desc.device_types = CLGL_DEVICE_TYPE_CPU;
    desc.callback = ignore;
    expect_success(clgl_context_create(&desc, &context));
    assert_int_equal(info_of_context(context).match, CLGL_MATCH_BEST);
    assert_ptr_equal(info_of_context(context).device, first);
    expect_success(clgl_context_destroy(context));
    unsetenv("CLGL_DEVICE");
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opengl_is_not_loaded),        ON_BOTH(info_names_device_and_queue),
        ON_BOTH(everything_of_opencl_works),           ON_BOTH(objects_are_destroyed_in_any_order),
        ON_BOTH(opengl_is_refused_with_advice),        ON_BOTH(contradictions_are_refused),
        ON_BOTH(cl_contexts_are_exposed_and_retained), cmocka_unit_test(the_default_device_follows_the_rule),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
