// The names of codes, compared with the headers that define them.
#include "base/result.hpp"

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <CL/cl_gl.h>
#include <epoxy/egl.h>
#include <epoxy/gl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <string>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

#define EXPECT_NAME(source, code) assert_string_equal(native_name(source, code), #code)

void results_have_names(void **)
{
    assert_string_equal(result_name(CLGL_SUCCESS), "CLGL_SUCCESS");
    assert_string_equal(result_name(CLGL_NOT_READY), "CLGL_NOT_READY");
    assert_string_equal(result_name(CLGL_NOT_READY + 1), "CLGL_UNKNOWN_RESULT");
    assert_string_equal(result_name(CLGL_ERROR_INTERNAL - 1), "CLGL_UNKNOWN_RESULT");
    for (clgl_result result = CLGL_ERROR_INVALID_ARGUMENT; result >= CLGL_ERROR_INTERNAL; --result)
        assert_int_equal(std::string(result_name(result)).rfind("CLGL_ERROR_", 0), 0);
}

void opencl_codes_have_names(void **)
{
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_SUCCESS);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_OUT_OF_RESOURCES);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_KERNEL_ARG_INFO_NOT_AVAILABLE);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_INVALID_VALUE);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_INVALID_OPERATION);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_MAX_SIZE_RESTRICTION_EXCEEDED);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    EXPECT_NAME(CLGL_NATIVE_OPENCL, CL_PLATFORM_NOT_FOUND_KHR);
    for (int32_t code = CL_KERNEL_ARG_INFO_NOT_AVAILABLE; code <= CL_SUCCESS; ++code)
        assert_string_not_equal(native_name(CLGL_NATIVE_OPENCL, code), "unknown");
    for (int32_t code = CL_MAX_SIZE_RESTRICTION_EXCEEDED; code <= CL_INVALID_VALUE; ++code)
        assert_string_not_equal(native_name(CLGL_NATIVE_OPENCL, code), "unknown");
    constexpr int32_t nvidia_illegal_access = -9999;
    assert_string_not_equal(native_name(CLGL_NATIVE_OPENCL, nvidia_illegal_access), "unknown");
}

void graphics_codes_have_names(void **)
{
    EXPECT_NAME(CLGL_NATIVE_OPENGL, GL_NO_ERROR);
    EXPECT_NAME(CLGL_NATIVE_OPENGL, GL_INVALID_FRAMEBUFFER_OPERATION);
    EXPECT_NAME(CLGL_NATIVE_OPENGL, GL_CONTEXT_LOST);
    EXPECT_NAME(CLGL_NATIVE_EGL, EGL_SUCCESS);
    EXPECT_NAME(CLGL_NATIVE_EGL, EGL_CONTEXT_LOST);
    EXPECT_NAME(CLGL_NATIVE_EGL, EGL_BAD_DEVICE_EXT);
    EXPECT_NAME(CLGL_NATIVE_EGL, EGL_BAD_STREAM_KHR);
    for (int32_t code = EGL_SUCCESS; code <= EGL_CONTEXT_LOST; ++code)
        assert_string_not_equal(native_name(CLGL_NATIVE_EGL, code), "unknown");
    constexpr int32_t x_bad_alloc = 11;
    assert_string_equal(native_name(CLGL_NATIVE_GLX, x_bad_alloc), "BadAlloc");
    constexpr int32_t vulkan_device_lost = -4;
    assert_string_equal(native_name(CLGL_NATIVE_VULKAN, vulkan_device_lost), "VK_ERROR_DEVICE_LOST");
}

void other_codes_have_none(void **)
{
    for (int32_t source = CLGL_NATIVE_NONE - 1; source <= CLGL_NATIVE_VULKAN + 1; ++source)
        assert_string_equal(native_name(source, INT32_MIN), "unknown");
    assert_string_equal(native_name(CLGL_NATIVE_NONE, 0), "unknown");
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(results_have_names),
        cmocka_unit_test(opencl_codes_have_names),
        cmocka_unit_test(graphics_codes_have_names),
        cmocka_unit_test(other_codes_have_none),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
