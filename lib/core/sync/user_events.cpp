#include "core/sync/user_events.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/enqueue_lock.hpp"
#include "core/sync/event_wait.hpp"

#include <mutex>

namespace clgl
{

void UserEvents::note_created(SignalledBy signaller)
{
    if (signaller == SignalledBy::program) ++of_program_;
    if (unsignalled_++ == 0 && kept_) kept_->begin_round();
}

void UserEvents::note_signalled(SignalledBy signaller)
{
    if (signaller == SignalledBy::program) --of_program_;
    if (--unsignalled_ == 0 && kept_) kept_->release_unneeded(any());
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
        if (watched_.back().signaller == SignalledBy::program) --of_program_;
        ended.push_back(std::move(watched_.back().event));
        watched_.pop_back();
        --unsignalled_;
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
    KeptEvents *const kept = status < 0 ? events.kept() : nullptr;
    // Prevent other threads from enqueueing commands between settle() and the end of the user event.
    const EnqueueLock lock(kept);
    if (status < 0) events.note_failure();
    try {
        if (kept) kept->settle();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR,
                   text("waiting for commands before the failure of a user event failed: ", error.what()));
    }
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
