// User events: what the program or a thread of the library's ends.
#pragma once

#include "driver/cl.hpp"

namespace clgl
{

class Context;

ClEvent make_user_event(cl_context context);

// Gives OpenCL's code. `status` is CL_COMPLETE or an error.
cl_int end_user_event(const ClEvent &event, cl_int status) noexcept;
// One that commands of this context may wait for beside others, when it may fail.
cl_int end_user_event(Context &context, const ClEvent &event, cl_int status) noexcept;

}  // namespace clgl
