// Checks the sizes of a launch against the limits of the kernel and the device.
#pragma once

#include "driver/cl.hpp"

#include <clgl/kernel.h>

#include <string>
#include <string_view>

namespace clgl
{

class Device;

constexpr uint32_t max_dimensions = 3;

// The limits of a kernel on a device; 0 = the driver does not report a limit.
struct LaunchLimits {
    const Device *device = nullptr;
    // True if the program is built for the device
    bool is_built = true;
    // True if the last work-group may be smaller than the others
    bool non_uniform = false;
    // The work-group size that the kernel source requires; 0 = any
    uint64_t required[max_dimensions] = {0, 0, 0};
    uint64_t group_size = 0;
    uint64_t item_sizes[max_dimensions] = {0, 0, 0};
    // The local memory that the kernel source declares, in bytes; 0 = unknown, or no check is needed
    uint64_t own_local_mem = 0;
};

// Returns the launch with its number of dimensions. If the number is 0, computes it from the global sizes and
// returns a copy in `storage`. Throws CLGL_ERROR_INVALID_ARGUMENT.
const clgl_launch &with_dimensions(const clgl_launch &launch, clgl_launch &storage);

// Checks the sizes without the limits of a kernel. Throws CLGL_ERROR_INVALID_ARGUMENT.
void check_sizes(const clgl_launch &launch);

// Returns the launch if it is complete. Otherwise returns a copy in `storage`, with the number of dimensions and
// the local size that the kernel requires. Throws CLGL_ERROR_INVALID_ARGUMENT if the kernel or the
// device does not permit the sizes; the message contains the given and the valid sizes.
const clgl_launch &complete_launch(const clgl_launch &launch, const LaunchLimits &limits,
                                   const std::string &kernel_name, clgl_launch &storage);

// Adds `size` bytes of local memory to `taken`, the sum for a launch. Throws CLGL_ERROR_OUT_OF_RANGE if the sum
// exceeds the local memory of the device.
void take_local(const Device &device, std::string_view role, const std::string &name, uint64_t size,
                uint64_t &taken);

// Returns the global offset; nullptr if it is 0 in all dimensions, because some drivers accept only nullptr.
inline const size_t *offset_of(const clgl_launch &launch)
{
    size_t any = 0;
    for (uint32_t d = 0; d < launch.dimensions; ++d)
        any |= launch.global_offset[d];
    return any != 0 ? launch.global_offset : nullptr;
}

// Returns the meaning of an OpenCL code that reports invalid sizes or arguments of `launch`; empty for other
// codes.
std::string explain_launch(cl_int code, const clgl_launch &launch);

}  // namespace clgl
