// Converts OpenCL command types to CLGL_COMMAND_ constants.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>

namespace clgl
{

// Returns a CLGL_COMMAND_ constant; CLGL_COMMAND_UNKNOWN for types without one.
int32_t command_type(cl_command_type type);
int32_t command_type_of(const ClEvent &event);

}  // namespace clgl
