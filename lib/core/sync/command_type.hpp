// What command an event is of, in the library's terms.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>

namespace clgl
{

// CLGL_COMMAND_...; CLGL_COMMAND_UNKNOWN for what has no name there.
int32_t command_type(cl_command_type type);
int32_t command_type_of(const ClEvent &event);

}  // namespace clgl
