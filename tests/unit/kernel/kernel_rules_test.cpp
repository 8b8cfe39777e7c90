// Tests the rules of launches and arguments, with kernels and device limits that differ from those of all tested
// drivers.
#include "core/command/host_function.hpp"
#include "core/kernel/launch_limits.hpp"
#include "core/kernel/parameter.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

void types_have_sizes(void **)
{
    constexpr struct {
        const char *name;
        size_t size;
    } types[] = {{"char", 1},
                 {"uchar16", 16},
                 {"short3", 8},
                 {"ushort", 2},
                 {"half4", 8},
                 {"int", 4},
                 {"uint2", 8},
                 {"float3", 16},
                 {"float8", 32},
                 {"long", 8},
                 {"ulong16", 128},
                 {"double", 8},
                 {"double3", 32},
                 {"unsigned int", 4},
                 {"unsigned char", 1},
                 {"unsigned long", 8},
                 {"float5", 0},
                 {"float", 4},
                 {"float1", 0},
                 {"float*", 0},
                 {"pair", 0},
                 {"", 0},
                 {"3", 0},
                 {"int4x", 0},
                 {"float16x16", 0},
                 {"unsigned ", 0},
                 {"image2d_t", 0},
                 {"sampler_t", 0},
                 {"unsigned unsigned int", 0}};
    for (const auto &type : types)
        assert_int_equal(size_of_type(type.name), type.size);
}

clgl_launch launch_of(uint32_t dimensions, size_t x, size_t local_x)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.dimensions = dimensions;
    for (uint32_t d = 0; d < dimensions; ++d) {
        launch.global_size[d] = d == 0 ? x : 1;
        if (local_x != 0) launch.local_size[d] = d == 0 ? local_x : 1;
    }
    return launch;
}

// Returns the error message of a launch, or "" if the launch is valid.
std::string refusal(const clgl_launch &launch, const LaunchLimits &limits)
{
    clgl_launch room;
    try {
        complete_launch(launch, limits, "k", room);
        return "";
    } catch (const Error &error) {
        assert_int_equal(error.result(), CLGL_ERROR_INVALID_ARGUMENT);
        return error.what();
    }
}

void expect_refusal(const clgl_launch &launch, const LaunchLimits &limits, const char *part)
{
    const std::string said = refusal(launch, limits);
    if (said.find(part) == std::string::npos) fail_msg("\"%s\" does not contain \"%s\"", said.c_str(), part);
}

void non_uniform_devices_take_any_size(void **)
{
    LaunchLimits limits;
    limits.group_size = 64;
    expect_refusal(launch_of(1, 100, 64), limits, "the next global_size that works is 128");
    expect_refusal(launch_of(1, 100, 64), limits, "the next local_size that works is 50");
    limits.non_uniform = true;
    assert_string_equal(refusal(launch_of(1, 100, 64), limits).c_str(), "");
    expect_refusal(launch_of(1, 100, 65), limits, "at most 64 work-items");
}

void unknown_limits_do_not_apply(void **)
{
    assert_string_equal(refusal(launch_of(2, size_t{1} << 40, size_t{1} << 40), {}).c_str(), "");
}

void products_do_not_overflow(void **)
{
    LaunchLimits limits;
    limits.group_size = 1024;
    clgl_launch launch = launch_of(3, size_t{1} << 32, size_t{1} << 32);
    launch.global_size[1] = launch.local_size[1] = size_t{1} << 32;
    expect_refusal(launch, limits,
                   "local_size is 4294967296 x 4294967296 x 1; work-groups of the kernel have at most 1024");
    expect_refusal(launch_of(1, SIZE_MAX, 2), limits,
                   "the next smaller global_size that works is 18446744073709551614");
}

void required_sizes_are_filled_in(void **)
{
    LaunchLimits limits;
    limits.group_size = 64;
    limits.required[0] = 8;
    limits.required[1] = limits.required[2] = 1;
    clgl_launch room;
    assert_int_equal(complete_launch(launch_of(1, 16, 0), limits, "k", room).local_size[0], 8);
    assert_int_equal(complete_launch(launch_of(2, 16, 0), limits, "k", room).local_size[1], 1);
    expect_refusal(launch_of(1, 16, 4), limits, "requires work-groups of 8 x 1 x 1");
    const std::string said = refusal(launch_of(1, 20, 0), limits);
    assert_true(said.find("next global_size that works is 24") != std::string::npos);
    // The message must suggest no local_size, because no size would work.
    assert_true(said.find("next local") == std::string::npos);
}

void advice_includes_offsets(void **)
{
    clgl_launch launch = launch_of(1, 10, 4);
    launch.global_offset[0] = 100;
    expect_refusal(launch, {},
                   "the next global_size that works is 12, where the kernel must skip the ids from 110 on");
}

void sizes_of_struct_types_are_set_by_the_caller(void **)
{
    Parameter unknown;
    unknown.title = "argument 0 of the kernel \"k\"";
    clgl_argument_desc desc = CLGL_ARGUMENT_DESC_INIT;
    desc.type = CLGL_ARGUMENT_VALUE;
    desc.type_name = "pair";
    desc.size = 12;
    const Parameter known = declared(unknown, desc, 0, "k");
    const char bytes[16] = {};
    clgl_argument given{sizeof(clgl_argument), CLGL_ARGUMENT_VALUE, 12, bytes, nullptr, nullptr, nullptr};
    check_argument(known, given, {});
    given.size = 16;
    bool refused = false;
    try {
        check_argument(known, given, {});
    } catch (const Error &error) {
        refused = true;
        assert_string_equal(error.what(), "argument 0 of the kernel \"k\" is a value (pair) of 12 bytes, not 16");
    }
    assert_true(refused);
}

int32_t throw_something(void *) { throw std::runtime_error("an application error"); }
int32_t throw_a_number(void *) { throw 7; }

void exceptions_fail_the_fence(void **)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    for (const clgl_host_function function : {throw_something, throw_a_number}) {
        clgl_fence fence = nullptr;
        clgl_fence_info info = CLGL_FENCE_INFO_INIT;
        assert_int_equal(clgl_queue_launch_host_function(queue, function, nullptr, 0, nullptr, &fence),
                         CLGL_SUCCESS);
        assert_int_equal(clgl_fence_wait(fence, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
        assert_int_equal(clgl_fence_get_info(fence, &info), CLGL_SUCCESS);
        assert_int_equal(info.error, CL_INVALID_OPERATION);
        assert_int_equal(clgl_fence_destroy(fence), CLGL_SUCCESS);
    }
    assert_int_equal(clgl_queue_finish(queue), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    const CMUnitTest tests[] = {
        cmocka_unit_test(types_have_sizes),
        cmocka_unit_test(non_uniform_devices_take_any_size),
        cmocka_unit_test(unknown_limits_do_not_apply),
        cmocka_unit_test(products_do_not_overflow),
        cmocka_unit_test(required_sizes_are_filled_in),
        cmocka_unit_test(advice_includes_offsets),
        cmocka_unit_test(sizes_of_struct_types_are_set_by_the_caller),
        cmocka_unit_test(exceptions_fail_the_fence),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
