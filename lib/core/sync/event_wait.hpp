// Waits for OpenCL events with a timeout, which OpenCL does not support.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <span>

namespace clgl
{

// Returns a status from CL_QUEUED to CL_COMPLETE, or the negative error code of a failed event.
cl_int execution_status(cl_event event);
inline cl_int execution_status(const ClEvent &event) { return execution_status(event.get()); }

// Returns the queue of an event, or nullptr for a user event and for an event of a GL sync.
cl_command_queue queue_of(const ClEvent &event);

// The first pause between two polls, in ns
constexpr int64_t first_pause_ns = 10'000;

// Calls `done` with growing pauses until it returns true. Returns false after `timeout_ns` nanoseconds (-1 = no
// limit).
bool poll_until(int64_t timeout_ns, const std::function<bool()> &done);

// Calls `done`. If it returns false and `pause_ns` is positive, calls it again after `pause_ns` nanoseconds.
// Returns the last result.
bool poll_twice(int64_t pause_ns, const std::function<bool()> &done);

// Waits until the event has completed or failed. Returns false after `timeout_ns` nanoseconds (-1 = no limit).
// The queue of the event must have been flushed. Polls the event, because PoCL 3.1 and rusticl 22.3 do not call
// the event callback of a failed command.
bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns);

// The time in ns after which a wait in a self-test counts as failed
constexpr int64_t trial_patience_ns = 1'000'000'000;

// Waits until all events have completed or failed. Skips empty events.
void wait_until_ended(std::span<const ClEvent> events);

// Throws CLGL_ERROR_COMMAND_FAILED if the event has failed. Ignores an empty event.
void check_not_failed(cl_event event);
inline void check_not_failed(const ClEvent &event) { check_not_failed(event.get()); }

}  // namespace clgl
