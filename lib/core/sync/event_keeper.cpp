#include "core/sync/event_keeper.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/sync/command_type.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <chrono>
#include <clgl/fence.h>
#include <thread>

namespace clgl
{

namespace
{

// The time for which running commands are waited for before a user event fails
constexpr int64_t settling_ns = 10'000'000;
// The time in which a driver's thread notifies the waiting commands after a command has ended: some microseconds,
// unless the system suspends the thread
constexpr int64_t telling_ns = 2'000'000;

// Returns whether a running command ends without the application: user events and host functions do not.
bool ends_by_itself(const ClEvent &event, cl_int status)
{
    if (status != CL_SUBMITTED && status != CL_RUNNING) return false;
    const clgl_command_type command = command_type_of(event);
    return command != CLGL_COMMAND_USER && command != CLGL_COMMAND_HOST_FUNCTION;
}

// Returns whether no earlier command can still have to notify it.
bool is_left_alone(EventKeeper::Kept &kept, int64_t now)
{
    if (kept.last_since_ns == 0) kept.last_since_ns = now;
    return now - kept.last_since_ns >= EventKeeper::longest_notification_ns;
}

// Takes the completed events and, unless `keep_failed`, the failed ones whose predecessors have ended.
std::vector<ClEvent> take_unneeded(std::vector<EventKeeper::Kept> &all, bool keep_failed)
{
    const int64_t now = now_ns();
    std::vector<char> needed;
    for (EventKeeper::Kept &kept : all) {
        const cl_int status = execution_status(kept.event);
        needed.push_back(status > CL_COMPLETE ||
                         (status < CL_COMPLETE && (keep_failed || !is_left_alone(kept, now))));
        keep_failed = keep_failed || status > CL_COMPLETE;
    }
    std::vector<ClEvent> taken;
    std::vector<EventKeeper::Kept> left;
    taken.reserve(all.size());
    left.reserve(all.size());
    // Nothing can fail from here on; nothing was moved before.
    for (size_t i = 0; i < all.size(); ++i) {
        if (needed[i])
            left.push_back(std::move(all[i]));
        else
            taken.push_back(std::move(all[i].event));
    }
    all = std::move(left);
    return taken;
}

// Failed events of destroyed contexts, behind commands that still run.
struct Orphans {
    OrderedMutex<LockOrder::orphaned_events> mutex;
    std::vector<EventKeeper::Kept> events;
};

Orphans &orphans() { return immortal<Orphans>(); }

void adopt(std::vector<EventKeeper::Kept> events)
{
    std::vector<ClEvent> unneeded;
    std::lock_guard lock(orphans().mutex);
    std::vector<EventKeeper::Kept> &all = orphans().events;
    all.insert(all.end(), std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
    unneeded = take_unneeded(all, false);
}

}  // namespace

EventKeeper::~EventKeeper()
{
    try {
        const std::vector<ClEvent> unneeded = take_unneeded(kept_, false);
        const auto failed = [](const Kept &kept) { return execution_status(kept.event) < CL_COMPLETE; };
        if (std::ranges::any_of(kept_, failed)) adopt(std::move(kept_));
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("while a context's events were let go: ", error.what()));
    }
}

void EventKeeper::close(SignalledBy signaller)
{
    std::vector<ClEvent> ended;
    if (signaller == SignalledBy::program) --of_program_;
    if (--open_ != 0) return;
    std::lock_guard lock(mutex_);
    ended = take_ended();
}

void EventKeeper::watch(const ClEvent &user_event, SignalledBy signaller)
{
    std::lock_guard lock(mutex_);
    watched_.push_back({user_event, signaller});
    if (signaller == SignalledBy::program) ++of_program_;
    if (open_++ == 0) ++round_;
}

void EventKeeper::look_at_watched(std::vector<ClEvent> &ended)
{
    for (size_t i = watched_.size(); i-- > 0;) {
        if (execution_status(watched_[i].event) > CL_COMPLETE) continue;
        std::swap(watched_[i], watched_.back());
        if (watched_.back().signaller == SignalledBy::program) --of_program_;
        ended.push_back(std::move(watched_.back().event));
        watched_.pop_back();
        --open_;
    }
}

void EventKeeper::tidy()
{
    std::vector<ClEvent> ended, unneeded;
    std::lock_guard lock(mutex_);
    look_at_watched(ended);
    // Events that had not ended when the last user fence was signalled: on rusticl an event holds its command's
    // memory.
    if (!wanted() && !kept_.empty()) unneeded = take_ended();
}

void EventKeeper::keep(const ClEvent &event)
{
    if (!wanted() || !event) return;
    // Events are released without the mutex: drivers may run callbacks.
    std::vector<ClEvent> ended;
    std::lock_guard lock(mutex_);
    kept_.push_back({event});
    if (kept_.size() < tidy_at_) return look_at_watched(ended);
    ended = take_ended();
    look_at_watched(ended);
    tidy_at_ = std::max(tidy_at_, 2 * kept_.size());
}

std::optional<size_t> EventKeeper::count_ended_at_rest()
{
    std::lock_guard lock(mutex_);
    size_t ended = 0;
    for (const Kept &kept : kept_) {
        const cl_int status = execution_status(kept.event);
        if (ends_by_itself(kept.event, status)) return {};
        if (status <= CL_COMPLETE) ++ended;
    }
    return ended;
}

void EventKeeper::settle()
{
    poll_until(settling_ns, [this] {
        const std::optional<size_t> before = count_ended_at_rest();
        if (!before) return false;
        std::this_thread::sleep_for(std::chrono::nanoseconds(telling_ns));
        return count_ended_at_rest() == before;
    });
}

std::vector<ClEvent> EventKeeper::take_ended() { return take_unneeded(kept_, wanted()); }

}  // namespace clgl
