// Makes each OpenCL call of a scenario fail once. The library must return documented errors, and must not leak,
// crash or hang.
#include "fault_support.hpp"

#include <cstdlib>

using namespace clgl;

namespace
{

void each_call_fails_with_mapped(void **) { fault::fail_each_call(CLGL_TRANSPORT_MAPPED); }
void each_call_fails_with_staged(void **) { fault::fail_each_call(CLGL_TRANSPORT_STAGED); }

void codes_become_results(void **)
{
    constexpr struct {
        cl_int code;
        clgl_result result;
    } expected[] = {{CL_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_HOST_MEMORY},
                    {CL_OUT_OF_RESOURCES, CLGL_ERROR_OUT_OF_DEVICE_MEMORY},
                    {CL_MEM_OBJECT_ALLOCATION_FAILURE, CLGL_ERROR_OUT_OF_DEVICE_MEMORY},
                    {CL_DEVICE_NOT_AVAILABLE, CLGL_ERROR_DEVICE_LOST},
                    {CL_INVALID_CONTEXT, CLGL_ERROR_OPENCL}};
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_context context = nullptr;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    for (const auto &each : expected) {
        fault::failure = each.code;
        fault::calls = 0;
        fault::failing = 0;
        clgl_fence fence = nullptr;
        assert_int_equal(clgl_fence_create_user(context, &fence), each.result);
        assert_null(fence);
        clgl_native_source source = CLGL_NATIVE_NONE;
        int32_t code = 0;
        clgl_error_get_native_code(&source, &code);
        assert_int_equal(source, CLGL_NATIVE_OPENCL);
        assert_int_equal(code, each.code);
    }
    fault::failure = CL_OUT_OF_RESOURCES;
    fault::failing = -1;
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    fault::hook_opencl();
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_call_fails_with_mapped),
        cmocka_unit_test(each_call_fails_with_staged),
        cmocka_unit_test(codes_become_results),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
