// Programs of the binaries that drivers return.
#pragma once

#include "driver/cl.hpp"

#include <span>
#include <string>

namespace clgl
{

// Creates a program from one driver binary for each device. Throws CLGL_ERROR_UNSUPPORTED if the driver refuses
// one.
ClProgram program_of_binaries(cl_context context, std::span<const cl_device_id> devices,
                              std::span<const std::string> binaries);

}  // namespace clgl
