// User events: what the program or a thread of the library's ends.
#pragma once

#include "core/sync/event_keeper.hpp"
#include "driver/cl.hpp"

#include <span>

namespace clgl
{

ClEvent make_user_event(cl_context context);

// Gives OpenCL's code. `status` is CL_COMPLETE or an error.
cl_int end_user_event(const ClEvent &event, cl_int status) noexcept;
// One that commands of this context may wait for beside others, when it may fail.
cl_int end_user_event(EventKeeper &keeper, const ClEvent &event, cl_int status) noexcept;

// Whether what a queue is given next, behind these events too, waits for a user event: of the program's, or of a
// thread that waits for OpenGL. NVIDIA's driver (580) holds up the call itself then, if it is for imported memory
// or a semaphore, and so maybe the thread that is to signal.
bool blocks_on_user_event(EventKeeper &keeper, cl_command_queue queue, std::span<const cl_event> waits);

}  // namespace clgl
