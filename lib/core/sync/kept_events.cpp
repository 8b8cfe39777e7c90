#include "core/sync/kept_events.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/platform/pause.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/sync/command_type.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <clgl/fence.h>

namespace clgl
{

namespace
{

// The time in ns after which settle() gives up
constexpr int64_t settling_ns = 10'000'000;
// The pause in ns after a command has ended, in which a driver thread can notify waiting commands. The
// notification takes some microseconds, unless the operating system suspends the thread.
constexpr int64_t notification_ns = 2'000'000;

// Returns whether a command was submitted but has not ended, and will end without the application. Returns false
// for user events and host functions, which may depend on the application.
bool ends_by_itself(const ClEvent &event, cl_int status)
{
    if (status != CL_SUBMITTED && status != CL_RUNNING) return false;
    const clgl_command_type command = command_type_of(event);
    return command != CLGL_COMMAND_USER && command != CLGL_COMMAND_HOST_FUNCTION;
}

// Returns whether longest_notification_ns has passed since the first call for this event. Must be called only
// after all earlier commands have ended.
bool notification_is_over(KeptEvents::Kept &kept, int64_t now)
{
    if (kept.last_since_ns == 0) kept.last_since_ns = now;
    return now - kept.last_since_ns >= KeptEvents::longest_notification_ns;
}

// Removes and returns the events that are no longer needed: completed events and, unless `keep_failed` is true,
// failed events that the driver no longer uses.
std::vector<ClEvent> take_unneeded(std::vector<KeptEvents::Kept> &all, bool keep_failed)
{
    const int64_t now = now_ns();
    std::vector<char> needed;
    for (KeptEvents::Kept &kept : all) {
        const cl_int status = execution_status(kept.event);
        needed.push_back(status > CL_COMPLETE ||
                         (status < CL_COMPLETE && (keep_failed || !notification_is_over(kept, now))));
        keep_failed = keep_failed || status > CL_COMPLETE;
    }
    std::vector<ClEvent> taken;
    std::vector<KeptEvents::Kept> still_kept;
    taken.reserve(all.size());
    still_kept.reserve(all.size());
    // Memory was reserved before, so that moving the events cannot throw.
    for (size_t i = 0; i < all.size(); ++i) {
        if (needed[i])
            still_kept.push_back(std::move(all[i]));
        else
            taken.push_back(std::move(all[i].event));
    }
    all = std::move(still_kept);
    return taken;
}

// The failed events of destroyed contexts, and the events of these contexts that have not ended
struct Orphans {
    OrderedMutex<LockOrder::orphaned_events> mutex;
    std::vector<KeptEvents::Kept> events;
};

Orphans &orphans() { return immortal<Orphans>(); }

void adopt(std::vector<KeptEvents::Kept> events)
{
    std::vector<ClEvent> unneeded;
    std::lock_guard lock(orphans().mutex);
    std::vector<KeptEvents::Kept> &all = orphans().events;
    all.insert(all.end(), std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
    unneeded = take_unneeded(all, false);
}

}  // namespace

KeptEvents::~KeptEvents()
{
    try {
        const std::vector<ClEvent> unneeded = take_unneeded(kept_, false);
        const auto failed = [](const Kept &kept) { return execution_status(kept.event) < CL_COMPLETE; };
        if (std::ranges::any_of(kept_, failed)) adopt(std::move(kept_));
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("releasing events failed: ", error.what()));
    }
}

void KeptEvents::add(const ClEvent &event)
{
    // Declared before the lock, so that events are released after unlocking: drivers may run callbacks during a
    // release.
    std::vector<ClEvent> unneeded;
    std::lock_guard lock(mutex_);
    kept_.push_back({event});
    if (kept_.size() < tidy_at_) return;
    unneeded = take_unneeded(kept_, true);
    tidy_at_ = std::max(least_to_tidy, 2 * kept_.size());
}

std::vector<ClEvent> KeptEvents::unended(cl_command_queue queue)
{
    std::vector<ClEvent> events;
    std::lock_guard lock(mutex_);
    for (const Kept &kept : kept_)
        if (execution_status(kept.event) > CL_COMPLETE && queue_of(kept.event) == queue)
            events.push_back(kept.event);
    return events;
}

void KeptEvents::release_unneeded(bool user_events)
{
    std::vector<ClEvent> unneeded;
    std::lock_guard lock(mutex_);
    if (!kept_.empty()) unneeded = take_unneeded(kept_, user_events);
}

std::optional<size_t> KeptEvents::count_ended_at_rest()
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

void KeptEvents::settle()
{
    poll_until(settling_ns, [this] {
        const std::optional<size_t> before = count_ended_at_rest();
        if (!before) return false;
        pause_for(notification_ns);
        return count_ended_at_rest() == before;
    });
}

}  // namespace clgl
