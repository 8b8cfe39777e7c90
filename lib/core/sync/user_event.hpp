// User events, which the application or a thread of the library ends.
#pragma once

#include "core/sync/event_keeper.hpp"
#include "driver/cl.hpp"

#include <span>

namespace clgl
{

ClEvent make_user_event(cl_context context);

// Returns the OpenCL code. `status` is CL_COMPLETE or an error.
cl_int end_user_event(const ClEvent &event, cl_int status) noexcept;
// Ends a user event that may fail, and that commands of the keeper's context may wait for.
cl_int end_user_event(EventKeeper &keeper, const ClEvent &event, cl_int status) noexcept;

// Returns whether the next command of a queue, behind these events too, would wait for an unsignalled user event.
// NVIDIA 580 then blocks the call itself if it concerns imported memory or a semaphore, and so maybe the thread
// that signals.
bool blocks_on_user_event(EventKeeper &keeper, cl_command_queue queue, std::span<const cl_event> waits);

}  // namespace clgl
