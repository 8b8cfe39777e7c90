/* Tests device lists, the device of the OpenGL context, raw OpenCL queries, and the errors of the device
 * functions. */
#define _GNU_SOURCE
#include "device_support.h"

#include <epoxy/egl.h>

#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#define NO_HANDLE ((clgl_device)(uintptr_t)0x1234)

/* Expects this result, and an error message that begins with the function name. */
static void expect_failure(clgl_result result, clgl_result expected, const char *function)
{
    assert_string_equal(clgl_result_name(result), clgl_result_name(expected));
    assert_memory_equal(clgl_error_message(), function, strlen(function));
}

static clgl_device any_device(void)
{
    clgl_device devices[MOST_DEVICES];
    all_devices(devices);
    return devices[0];
}

static void devices_are_filtered_by_type(void **state)
{
    clgl_device all[MOST_DEVICES], some[MOST_DEVICES];
    const uint32_t count = all_devices(all);
    const uint32_t others = CLGL_DEVICE_TYPE_GPU | CLGL_DEVICE_TYPE_ACCELERATOR | CLGL_DEVICE_TYPE_CUSTOM;
    uint32_t cpus = 0, rest = 0;
    (void)state;
    expect_success(clgl_device_list(CLGL_DEVICE_TYPE_CPU, MOST_DEVICES, some, &cpus));
    for (uint32_t i = 0; i < cpus; ++i)
        assert_true(info_of(some[i]).type & CLGL_DEVICE_TYPE_CPU);
    expect_success(clgl_device_list(others, 0, NULL, &rest));
    assert_int_equal(cpus + rest, count);
}

/* CLGL_DEVICE_TYPE_DEFAULT lists the default devices that the drivers report. */
static void default_devices_are_those_of_opencl(void **state)
{
    clgl_device listed[MOST_DEVICES];
    cl_platform_id platforms[MOST_DEVICES];
    cl_uint platform_count = 0;
    uint32_t listed_count = 0, at = 0;
    (void)state;
    expect_success(clgl_device_list(CLGL_DEVICE_TYPE_DEFAULT, MOST_DEVICES, listed, &listed_count));
    assert_int_equal(clGetPlatformIDs(MOST_DEVICES, platforms, &platform_count), CL_SUCCESS);
    for (cl_uint p = 0; p < platform_count; ++p) {
        cl_device_id defaults[MOST_DEVICES];
        cl_uint count = 0;
        if (clGetDeviceIDs(platforms[p], CL_DEVICE_TYPE_DEFAULT, MOST_DEVICES, defaults, &count) != CL_SUCCESS)
            continue;
        for (cl_uint i = 0; i < count; ++i, ++at) {
            void *id = NULL;
            assert_true(at < listed_count);
            expect_success(clgl_device_cl_device(listed[at], &id));
            assert_ptr_equal(id, defaults[i]);
        }
    }
    assert_true(at > 0);
    assert_int_equal(at, listed_count);
}

static void a_short_list_is_cut_and_a_long_one_ends_with_null(void **state)
{
    clgl_device all[MOST_DEVICES], two[2];
    const uint32_t count = all_devices(all);
    uint32_t found = 0;
    (void)state;
    for (uint32_t i = 0; i < MOST_DEVICES; ++i)
        assert_int_equal(all[i] != NULL, i < count);
    two[1] = NO_HANDLE;
    expect_success(clgl_device_list(0, 1, two, &found));
    assert_int_equal(found, count);
    assert_ptr_equal(two[0], all[0]);
    assert_ptr_equal(two[1], NO_HANDLE);
}

