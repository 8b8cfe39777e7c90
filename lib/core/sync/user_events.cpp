#include "core/sync/user_events.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/sync/enqueue_lock.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <mutex>

namespace clgl
{

namespace
{

// The maximum time in ns for which the failure of a user event is delayed while earlier commands are running
constexpr int64_t longest_delay_ns = 10'000'000'000;
// The same while host functions have not ended: they may wait for this thread, and commands may wait for them.
constexpr int64_t delay_with_host_functions_ns = 10'000'000;

cl_int fail_after_running(UserEvents &events, const ClEvent &event, cl_int status) noexcept
{
    KeptEvents &kept = *events.kept();
    const int64_t end = now_ns() + (events.any_host_function() ? delay_with_host_functions_ns : longest_delay_ns);
    try {
        while (kept.wait_for_running(std::max<int64_t>(end - now_ns(), 0))) {
            // Prevent other threads from enqueueing commands between settle() and the end of the user event.
            const EnqueueLock lock(true);
            if (kept.settle()) return end_user_event(event, status);
        }
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("before a user event failed: ", error.what()));
    }
    return end_user_event(event, status);
}

}  // namespace

int UserEvents::count(SignalledBy signaller, int change)
{
    if (signaller == SignalledBy::program) of_program_ += change;
    if (signaller == SignalledBy::host_function) of_host_functions_ += change;
    return unsignalled_.fetch_add(change);
}

void UserEvents::note_created(SignalledBy signaller)
{
    if (count(signaller, 1) == 0 && kept_) kept_->begin_round();
}

void UserEvents::note_signalled(SignalledBy signaller)
{
    if (count(signaller, -1) == 1 && kept_) kept_->release_unneeded(any());
}

void UserEvents::watch(const ClEvent &user_event, SignalledBy signaller)
{
    // Declared before the lock, so that events are released after unlocking: drivers may run callbacks during a
    // release.
    std::vector<ClEvent> ended;
    std::lock_guard lock(mutex_);
    watched_.push_back({user_event, signaller});
    note_created(signaller);
    ended = take_ended();
}

std::vector<ClEvent> UserEvents::take_ended()
{
    std::vector<ClEvent> ended;
    ended.reserve(watched_.size());
    for (size_t i = watched_.size(); i-- > 0;) {
        const cl_int status = execution_status(watched_[i].event);
        if (status > CL_COMPLETE) continue;
        if (status < CL_COMPLETE) note_failure();
        std::swap(watched_[i], watched_.back());
        count(watched_.back().signaller, -1);
        ended.push_back(std::move(watched_.back().event));
        watched_.pop_back();
    }
    return ended;
}

void UserEvents::tidy()
{
    std::vector<ClEvent> ended;
    {
        std::lock_guard lock(mutex_);
        ended = take_ended();
    }
    // Release the events of commands that ended after the last user event, because an event may keep the memory
    // of its command allocated.
    if (kept_ && !any()) kept_->release_unneeded(false);
}

bool UserEvents::any_now()
{
    if (any()) tidy();
    return any();
}

bool UserEvents::any_of_program()
{
    if (of_program_.load(std::memory_order_relaxed) != 0) tidy();
    return of_program_.load(std::memory_order_relaxed) != 0;
}

ClEvent make_user_event(cl_context context)
{
    cl_int code = CL_SUCCESS;
    ClEvent event(cl().CreateUserEvent(context, &code));
    check_cl(code, "clCreateUserEvent");
    return event;
}

cl_int end_user_event(const ClEvent &event, cl_int status) noexcept
{
    const EnqueueLock lock(EnqueueLock::enabled());
    return cl().SetUserEventStatus(event.get(), status);
}

cl_int end_user_event(UserEvents &events, const ClEvent &event, cl_int status) noexcept
{
    if (status < 0) events.note_failure();
    if (status < 0 && events.kept()) return fail_after_running(events, event, status);
    return end_user_event(event, status);
}

bool blocks_on_user_event(UserEvents &events, cl_command_queue queue, std::span<const cl_event> waits)
{
    if (!events.any_now()) return false;
    const ClEvent marker = mark_cl(queue, waits);
    events.keep(marker);
    check_cl(cl().Flush(queue), "clFlush");
    return execution_status(marker) == CL_QUEUED;
}

}  // namespace clgl
