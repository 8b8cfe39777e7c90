// Keeps the events of commands that may fail with a user fence.
//
// PoCL 3.1 ends the process in two cases: a user event fails while the event of a command that waits for it (also
// by the order of its queue) has no references; a command or user event ends while the event of a command that
// waited for it, and has failed already, has no references. So while a context has unsignalled user events, the
// keeper holds the events of all enqueued commands in order. It holds failed ones until some time after all
// earlier ones have ended, because a thread of the driver may still have to notify them.
#pragma once

#include "base/lock_order.hpp"
#include "driver/cl.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace clgl
{

// The side that signals a user event.
enum class SignalledBy {
    // The application, at an unknown time; maybe the thread that would wait for it
    program,
    // A thread of the library or the driver, when GL commands or a host function have ended
    library,
};

class EventKeeper
{
public:
    EventKeeper() = default;
    ~EventKeeper();
    EventKeeper(const EventKeeper &) = delete;
    EventKeeper &operator=(const EventKeeper &) = delete;

    // Must be called when a user event is created and when it was signalled.
    void open(SignalledBy signaller)
    {
        if (signaller == SignalledBy::program) ++of_program_;
        if (open_++ == 0) ++round_;
    }
    void close(SignalledBy signaller);
    // Adds a user event whose end is not reported: it is polled.
    void watch(const ClEvent &user_event, SignalledBy signaller);
    // Releases events that are no longer needed.
    void tidy();

    // True if user fences of the application are unsignalled, or user events that became fences
    bool has_user_fences() const { return of_program_.load(std::memory_order_relaxed) != 0; }
    // True if commands must be enqueued with an event, which is kept
    bool wanted() const { return open_.load(std::memory_order_relaxed) != 0; }
    void keep(const ClEvent &event);
    // Waits shortly until no kept command is about to end: PoCL 3.1 runs a failing command if another event that
    // it waits for ends at the same moment.
    void settle();
    // True if the driver needs settle(); set once, before the context is used
    bool settles_before_failures() const { return settles_before_failures_; }
    void settle_before_failures(bool does) { settles_before_failures_ = does; }
    // The number of times that keeping began. Earlier commands of a queue have no event here.
    uint32_t round() const { return round_.load(std::memory_order_relaxed); }

    // How long a failed event is kept after all earlier ones have ended: long enough for a driver thread that the
    // system has suspended before it notified the waiting commands
    static constexpr int64_t longest_notification_ns = 1'000'000'000;
    // An event, and the time since which all earlier ones are known to have ended; 0 = not yet
    struct Kept {
        ClEvent event;
        int64_t last_since_ns = 0;
    };

private:
    struct Watched {
        ClEvent event;
        SignalledBy signaller;
    };

    // Returns the events that are no longer needed. Must be called with the mutex held.
    std::vector<ClEvent> take_ended();
    // Returns how many kept events have ended, or nothing while a command is running.
    std::optional<size_t> count_ended_at_rest();
    void look_at_watched(std::vector<ClEvent> &ended);

    std::atomic<int> open_{0};
    // Those of the application
    std::atomic<int> of_program_{0};
    std::atomic<uint32_t> round_{0};
    OrderedMutex<LockOrder::kept_events> mutex_;
    std::vector<Kept> kept_;
    std::vector<Watched> watched_;
    size_t tidy_at_ = 64;
    bool settles_before_failures_ = false;
};

}  // namespace clgl