static void a_device_has_one_handle_and_exposes_its_ids(void **state)
{
    const clgl_device device = any_device();
    const clgl_device_info info = info_of(device);
    clgl_platform_info platform = CLGL_PLATFORM_INFO_INIT;
    clgl_device again = NULL;
    cl_platform_id raw = NULL;
    void *exposed = NULL;
    (void)state;
    assert_ptr_equal(device, any_device());
    expect_success(clgl_device_from_cl_device(id_of(device), &again));
    assert_ptr_equal(again, device);
    expect_success(clgl_device_cl_platform(device, &exposed));
    assert_int_equal(clGetDeviceInfo(id_of(device), CL_DEVICE_PLATFORM, sizeof raw, &raw, NULL), CL_SUCCESS);
    assert_ptr_equal(exposed, raw);
    expect_success(clgl_platform_get_info(info.platform, &platform));
    assert_string_equal(platform.name, info.platform_name);
}

static void raw_queries_equal_those_of_opencl(void **state)
{
    const clgl_device device = any_device();
    const clgl_device_info info = info_of(device);
    clgl_platform_info platform = CLGL_PLATFORM_INFO_INIT;
    char name[256];
    cl_uint units = 0;
    size_t size = 0;
    (void)state;
    expect_success(clgl_device_query(device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, NULL));
    assert_int_equal(units, info.max_compute_units);
    expect_success(clgl_device_query(device, CL_DEVICE_NAME, 0, NULL, &size));
    assert_int_equal(size, strlen(info.name) + 1);
    expect_success(clgl_platform_get_info(0, &platform));
    expect_success(clgl_platform_query(0, CL_PLATFORM_NAME, sizeof name, name, &size));
    assert_string_equal(name, platform.name);
    assert_int_equal(size, strlen(name) + 1);
}

