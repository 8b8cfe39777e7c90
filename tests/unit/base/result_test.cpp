// Compares the names of error codes with those in the OpenCL and OpenGL headers.
#include "base/result.hpp"

#include "base/native_code.hpp"
#include "driver/cl.hpp"

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
#include <cstring>
#include <set>
#include <string>
#include <string_view>

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
    assert_string_equal(result_name(static_cast<clgl_result>(CLGL_NOT_READY + 1)), "CLGL_UNKNOWN_RESULT");
    assert_string_equal(result_name(static_cast<clgl_result>(CLGL_ERROR_VULKAN - 1)), "CLGL_UNKNOWN_RESULT");
    for (int32_t result = CLGL_ERROR_INVALID_ARGUMENT; result >= CLGL_ERROR_VULKAN; --result)
        assert_int_equal(std::string(result_name(static_cast<clgl_result>(result))).rfind("CLGL_ERROR_", 0), 0);
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

// All error codes in the installed OpenCL headers
constexpr struct {
    int32_t code;
    const char *name;
} codes_of_headers[] = {
#include "opencl_codes.inc"
};

void each_code_of_the_headers_is_explained(void **)
{
    constexpr size_t codes_of_opencl_3 = 62;
    assert_true(std::size(codes_of_headers) > codes_of_opencl_3);
    for (const auto &[code, name] : codes_of_headers) {
        assert_string_equal(native_name(CLGL_NATIVE_OPENCL, code), name);
        assert_string_not_equal(native_code(CLGL_NATIVE_OPENCL, code).cause, "");
    }
}

void each_opencl_code_is_listed_once(void **)
{
    std::set<int32_t> codes;
    std::set<std::string_view> names;
    for (const NativeCode &known : opencl_codes()) {
        if (!codes.insert(known.code).second || !names.insert(known.name).second)
            fail_msg("%s (%d) is listed twice", known.name, known.code);
        assert_string_not_equal(known.cause, "");
    }
}

void causes_and_fixes_form_one_sentence(void **)
{
    constexpr size_t a_few_words = 140;
    for (const NativeCode &known : opencl_codes())
        for (const char *part : {known.cause, known.fix}) {
            const std::string_view words(part);
            if (words.size() > a_few_words || words.ends_with('.') || words.starts_with(' '))
                fail_msg("%s says \"%s\"", known.name, part);
        }
}

void a_failed_call_has_cause_and_fix(void **)
{
    try {
        fail_cl(CL_INVALID_ARG_SIZE, "clSetKernelArg");
    } catch (const Error &error) {
        assert_string_equal(
            error.what(),
            "clSetKernelArg failed with CL_INVALID_ARG_SIZE (-51): the argument is larger or smaller than "
            "the kernel's parameter; compare with the kernel's source; a vector of three has the "
            "size of four");
    }
    assert_string_equal(explain_native(CLGL_NATIVE_OPENCL, CL_INVALID_PROGRAM).c_str(),
                        ": the program is not valid or was released");
    assert_string_equal(explain_native(CLGL_NATIVE_OPENCL, INT32_MIN).c_str(), "");
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
    for (int32_t code = GL_INVALID_ENUM; code <= GL_CONTEXT_LOST; ++code)
        assert_string_not_equal(native_code(CLGL_NATIVE_OPENGL, code).cause, "");
    for (int32_t code = EGL_SUCCESS; code <= EGL_CONTEXT_LOST; ++code)
        assert_string_not_equal(native_code(CLGL_NATIVE_EGL, code).cause, "");
    constexpr int32_t x_bad_alloc = 11;
    assert_string_equal(native_name(CLGL_NATIVE_GLX, x_bad_alloc), "BadAlloc");
    constexpr int32_t vulkan_device_lost = -4;
    assert_string_equal(native_name(CLGL_NATIVE_VULKAN, vulkan_device_lost), "VK_ERROR_DEVICE_LOST");
}

void other_codes_have_none(void **)
{
    for (int32_t id = CLGL_NATIVE_NONE; id <= CLGL_NATIVE_VULKAN + 1; ++id) {
        const auto source = static_cast<clgl_native_source>(id);
        assert_string_equal(native_name(source, INT32_MIN), "unknown");
        assert_string_equal(native_code(source, INT32_MIN).cause, "");
        assert_string_equal(native_code(source, INT32_MIN).fix, "");
    }
    assert_string_equal(native_name(CLGL_NATIVE_NONE, 0), "unknown");
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(results_have_names),
        cmocka_unit_test(opencl_codes_have_names),
        cmocka_unit_test(each_code_of_the_headers_is_explained),
        cmocka_unit_test(each_opencl_code_is_listed_once),
        cmocka_unit_test(causes_and_fixes_form_one_sentence),
        cmocka_unit_test(a_failed_call_has_cause_and_fix),
        cmocka_unit_test(graphics_codes_have_names),
        cmocka_unit_test(other_codes_have_none),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
