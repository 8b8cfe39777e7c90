// Waiting for an OpenCL event with a timeout, which OpenCL itself has not.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <span>

namespace clgl
{

// CL_QUEUED to CL_COMPLETE, or the negative code that it failed with.
cl_int execution_status(const ClEvent &event);

// Whether the event completed or failed within so many nanoseconds. Its queue must have been flushed. Looks again
// and again: drivers (PoCL 3.1, rusticl 22.3) do not call back for a command that fails.
bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns);

// Waits on the CPU until all have completed or failed; an empty event has.
void wait_until_ended(std::span<const ClEvent> events);

// Throws CLGL_ERROR_COMMAND_FAILED if the event has failed; an empty one has not.
void check_not_failed(const ClEvent &event);

}  // namespace clgl
