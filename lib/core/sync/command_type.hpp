// Converts OpenCL command types to CLGL_COMMAND_ constants.
#pragma once

#include "driver/cl.hpp"

#include <clgl/fence.h>

namespace clgl
{

// Return the CLGL_COMMAND_ constant; CLGL_COMMAND_UNKNOWN for command types that have none.
clgl_command_type command_type(cl_command_type type);
clgl_command_type command_type_of(const ClEvent &event);

}  // namespace clgl
