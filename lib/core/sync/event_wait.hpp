// Waits for OpenCL events. OpenCL itself cannot wait with a timeout.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <span>

namespace clgl
{

// Returns CL_QUEUED to CL_COMPLETE, or the negative error code of a failed event.
cl_int execution_status(cl_event event);
inline cl_int execution_status(const ClEvent &event) { return execution_status(event.get()); }

// The first pause between two polls
constexpr int64_t first_pause_ns = 10'000;

// Calls `done` with growing pauses until it returns true. Returns false if `timeout_ns` passes before that; -1 =
// no limit.
bool poll_until(int64_t timeout_ns, const std::function<bool()> &done);

// Calls `done`, and calls it again after `pause_ns` if it returned false. Returns the last result. Callers repeat
// the wait themselves, as Waiter does.
bool poll_twice(int64_t pause_ns, const std::function<bool()> &done);

// Waits until the event has completed or failed. Returns false if `timeout_ns` passes before that; -1 = no limit.
// The queue of the event must have been flushed. The event is polled, because PoCL 3.1 and rusticl 22.3 call no
// event callback for a failed command.
bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns);

// The time after which a wait in a self-test counts as failed
constexpr int64_t trial_patience_ns = 1'000'000'000;

// Blocks until all events have completed or failed. Empty events are skipped.
void wait_until_ended(std::span<const ClEvent> events);

// Throws CLGL_ERROR_COMMAND_FAILED if the event has failed. Does nothing for an empty event.
void check_not_failed(cl_event event);
inline void check_not_failed(const ClEvent &event) { check_not_failed(event.get()); }

}  // namespace clgl
