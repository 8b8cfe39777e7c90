// Waits for OpenCL events with a timeout, which OpenCL does not have.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <span>

namespace clgl
{

// Returns CL_QUEUED to CL_COMPLETE, or the negative code of a failed event.
cl_int execution_status(cl_event event);
inline cl_int execution_status(const ClEvent &event) { return execution_status(event.get()); }

// The first pause between two polls; later ones grow
constexpr int64_t first_pause_ns = 10'000;

// Polls with growing pauses until `done` returns true or the time is over (-1 = no limit).
bool poll_until(int64_t timeout_ns, const std::function<bool()> &done);

// Polls twice, with this pause in between; for a wait that is repeated, as by Waiter.
bool poll_twice(int64_t pause_ns, const std::function<bool()> &done);

// Returns whether the event has completed or failed within the time. Its queue must have been flushed. The event
// is polled: PoCL 3.1 and rusticl 22.3 do not call back for a command that fails.
bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns);

// How long a test of an order between both sides may take before it counts as failed
constexpr int64_t trial_patience_ns = 1'000'000'000;

// Waits on the CPU until all events have completed or failed; empty ones count as completed.
void wait_until_ended(std::span<const ClEvent> events);

// Throws CLGL_ERROR_COMMAND_FAILED if the event has failed; an empty one never has.
void check_not_failed(cl_event event);
inline void check_not_failed(const ClEvent &event) { check_not_failed(event.get()); }

}  // namespace clgl
