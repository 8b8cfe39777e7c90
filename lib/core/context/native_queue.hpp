// Owns the cl_command_queue of a queue, and replaces it after a failure. Drivers with
// Quirk::queues_end_with_failures run no more commands in a cl_command_queue after one of its commands has
// failed.
//
// A command fails if an event in its wait list fails. Before a command with a wait list, watch() enqueues a
// marker of all earlier commands and stores the list. If one of the events has failed, replace_if_failed()
// creates a cl_command_queue whose first command waits for the marker, unless the marker has failed. Commands
// after the marker remain in the old cl_command_queue and fail.
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

    // `make` is empty if the queue must never be replaced.
    NativeQueue(ClQueue queue, Make make);

    cl_command_queue get() const { return current_.load(std::memory_order_acquire); }
    // Returns whether the queue may be replaced. If so, commands and flushes require a locked EnqueueLock.
    bool is_replaceable() const { return replaceable_.load(std::memory_order_relaxed); }
    // Must be called before the application receives the cl_command_queue, which is not replaced afterwards.
    void never_replace() { replaceable_ = false; }

    // Replaces the cl_command_queue if one of its commands waits for a failed event.
    void replace_if_failed();
    // Watches the wait list of the next command. None of the events may have failed.
    void watch(std::span<const cl_event> waits);

private:
    // The wait list of a command, and a marker of all earlier commands
    struct Watched {
        ClEvent before;
        std::vector<ClEvent> waits;
    };
    // A replaced cl_command_queue, and the events for which its commands still wait
    struct Replaced {
        ClQueue queue;
        std::vector<ClEvent> waits;
    };

    void replace(const ClEvent &before);

    // Set before current_; other threads read only current_
    ClQueue queue_;
    std::atomic<cl_command_queue> current_;
    std::atomic<bool> replaceable_;
    Make make_;
    std::vector<Watched> watched_;
    // The replaced queues. A later replacement releases those whose events have all ended, because releasing a
    // queue may wait for its commands.
    std::vector<Replaced> replaced_;
};

}  // namespace clgl
