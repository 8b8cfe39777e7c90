// Tests that clgl_queue_finish does not call clFinish of PoCL 6.0, which may use the queue after its release. The
// test changes the version of the driver. After a failed user event, clFinish is called, because markers of PoCL
// may then end too early.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <utility>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

int finishes = 0;
decltype(ClTable::Finish) finish;

cl_int CL_API_CALL counted_finish(cl_command_queue queue)
{
    ++finishes;
    return finish(queue);
}

decltype(ClTable::GetDeviceInfo) device_info;

cl_int CL_API_CALL info_of_version_6(cl_device_id device, cl_device_info what, size_t size, void *value,
                                     size_t *needed)
{
    constexpr char version[] = "6.0";
    if (what != CL_DRIVER_VERSION) return device_info(device, what, size, value, needed);
    if (needed) *needed = sizeof version;
    if (value) std::memcpy(value, version, sizeof version);
    return CL_SUCCESS;
}

clgl_context make_context()
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = nullptr;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    return context;
}

void expect_finish_after_failure(clgl_context context)
{
    clgl_queue queue = nullptr;
    clgl_fence fence = nullptr;
    assert_int_equal(clgl_fence_create_user(context, &fence), CLGL_SUCCESS);
    assert_int_equal(clgl_fence_signal(fence, -5), CLGL_SUCCESS);
    assert_int_equal(clgl_fence_destroy(fence), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    finish = std::exchange(cl().Finish, counted_finish);
    assert_int_equal(clgl_queue_finish(queue), CLGL_SUCCESS);
    cl().Finish = finish;
    assert_int_equal(finishes, 1);
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
}

void finish_waits_for_a_marker(void **)
{
    const clgl_context context = make_context();
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = nullptr;
    constexpr uint32_t value = 7;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = sizeof value;
    assert_int_equal(clgl_buffer_create(context, &desc, &buffer), CLGL_SUCCESS);
    for (const uint32_t flags : {0u, uint32_t{CLGL_QUEUE_OUT_OF_ORDER}}) {
        clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
        clgl_queue queue = nullptr;
        clgl_fence filled = nullptr;
        queue_desc.flags = flags;
        assert_int_equal(clgl_queue_create(context, &queue_desc, &queue), CLGL_SUCCESS);
        assert_int_equal(clgl_buffer_fill(queue, buffer, nullptr, &value, sizeof value, 0, nullptr, &filled),
                         CLGL_SUCCESS);
        finish = std::exchange(cl().Finish, counted_finish);
        assert_int_equal(clgl_queue_finish(queue), CLGL_SUCCESS);
        cl().Finish = finish;
        assert_int_equal(clgl_fence_wait(filled, 0), CLGL_SUCCESS);
        assert_int_equal(clgl_fence_destroy(filled), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    }
    assert_int_equal(finishes, 0);
    expect_finish_after_failure(context);
    assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    const CMUnitTest tests[] = {cmocka_unit_test(finish_waits_for_a_marker)};
    device_info = std::exchange(cl().GetDeviceInfo, info_of_version_6);
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
