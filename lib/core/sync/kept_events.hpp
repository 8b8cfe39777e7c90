// Keeps references to the events of commands that fail if a user event fails, for drivers with
// Quirk::failed_commands.
//
// PoCL 3.1 crashes in two cases. First, a user event fails, and nothing references the event of a command that
// waits for it. In an in-order queue, commands also wait for all earlier commands. Second, a command or user
// event ends, and nothing references the event of a command that waited for it and has already failed.
//
// So while a context has unsignalled user events, it keeps the events of all enqueued commands, in order. Failed
// events are kept until some time after all earlier commands have ended, because a driver thread may still have
// to notify their commands.
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

    // Must be called when a user event is created and all other user events are signalled.
    void begin_round() { ++round_; }
    // Returns the number of calls of begin_round. Commands that were enqueued before the last call are not kept.
    uint32_t round() const { return round_.load(std::memory_order_relaxed); }

    void add(const ClEvent &event);
    // Releases completed events. If `user_events` is false, also releases failed events that no earlier command
    // can notify any more.
    void release_unneeded(bool user_events);
    // Waits up to 10 ms until no kept command is about to end. PoCL 3.1 runs a command whose wait list has failed
    // if another event in the list ends at the same moment.
    void settle();

    // Time that a failed event is kept after all earlier commands have ended. This is long enough for a driver
    // thread that the operating system suspended before it notified the waiting commands.
    static constexpr int64_t longest_notification_ns = 1'000'000'000;
    // An event, and the time when all earlier commands were first seen to have ended; 0 = not yet
    struct Kept {
        ClEvent event;
        int64_t last_since_ns = 0;
    };

private:
    // Returns how many kept events have ended, or std::nullopt while a command is running.
    std::optional<size_t> count_ended_at_rest();

    std::atomic<uint32_t> round_{0};
    OrderedMutex<LockOrder::kept_events> mutex_;
    std::vector<Kept> kept_;
    size_t tidy_at_ = 64;
};

}  // namespace clgl
