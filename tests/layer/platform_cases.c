/* Tests platform and device information, and function addresses. */
#include "sharing.h"

#define TEXT_SIZE 16384

static const char *const extensions[] = {"cl_khr_gl_sharing", "cl_khr_gl_event"};

/* Returns how many times a word occurs in a list. */
static int occurrences(const char *list, const char *word)
{
    int count = 0;
    char copy[TEXT_SIZE];
    snprintf(copy, sizeof copy, "%s", list);
    for (char *at = strtok(copy, " "); at; at = strtok(NULL, " "))
        count += strcmp(at, word) == 0;
    return count;
}

static int versions_of(const cl_name_version *list, size_t size, const char *name)
{
    int count = 0;
    for (size_t i = 0; i < size / sizeof *list; ++i) {
        if (strcmp(list[i].name, name) != 0) continue;
        assert_int_equal(list[i].version, CL_MAKE_VERSION(1, 0, 0));
        ++count;
    }
    return count;
}

static void strings_name_the_extensions(void **state)
{
    char platform[TEXT_SIZE] = "", device[TEXT_SIZE] = "";
    size_t size = 0;
    (void)state;
    if (sharing_is_native()) return;
    expect_ok(clGetPlatformInfo(s.platform, CL_PLATFORM_EXTENSIONS, sizeof platform, platform, &size));
    assert_int_equal(size, strlen(platform) + 1);
    expect_ok(clGetDeviceInfo(s.device, CL_DEVICE_EXTENSIONS, sizeof device, device, &size));
    assert_int_equal(size, strlen(device) + 1);
    for (size_t i = 0; i < COUNT(extensions); ++i) {
        assert_int_equal(occurrences(platform, extensions[i]), 1);
        assert_int_equal(occurrences(device, extensions[i]), 1);
    }
    /* No tested driver supports multisampled or depth-stencil images. */
    assert_int_equal(occurrences(device, "cl_khr_gl_msaa_sharing"), 0);
    assert_int_equal(occurrences(device, "cl_khr_gl_depth_images"), 0);
    expect_cl(clGetDeviceInfo(s.device, CL_DEVICE_EXTENSIONS, size - 1, device, NULL), CL_INVALID_VALUE);
    expect_cl(clGetPlatformInfo(s.platform, CL_PLATFORM_EXTENSIONS, 1, platform, NULL), CL_INVALID_VALUE);
}

static void versions_name_the_extensions(void **state)
{
    static cl_name_version list[512];
    size_t size = 0;
    (void)state;
    if (sharing_is_native()) return;
    if (clGetPlatformInfo(s.platform, CL_PLATFORM_EXTENSIONS_WITH_VERSION, sizeof list, list, &size) ==
        CL_SUCCESS)
        for (size_t i = 0; i < COUNT(extensions); ++i)
            assert_int_equal(versions_of(list, size, extensions[i]), 1);
    if (clGetDeviceInfo(s.device, CL_DEVICE_EXTENSIONS_WITH_VERSION, sizeof list, list, &size) == CL_SUCCESS)
        for (size_t i = 0; i < COUNT(extensions); ++i)
            assert_int_equal(versions_of(list, size, extensions[i]), 1);
    else
        assert_int_equal(clGetDeviceInfo(s.device, CL_DEVICE_EXTENSIONS_WITH_VERSION, 0, NULL, NULL),
                         CL_INVALID_VALUE);
}

static void other_queries_return_driver_values(void **state)
{
    char name[TEXT_SIZE] = "", version[TEXT_SIZE] = "";
    cl_uint units = 0;
    (void)state;
    expect_ok(clGetPlatformInfo(s.platform, CL_PLATFORM_NAME, sizeof name, name, NULL));
    expect_ok(clGetPlatformInfo(s.platform, CL_PLATFORM_VERSION, sizeof version, version, NULL));
    assert_memory_equal(version, "OpenCL ", 7);
    expect_ok(clGetDeviceInfo(s.device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, NULL));
    assert_true(*name && units > 0);
    expect_cl(clGetPlatformInfo(s.platform, 0x1, sizeof name, name, NULL), CL_INVALID_VALUE);
    expect_cl(clGetDeviceInfo(s.device, 0x1, sizeof name, name, NULL), CL_INVALID_VALUE);
}

static void addresses_match_the_functions(void **state)
{
    (void)state;
    assert_null(clGetExtensionFunctionAddressForPlatform(s.platform, "clNoSuchFunctionKHR"));
    if (sharing_is_native()) return;
    assert_ptr_equal(clGetExtensionFunctionAddress("clGetGLContextInfoKHR"),
                     clGetExtensionFunctionAddressForPlatform(s.platform, "clGetGLContextInfoKHR"));
    assert_ptr_equal(clGetExtensionFunctionAddress("clCreateEventFromGLsyncKHR"),
                     clGetExtensionFunctionAddressForPlatform(s.platform, "clCreateEventFromGLsyncKHR"));
}

int run_platform_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(strings_name_the_extensions),
        SHARING_TEST(versions_name_the_extensions),
        SHARING_TEST(other_queries_return_driver_values),
        SHARING_TEST(addresses_match_the_functions),
    };
    return cmocka_run_group_tests_name("platforms", tests, NULL, NULL);
}
