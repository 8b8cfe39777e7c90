// The sizes of a launch: whether a kernel and its device allow them, and in words why not.
#pragma once

#include "driver/cl.hpp"

#include <clgl/kernel.h>

#include <string>
#include <string_view>

namespace clgl
{

class Device;

constexpr uint32_t max_dimensions = 3;

// What a kernel and a device allow; 0 where the driver did not tell.
struct LaunchLimits {
    const Device *device = nullptr;
    // Whether the kernel's program is built for the device.
    bool is_built = true;
    // Whether the last work-group may be smaller than the others.
    bool non_uniform = false;
    // What the source requires, or 0
    uint64_t required[max_dimensions] = {0, 0, 0};
    uint64_t group_size = 0;
    uint64_t item_sizes[max_dimensions] = {0, 0, 0};
    // Bytes of local memory that the source declares, where the driver needs it checked and tells it
    uint64_t own_local_mem = 0;
};

// Without knowing the kernel. Throws CLGL_ERROR_INVALID_ARGUMENT.
void check_sizes(const clgl_launch &launch);

// The launch, or where it gives no local size and the kernel requires one, `room` with that. Throws
// CLGL_ERROR_INVALID_ARGUMENT with the numbers and what would work.
const clgl_launch &complete_launch(const clgl_launch &launch, const LaunchLimits &limits,
                                   const std::string &kernel_name, clgl_launch &room);

// Adds local memory to what a launch has taken of the device's. Throws CLGL_ERROR_OUT_OF_RANGE if that is not
// there.
void take_local(const Device &device, std::string_view role, const std::string &name, uint64_t size,
                uint64_t &taken);

// As drivers take it soonest: nullptr where it is 0 in all dimensions.
inline const size_t *offset_of(const clgl_launch &launch)
{
    size_t any = 0;
    for (uint32_t d = 0; d < launch.dimensions; ++d)
        any |= launch.offset[d];
    return any != 0 ? launch.offset : nullptr;
}

// Sizes that the driver refused all the same, in words; nullptr if that is not what the code is about.
const char *explain_launch(cl_int code);

}  // namespace clgl
