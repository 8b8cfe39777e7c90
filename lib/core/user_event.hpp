// User events: what the program or a thread of the library's ends.
#pragma once

#include "driver/cl.hpp"

namespace clgl
{

ClEvent make_user_event(cl_context context);

// Gives OpenCL's code. `status` is CL_COMPLETE or an error.
cl_int end_user_event(const ClEvent &event, cl_int status) noexcept;

}  // namespace clgl
