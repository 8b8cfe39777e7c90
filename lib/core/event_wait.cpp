#include "core/event_wait.hpp"

#include "base/time.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace clgl
{

namespace
{

// How long to sleep between two looks: the longer, the longer it has taken already.
constexpr int64_t first_pause_ns = 10'000;
constexpr int64_t longest_pause_ns = 500'000;

}  // namespace

cl_int execution_status(const ClEvent &event)
{
    cl_int status = CL_QUEUED;
    check_cl(cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr),
             "clGetEventInfo");
    return status;
}

bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns)
{
    const int64_t start = now_ns();
    for (int64_t pause = first_pause_ns;; pause = std::min(2 * pause, longest_pause_ns)) {
        if (execution_status(event) <= CL_COMPLETE) return true;
        const int64_t left = timeout_ns - (now_ns() - start);
        if (left <= 0) return false;
        std::this_thread::sleep_for(std::chrono::nanoseconds(std::min(pause, left)));
    }
}

}  // namespace clgl
