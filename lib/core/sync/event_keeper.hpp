// Keeps the events of commands that may fail with a user fence.
//
// PoCL 3.1 ends the process when a user event fails while the event of a command that waits for it, also by the
// order of its queue, is held by nobody; and when a command or a user event ends, failed or not, while one that
// waited for it and had failed with another is held by nobody. So as long as a context has user events that are
// not signalled, it holds the events of all that is enqueued and of what that waits for, in this order; and those
// that failed until some time after all before them have ended: a thread of the driver may still have to notify
// them then.
#pragma once

#include "driver/cl.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace clgl
{

// Who signals a user event.
enum class SignalledBy {
    // Nobody knows when, maybe the thread that would wait for it
    program,
    // A thread of the library's or the driver's, as soon as OpenGL or a host function is done
    library,
};

class EventKeeper
{
public:
    EventKeeper() = default;
    ~EventKeeper();
    EventKeeper(const EventKeeper &) = delete;
    EventKeeper &operator=(const EventKeeper &) = delete;

    // A user event comes, and was signalled.
    void open(SignalledBy signaller)
    {
        if (signaller == SignalledBy::program) ++of_program_;
        if (open_++ == 0) ++round_;
    }
    void close(SignalledBy signaller);
    // Another user event, whose end nobody tells.
    void watch(const ClEvent &user_event, SignalledBy signaller);
    // Lets go of what has ended.
    void tidy();

    // Whether the program has not signalled all user fences yet, nor all user events that became fences.
    bool has_user_fences() const { return of_program_.load(std::memory_order_relaxed) != 0; }
    // Whether commands must be enqueued with an event, to be kept.
    bool wanted() const { return open_.load(std::memory_order_relaxed) != 0; }
    void keep(const ClEvent &event);
    // For drivers that run a command which fails while something else that it waits for is just ending (PoCL
    // 3.1): waits, for a moment at most, until nothing that is kept ends by itself.
    void settle();
    // Whether the driver is one of them: set once, before the context is used.
    bool settles_before_failures() const { return settles_before_failures_; }
    void settle_before_failures(bool does) { settles_before_failures_ = does; }
    // Counts how often events began to be kept. What a queue had before has no event here.
    uint32_t round() const { return round_.load(std::memory_order_relaxed); }

    // How long what failed is kept after all before it has ended: long enough for a thread of the driver that the
    // system has stopped before it notified what waited.
    static constexpr int64_t longest_notification_ns = 1'000'000'000;
    // An event, and since when all that were kept before it are known to have ended; 0 = not yet.
    struct Kept {
        ClEvent event;
        int64_t last_since_ns = 0;
    };

private:
    struct Watched {
        ClEvent event;
        SignalledBy signaller;
    };

    // Under the mutex: what nobody needs any more.
    std::vector<ClEvent> take_ended();
    // How many kept events have ended; none while a command is on its way to its end.
    std::optional<size_t> count_ended_at_rest();
    void look_at_watched(std::vector<ClEvent> &ended);

    std::atomic<int> open_{0};
    // Of those
    std::atomic<int> of_program_{0};
    std::atomic<uint32_t> round_{0};
    std::mutex mutex_;
    std::vector<Kept> kept_;
    std::vector<Watched> watched_;
    size_t tidy_at_ = 64;
    bool settles_before_failures_ = false;
};

}  // namespace clgl
