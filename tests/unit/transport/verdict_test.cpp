// Tests the effect of a self-test on later contexts. Wrong bytes are recorded until the process ends; temporary
// failures are not recorded.
#include "driver/cl.hpp"
#include "driver/gl.hpp"
#include "driver/vk.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

cl_int CL_API_CALL build_without_memory(cl_program, cl_uint, const cl_device_id *, const char *,
                                        void(CL_CALLBACK *)(cl_program, void *), void *)
{
    return CL_OUT_OF_HOST_MEMORY;
}

cl_int CL_API_CALL run_nothing(cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *,
                               const size_t *, cl_uint, const cl_event *, cl_event *)
{
    return CL_SUCCESS;
}

clgl_result create(const char *device)
{
    setenv("CLGL_DEVICE", device, 1);
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_context context = nullptr;
    const clgl_result result = clgl_context_create(&desc, &context);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    return result;
}

void out_of_memory_is_not_recorded(void **)
{
    const auto real = cl().BuildProgram;
    cl().BuildProgram = build_without_memory;
    assert_int_equal(create("Portable Computing Language"), CLGL_ERROR_NO_TRANSPORT);
    cl().BuildProgram = real;
    assert_int_equal(create("Portable Computing Language"), CLGL_SUCCESS);
}

decltype(epoxy_glGetBufferSubData) read_buffer;

// Reads a buffer and changes the first byte, as unknown GL state might.
void APIENTRY read_oddly(GLenum target, GLintptr offset, GLsizeiptr size, void *bytes)
{
    read_buffer(target, offset, size, bytes);
    ++*static_cast<unsigned char *>(bytes);
}

// A failure that is caused by GL state must not be recorded, not even in the same context.
void a_failure_of_gl_state_is_not_recorded(void **)
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_context context = nullptr;
    assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.transport = CLGL_TRANSPORT_STAGED;
    desc.size = 4;
    clgl_buffer buffer = nullptr;
    read_buffer = epoxy_glGetBufferSubData;
    epoxy_glGetBufferSubData = read_oddly;
    for (int i = 0; i < 2; ++i) {
        assert_int_equal(clgl_buffer_create(context, &desc, &buffer), CLGL_ERROR_NO_TRANSPORT);
        assert_non_null(std::strstr(clgl_error_message(), "with the current OpenGL state"));
    }
    epoxy_glGetBufferSubData = read_buffer;
    assert_int_equal(clgl_buffer_create(context, &desc, &buffer), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

VkResult VKAPI_CALL no_memory(VkDevice, const VkMemoryAllocateInfo *, const VkAllocationCallbacks *,
                              VkDeviceMemory *)
{
    return VK_ERROR_OUT_OF_DEVICE_MEMORY;
}

// If memory is exhausted during the self-test of a texture format, the format must not be recorded as failed.
void an_untested_texture_reports_the_reason(void **)
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_context context = nullptr;
    assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.transport = CLGL_TRANSPORT_EXTERNAL;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    for (uint32_t i = 0; report.transport != CLGL_TRANSPORT_EXTERNAL; ++i)
        assert_int_equal(clgl_context_get_transport_report(context, i, &report), CLGL_SUCCESS);
    if (report.texture_status == CLGL_TRANSPORT_STATUS_UNAVAILABLE) {
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        skip();
    }
    clgl_texture texture = nullptr;
    const auto real = vk().AllocateMemory;
    vk().AllocateMemory = no_memory;
    assert_int_equal(clgl_texture_create(context, &desc, &texture), CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    vk().AllocateMemory = real;
    assert_int_equal(clgl_texture_create(context, &desc, &texture), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

void wrong_bytes_are_recorded(void **)
{
    const auto real = cl().EnqueueNDRangeKernel;
    cl().EnqueueNDRangeKernel = run_nothing;
    assert_int_equal(create("rusticl"), CLGL_ERROR_NO_TRANSPORT);
    cl().EnqueueNDRangeKernel = real;
    assert_int_equal(create("rusticl"), CLGL_ERROR_NO_TRANSPORT);
}

}  // namespace

int main()
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const CMUnitTest tests[] = {
        cmocka_unit_test(out_of_memory_is_not_recorded),
        cmocka_unit_test(a_failure_of_gl_state_is_not_recorded),
        cmocka_unit_test(an_untested_texture_reports_the_reason),
        cmocka_unit_test(wrong_bytes_are_recorded),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
