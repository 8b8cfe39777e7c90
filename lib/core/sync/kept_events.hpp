// For drivers with Quirk::failed_commands, stores references to the events of commands that fail if a user event
// fails.
//
// PoCL 3.1 crashes in two cases:
// - A user event fails, and the event of a command that waits for it was released. In an in-order queue, commands
// also wait for all earlier commands.
// - A command or user event ends, and the event of a command that waited for it and has failed was released.
//
// While a context has unsignalled user events, the events of all its commands are stored, in order. Failed events
// are stored until some time after all earlier commands have ended, because a driver thread may still notify the
// failed commands.
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

    // Must be called when a user event is created while no other user event is unsignalled.
    void begin_round() { ++round_; }
    // Returns the number of calls of begin_round. Events of commands that were enqueued before the last call may
    // be missing.
    uint32_t round() const { return round_.load(std::memory_order_relaxed); }

    void add(const ClEvent &event);
    // Returns the stored events of commands of this queue that have not ended.
    std::vector<ClEvent> unended(cl_command_queue queue);
    // Releases completed events. If `user_events` is false, also releases failed events that the driver no longer
    // uses.
    void release_unneeded(bool user_events);
    // Waits until no stored command will end without the application, or until about 10 ms have passed. If an
    // event in the wait list of a command fails and another one ends at the same time, PoCL 3.1 runs the command.
    void settle();

    // The minimum time in ns for which a failed event is stored after the first poll that finds all earlier
    // commands ended. Within this time a driver thread notifies the waiting commands, even if the operating
    // system suspends the thread before the notification.
    static constexpr int64_t longest_notification_ns = 1'000'000'000;
    // An event, and the time in ns of the first poll after all earlier commands had ended; 0 = no such poll yet
    struct Kept {
        ClEvent event;
        int64_t last_since_ns = 0;
    };

private:
    // Returns the number of stored events that have ended; std::nullopt while a stored command is submitted or
    // running, and will end without the application (see ends_by_itself).
    std::optional<size_t> count_ended_at_rest();

    std::atomic<uint32_t> round_{0};
    OrderedMutex<LockOrder::kept_events> mutex_;
    std::vector<Kept> kept_;
    // add() removes unneeded events when this number is stored.
    static constexpr size_t least_to_tidy = 64;
    size_t tidy_at_ = least_to_tidy;
};

}  // namespace clgl
