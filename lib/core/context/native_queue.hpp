// The cl_command_queue of a queue. Drivers with Quirk::queues_end_with_failures run nothing in it after a command
// has failed, so it is replaced then.
//
// A command fails with an event in its wait list. So the wait lists of enqueued commands are watched, together
// with a marker behind the commands before each. When an event has failed, a new cl_command_queue takes over, and
// its first command waits for that marker. Commands still in the old queue fail.
#pragma once

#include "core/sync/enqueue_lock.hpp"
#include "driver/cl.hpp"

#include <atomic>
#include <functional>
#include <span>
#include <vector>

namespace clgl
{

class NativeQueue
{
public:
    // Creates another cl_command_queue with the same properties.
    using Make = std::function<ClQueue()>;

    // `make`: empty if the queue is never replaced
    NativeQueue(ClQueue queue, Make make);

    cl_command_queue get() const { return current_.load(std::memory_order_acquire); }
    // True if the queue may be replaced: commands are enqueued, and the queue is flushed, with an EnqueueLock
    // held.
    bool is_replaceable() const { return replaceable_.load(std::memory_order_relaxed); }
    // Must be called when the application gets the cl_command_queue, which is not replaced from then on.
    void never_replace() { replaceable_ = false; }

    // Replaces the queue if an event has failed that one of its commands waits for.
    void replace_if_failed();
    // Watches the events, for which the next command waits, and which have not failed.
    void watch(std::span<const cl_event> waits);

private:
    // The wait list of a command, and a marker behind all commands before it
    struct Watched {
        ClEvent before;
        std::vector<ClEvent> waits;
    };
    // A replaced queue, and the events that its commands still wait for
    struct Replaced {
        ClQueue queue;
        std::vector<ClEvent> waits;
    };

    void replace(const ClEvent &before);

    // Set before current_, which other threads read
    ClQueue queue_;
    std::atomic<cl_command_queue> current_;
    std::atomic<bool> replaceable_;
    Make make_;
    std::vector<Watched> watched_;
    // Released when nothing in them can still wait: releasing a queue may wait for its commands.
    std::vector<Replaced> replaced_;
};

}  // namespace clgl
