// Keeps the events of commands that may fail with a user event, for drivers with Quirk::failed_commands.
//
// PoCL 3.1 ends the process in two cases: a user event fails while the event of a command that waits for it (also
// by the order of its queue) has no references; a command or user event ends while the event of a command that
// waited for it, and has failed already, has no references. So while a context has unsignalled user events, the
// events of all enqueued commands are kept in order. Failed ones are kept until some time after all earlier ones
// have ended, because a thread of the driver may still have to notify them.
#pragma once

#include "base/lock_order.hpp"
#include "driver/cl.hpp"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace clgl
{

class KeptEvents
{
public:
    KeptEvents() = default;
    ~KeptEvents();
    KeptEvents(const KeptEvents &) = delete;
    KeptEvents &operator=(const KeptEvents &) = delete;

    // Must be called when a user event is created after a time without any.
    void begin_round() { ++round_; }
    // The number of times that keeping began. Earlier commands of a queue have no event here.
    uint32_t round() const { return round_.load(std::memory_order_relaxed); }

    void add(const ClEvent &event);
    // Releases the completed events and, without user events, the failed ones whose predecessors have ended.
    void release_unneeded(bool user_events);
    // Waits shortly until no kept command is about to end: PoCL 3.1 runs a failing command if another event that
    // it waits for ends at the same moment.
    void settle();

    // How long a failed event is kept after all earlier ones have ended: long enough for a driver thread that the
    // system has suspended before it notified the waiting commands
    static constexpr int64_t longest_notification_ns = 1'000'000'000;
    // An event, and the time since which all earlier ones are known to have ended; 0 = not yet
    struct Kept {
        ClEvent event;
        int64_t last_since_ns = 0;
    };

private:
    // Returns how many kept events have ended, or nothing while a command is running.
    std::optional<size_t> count_ended_at_rest();

    std::atomic<uint32_t> round_{0};
    OrderedMutex<LockOrder::kept_events> mutex_;
    std::vector<Kept> kept_;
    size_t tidy_at_ = 64;
};

}  // namespace clgl
