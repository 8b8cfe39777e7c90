#include "core/sync/event_wait.hpp"

#include "base/platform/pause.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "base/time.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// The longest pause in ns between two polls. Each pause is twice as long as the previous one, up to this value.
constexpr int64_t longest_poll_pause_ns = 500'000;

// Waits until the event has completed or failed. Allocates no memory, because callers may call it when memory is
// exhausted.
void wait_until_one_ended(const ClEvent &event)
{
    const cl_event raw = event.get();
    const cl_int code = cl().WaitForEvents(1, &raw);
    if (code == CL_SUCCESS) return;
    if (code != CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST) fail_cl(code, "clWaitForEvents");
    wait_for_event_until(event, -1);
}

// Explains a negative execution status. clgl itself ends user events with two of the codes.
std::string explain_status(cl_int status)
{
    switch (status) {
    case CL_INVALID_EVENT:
        return "; clgl reports this code for a user fence that was destroyed before it was signalled";
    case CL_INVALID_OPERATION:
        return "; clgl reports this code for a host function that returned a positive value or threw an "
               "exception";
    default:
        return explain_native(CLGL_NATIVE_OPENCL, status);
    }
}

}  // namespace

cl_int execution_status(cl_event event)
{
    cl_int status = CL_QUEUED;
    check_cl(cl().GetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr),
             "clGetEventInfo");
    return status;
}

cl_command_queue queue_of(const ClEvent &event)
{
    cl_command_queue queue = nullptr;
    check_cl(cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, nullptr),
             "clGetEventInfo");
    return queue;
}

bool poll_until(int64_t timeout_ns, const std::function<bool()> &done)
{
    const int64_t start = now_ns();
    for (int64_t pause = first_pause_ns;; pause = std::min(2 * pause, longest_poll_pause_ns)) {
        if (done()) return true;
        const int64_t left = timeout_ns < 0 ? pause : timeout_ns - (now_ns() - start);
        if (left <= 0) return false;
        pause_for(std::min(pause, left));
    }
}

bool poll_twice(int64_t pause_ns, const std::function<bool()> &done)
{
    if (done()) return true;
    if (pause_ns <= 0) return false;
    pause_for(pause_ns);
    return done();
}

bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns)
{
    return poll_until(timeout_ns, [&] { return execution_status(event) <= CL_COMPLETE; });
}

void wait_until_ended(std::span<const ClEvent> events)
{
    for (const ClEvent &event : events)
        if (event) wait_until_one_ended(event);
}

void check_not_failed(cl_event event)
{
    const cl_int status = event ? execution_status(event) : CL_COMPLETE;
    // PoCL 3.1 gives this status to commands that did not run because an event in their wait list failed.
    if (status == CL_DEVICE_NOT_FOUND)
        fail(
            CLGL_ERROR_COMMAND_FAILED,
            "a command or fence failed with CL_DEVICE_NOT_FOUND (-1); PoCL reports this code for a command whose "
            "wait list contains a failed fence",
            {CLGL_NATIVE_OPENCL, status});
    if (status < 0)
        fail(CLGL_ERROR_COMMAND_FAILED,
             text("a command, host function or user fence failed with ", native_name(CLGL_NATIVE_OPENCL, status),
                  " (", status, ")", explain_status(status)),
             {CLGL_NATIVE_OPENCL, status});
}

}  // namespace clgl
