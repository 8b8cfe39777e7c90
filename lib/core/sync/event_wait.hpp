// Waiting for an OpenCL event with a timeout, which OpenCL itself has not.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <span>

namespace clgl
{

// CL_QUEUED to CL_COMPLETE, or the negative code that it failed with.
cl_int execution_status(cl_event event);
inline cl_int execution_status(const ClEvent &event) { return execution_status(event.get()); }

// The first pause between two looks at what goes on elsewhere; the next ones grow.
constexpr int64_t first_pause_ns = 10'000;

// Looks again and again, with growing pauses, until `done` says yes or the time is over; -1 for ever.
bool poll_until(int64_t timeout_ns, const std::function<bool()> &done);

// Looks, and looks once more after this time: for those who are asked again and again, as by Waiter.
bool poll_twice(int64_t pause_ns, const std::function<bool()> &done);

// Whether the event has completed or failed within so many nanoseconds. Its queue must have been flushed. It is
// polled: drivers (PoCL 3.1, rusticl 22.3) do not call back for a command that fails.
bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns);

// How long an order between the two sides may take that is tried out, before it counts as none.
constexpr int64_t trial_patience_ns = 1'000'000'000;

// Waits on the CPU until all have completed or failed; an empty event has.
void wait_until_ended(std::span<const ClEvent> events);

// Throws CLGL_ERROR_COMMAND_FAILED if the event has failed; an empty one has not.
void check_not_failed(cl_event event);
inline void check_not_failed(const ClEvent &event) { check_not_failed(event.get()); }

}  // namespace clgl
