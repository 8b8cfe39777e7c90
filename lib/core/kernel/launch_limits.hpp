// Checks the sizes of a launch against the limits of the kernel and its device.
#pragma once

#include "driver/cl.hpp"

#include <clgl/kernel.h>

#include <string>
#include <string_view>

namespace clgl
{

class Device;

constexpr uint32_t max_dimensions = 3;

// The limits of a kernel on a device; 0 where the driver does not report one.
struct LaunchLimits {
    const Device *device = nullptr;
    // True if the kernel's program is built for the device
    bool is_built = true;
    // True if the last work-group may be smaller than the others
    bool non_uniform = false;
    // The work-group size that the source requires, or 0
    uint64_t required[max_dimensions] = {0, 0, 0};
    uint64_t group_size = 0;
    uint64_t item_sizes[max_dimensions] = {0, 0, 0};
    // The bytes of local memory that the source declares; 0 if the driver does not report them or needs no check
    uint64_t own_local_mem = 0;
};

// Returns a launch with its number of dimensions: the given one, or a copy in `storage` with the number that
// follows from the global sizes. Throws CLGL_ERROR_INVALID_ARGUMENT.
const clgl_launch &with_dimensions(const clgl_launch &launch, clgl_launch &storage);

// Checks what does not depend on the kernel. Throws CLGL_ERROR_INVALID_ARGUMENT.
void check_sizes(const clgl_launch &launch);

// Returns a complete launch: the given one, or a copy in `storage` with the missing dimensions and the local size
// that the kernel requires. Throws CLGL_ERROR_INVALID_ARGUMENT with the numbers and what would work.
const clgl_launch &complete_launch(const clgl_launch &launch, const LaunchLimits &limits,
                                   const std::string &kernel_name, clgl_launch &storage);

// Adds local memory to the sum of a launch. Throws CLGL_ERROR_OUT_OF_RANGE if the device has less.
void take_local(const Device &device, std::string_view role, const std::string &name, uint64_t size,
                uint64_t &taken);

// Returns nullptr for an offset of 0 in all dimensions: some drivers refuse any other.
inline const size_t *offset_of(const clgl_launch &launch)
{
    size_t any = 0;
    for (uint32_t d = 0; d < launch.dimensions; ++d)
        any |= launch.global_offset[d];
    return any != 0 ? launch.global_offset : nullptr;
}

// Returns the meaning of a driver code for refused sizes, or nullptr for other codes.
const char *explain_launch(cl_int code);

}  // namespace clgl