static void invalid_raw_queries_are_refused(void **state)
{
    const clgl_device device = any_device();
    const char *query = "clgl_device_query";
    char value[256];
    size_t size = 7;
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
    (void)state;
    expect_failure(clgl_device_query(device, 0x7fff, sizeof value, value, &size), CLGL_ERROR_UNSUPPORTED, query);
    assert_int_equal(size, 0);
    clgl_error_get_native_code(&source, &code);
    assert_int_equal(source, CLGL_NATIVE_OPENCL);
    assert_string_equal(clgl_native_name(source, code), "CL_INVALID_VALUE");
    size = 7;
    expect_failure(clgl_device_query(device, CL_DEVICE_NAME, 1, value, &size), CLGL_ERROR_OUT_OF_RANGE, query);
    assert_int_equal(size, 0);
    expect_failure(clgl_device_query(device, CL_DEVICE_NAME, 1, NULL, &size), CLGL_ERROR_INVALID_ARGUMENT, query);
    expect_failure(clgl_device_query(device, CL_DEVICE_NAME, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT, query);
    expect_failure(clgl_platform_query(0, 0x7fff, 0, NULL, &size), CLGL_ERROR_UNSUPPORTED, "clgl_platform_query");
    expect_failure(clgl_platform_query(0, CL_PLATFORM_NAME, 1, NULL, &size), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_platform_query");
}

static void null_is_refused_by_name(void **state)
{
    const clgl_device device = any_device();
    uint32_t count = 7;
    (void)state;
    expect_failure(clgl_platform_get_count(NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_platform_get_count: count");
    expect_failure(clgl_platform_get_info(0, NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_platform_get_info: info");
    expect_failure(clgl_device_get_info(device, NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_device_get_info: info");
    expect_failure(clgl_device_list(0, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_device_list: count");
    expect_failure(clgl_device_list(0, 1, NULL, &count), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_list: devices");
    assert_int_equal(count, 0);
    expect_failure(clgl_device_list_for_gl(0, NULL, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_list_for_gl: count");
    expect_failure(clgl_device_list_for_gl(1, NULL, NULL, &count), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_list_for_gl: devices");
    expect_failure(clgl_device_for_gl(NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_device_for_gl: device");
    expect_failure(clgl_device_cl_device(device, NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_device_cl_device");
    expect_failure(clgl_device_cl_platform(device, NULL), CLGL_ERROR_INVALID_ARGUMENT, "clgl_device_cl_platform");
    expect_failure(clgl_device_from_cl_device(id_of(device), NULL), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_from_cl_device");
}

/* Passes `device` to every function with a device parameter. Each call must return an error and clear its out
 * parameter. */
static void expect_no_device(clgl_device device)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    size_t size = 7;
    void *exposed = &size;
    info.vendor_id = 7;
    expect_failure(clgl_device_get_info(device, &info), CLGL_ERROR_INVALID_HANDLE, "clgl_device_get_info");
    assert_int_equal(info.vendor_id, 0);
    assert_int_equal(info.struct_size, sizeof info);
    expect_failure(clgl_device_query(device, CL_DEVICE_NAME, 0, NULL, &size), CLGL_ERROR_INVALID_HANDLE,
                   "clgl_device_query");
    assert_int_equal(size, 0);
    expect_failure(clgl_device_cl_device(device, &exposed), CLGL_ERROR_INVALID_HANDLE, "clgl_device_cl_device");
    assert_null(exposed);
    exposed = &size;
    expect_failure(clgl_device_cl_platform(device, &exposed), CLGL_ERROR_INVALID_HANDLE,
                   "clgl_device_cl_platform");
    assert_null(exposed);
}

static void bad_handles_are_refused(void **state)
{
    const uintptr_t live = (uintptr_t)any_device();
    (void)state;
    expect_no_device(NULL);
    expect_no_device(NO_HANDLE);
    /* A handle with one changed bit is invalid, unless it is the handle of another device. */
    for (unsigned bit = 0; bit < 8 * sizeof live; ++bit) {
        const clgl_device other = (clgl_device)(live ^ ((uintptr_t)1 << bit));
        clgl_device devices[MOST_DEVICES];
        const uint32_t count = all_devices(devices);
        int is_device = 0;
        for (uint32_t i = 0; i < count; ++i)
            is_device |= devices[i] == other;
        if (!is_device) expect_no_device(other);
    }
}

static void ids_that_are_no_device_are_refused(void **state)
{
    int nothing = 0;
    clgl_device device = NO_HANDLE;
    (void)state;
    expect_failure(clgl_device_from_cl_device(&nothing, &device), CLGL_ERROR_NO_DEVICE,
                   "clgl_device_from_cl_device");
    assert_null(device);
    expect_failure(clgl_device_from_cl_device(NULL, &device), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_from_cl_device");
}

static void past_the_last_platform_is_out_of_range(void **state)
{
    clgl_platform_info info = CLGL_PLATFORM_INFO_INIT;
    uint32_t count = 0;
    size_t size = 0;
    (void)state;
    expect_success(clgl_platform_get_count(&count));
    expect_failure(clgl_platform_get_info(count, &info), CLGL_ERROR_OUT_OF_RANGE, "clgl_platform_get_info");
    expect_failure(clgl_platform_get_info(UINT32_MAX, &info), CLGL_ERROR_OUT_OF_RANGE, "clgl_platform_get_info");
    expect_failure(clgl_platform_query(count, CL_PLATFORM_NAME, 0, NULL, &size), CLGL_ERROR_OUT_OF_RANGE,
                   "clgl_platform_query");
}

static void unknown_types_are_refused(void **state)
{
    uint32_t count = 7;
    (void)state;
    expect_failure(clgl_device_list(0x20, 0, NULL, &count), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_list: types");
    assert_int_equal(count, 0);
    expect_failure(clgl_device_list(UINT32_MAX, 0, NULL, &count), CLGL_ERROR_INVALID_ARGUMENT,
                   "clgl_device_list");
}

static void structs_may_be_larger_but_not_smaller(void **state)
{
    struct {
        clgl_device_info info;
        uint64_t later;
    } large = {CLGL_DEVICE_INFO_INIT, 0};
    clgl_device_info small = CLGL_DEVICE_INFO_INIT;
    clgl_platform_info platform = CLGL_PLATFORM_INFO_INIT;
    (void)state;
    small.struct_size = sizeof small - 1;
    expect_failure(clgl_device_get_info(any_device(), &small), CLGL_ERROR_INVALID_STRUCT_SIZE,
                   "clgl_device_get_info: info->struct_size");
    platform.struct_size = 0;
    expect_failure(clgl_platform_get_info(0, &platform), CLGL_ERROR_INVALID_STRUCT_SIZE,
                   "clgl_platform_get_info: info->struct_size");
    /* Fields that the library does not know are set to zero. */
    for (uint64_t before = 0; before < 2; ++before) {
        large.info.struct_size = sizeof large;
        large.later = before;
        expect_success(clgl_device_get_info(any_device(), &large.info));
        assert_int_equal(large.info.struct_size, sizeof large);
        assert_int_equal(large.later, 0);
        assert_string_equal(large.info.name, info_of(any_device()).name);
    }
}

/* Creates an OpenGL context without a window, and makes the context current. Returns 1, or 0 if this machine does
 * not support such contexts. */
static int make_gl_current(void)
{
    static const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3, EGL_NONE};
    if (!epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")) return 0;
    const EGLDisplay display = eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL) || !eglBindAPI(EGL_OPENGL_API)) return 0;
    const EGLContext context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
    return eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context) == EGL_TRUE;
}

static void no_device_for_gl_without_a_gl_context(void **state)
{
    clgl_device device = NO_HANDLE;
    clgl_device_match match = 7;
    uint32_t count = 7;
    (void)state;
    expect_failure(clgl_device_for_gl(&device, &match), CLGL_ERROR_NO_GL_CONTEXT, "clgl_device_for_gl");
    assert_null(device);
    assert_int_equal(match, CLGL_MATCH_NONE);
    expect_failure(clgl_device_list_for_gl(1, &device, &match, &count), CLGL_ERROR_NO_GL_CONTEXT,
                   "clgl_device_list_for_gl");
    assert_int_equal(count, 0);
}

static void devices_for_gl_are_listed_best_first(void **state)
{
    clgl_device devices[MOST_DEVICES], all[MOST_DEVICES], best = NULL;
    clgl_device_match matches[MOST_DEVICES], match = CLGL_MATCH_NONE;
    uint32_t count = 0;
    (void)state;
    if (!make_gl_current()) skip();
    expect_success(clgl_device_list_for_gl(MOST_DEVICES, devices, matches, &count));
    assert_int_equal(count, all_devices(all));
    for (uint32_t i = 0; i < count; ++i)
        assert_in_range(matches[i], i == 0 ? CLGL_MATCH_GL_QUERY : matches[i - 1], CLGL_MATCH_FALLBACK);
    if (matches[0] == CLGL_MATCH_FALLBACK) {
        expect_failure(clgl_device_for_gl(&best, &match), CLGL_ERROR_NO_DEVICE, "clgl_device_for_gl");
    } else {
        expect_success(clgl_device_for_gl(&best, &match));
        assert_ptr_equal(best, devices[0]);
        assert_int_equal(match, matches[0]);
    }
    expect_success(clgl_device_list_for_gl(1, devices, NULL, &count));
    eglMakeCurrent(eglGetCurrentDisplay(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
}

static void a_forked_child_gets_an_error(void **state)
{
    const clgl_device device = any_device();
    const pid_t child = fork();
    int status = 0;
    (void)state;
    if (child == 0) {
        uint32_t count = 0;
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        const int is_refused = clgl_device_list(0, 0, NULL, &count) == CLGL_ERROR_FORKED &&
                               clgl_platform_get_count(&count) == CLGL_ERROR_FORKED &&
                               clgl_device_get_info(device, &info) == CLGL_ERROR_FORKED;
        _exit(is_refused ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

/* Runs in a child process without OpenCL drivers. Returns 0 if each call fails and the last message contains
 * `expected`, else 1. */
static int check_no_opencl(const char *expected)
{
    clgl_device device = NO_HANDLE;
    clgl_platform_info info = CLGL_PLATFORM_INFO_INIT;
    uint32_t count = 7;
    int nothing = 0;
    const int failed = clgl_platform_get_count(&count) == CLGL_ERROR_NO_OPENCL && count == 0 &&
                       clgl_platform_get_info(0, &info) == CLGL_ERROR_NO_OPENCL &&
                       clgl_device_from_cl_device(&nothing, &device) == CLGL_ERROR_NO_OPENCL && device == NULL &&
                       clgl_device_list(0, 1, &device, &count) == CLGL_ERROR_NO_OPENCL;
    printf("%s\n", clgl_error_message());
    return failed && strstr(clgl_error_message(), expected) && strstr(clgl_error_message(), "OCL_ICD_VENDORS")
               ? 0
               : 1;
}

/* Runs this program again with OCL_ICD_VENDORS set to `vendors`. Expects a message that contains `expected`. */
static void expect_no_opencl(const char *vendors, const char *expected)
{
    const pid_t child = fork();
    int status = 0;
    if (child == 0) {
        setenv("OCL_ICD_VENDORS", vendors, 1);
        unsetenv("OCL_ICD_FILENAMES");
        execl("/proc/self/exe", "device_test", expected, (char *)NULL);
        _exit(1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

/* Creates an .icd file with these contents, and calls expect_no_opencl with the path of the file. */
static void expect_no_opencl_from(const char *file, const char *contents, const char *expected)
{
    FILE *icd = fopen(file, "w");
    assert_non_null(icd);
    fputs(contents, icd);
    fclose(icd);
    expect_no_opencl(file, expected);
}

static void a_machine_without_drivers_is_explained(void **state)
{
    char folder[] = "/tmp/clgl-device-test-XXXXXX";
    char file[sizeof folder + sizeof "/some.icd"];
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/some.icd", folder);
    expect_no_opencl(folder, "holds no .icd file");
    expect_no_opencl_from(file, "libnowhere.so.1\n", "some.icd names libnowhere.so.1, which cannot be loaded");
    expect_no_opencl(folder, "some.icd names libnowhere.so.1, which cannot be loaded");
    expect_no_opencl_from(file, "libm.so.6\n", "some.icd names libm.so.6, which loads but offers no platform");
    expect_no_opencl_from(file, "", "some.icd is empty or cannot be read");
    unlink(file);
    rmdir(folder);
    expect_no_opencl("libnowhere.so.1", "OCL_ICD_VENDORS names libnowhere.so.1, which cannot be loaded");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(devices_are_filtered_by_type),
        cmocka_unit_test(default_devices_are_those_of_opencl),
        cmocka_unit_test(a_short_list_is_cut_and_a_long_one_ends_with_null),
        cmocka_unit_test(a_device_has_one_handle_and_exposes_its_ids),
        cmocka_unit_test(raw_queries_equal_those_of_opencl),
        cmocka_unit_test(invalid_raw_queries_are_refused),
        cmocka_unit_test(null_is_refused_by_name),
        cmocka_unit_test(bad_handles_are_refused),
        cmocka_unit_test(ids_that_are_no_device_are_refused),
        cmocka_unit_test(past_the_last_platform_is_out_of_range),
        cmocka_unit_test(unknown_types_are_refused),
        cmocka_unit_test(structs_may_be_larger_but_not_smaller),
        cmocka_unit_test(no_device_for_gl_without_a_gl_context),
        cmocka_unit_test(devices_for_gl_are_listed_best_first),
        cmocka_unit_test(a_forked_child_gets_an_error),
        cmocka_unit_test(a_machine_without_drivers_is_explained),
    };
    if (argc > 1) return check_no_opencl(argv[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
