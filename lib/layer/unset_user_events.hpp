// Tracks commands that wait for user events that the application has not set. OpenCL cannot report the wait list
// of a command. So the layer tracks every command that is enqueued while any user event is unset.
#pragma once

#include "base/lock_order.hpp"
#include "driver/cl.hpp"

#include <atomic>
#include <mutex>
#include <set>
#include <span>
#include <unordered_map>

namespace clgl::layer
{

// The unset user events of one context. All functions may be called from any thread.
class UnsetUserEvents
{
public:
    ~UnsetUserEvents();

    // Returns whether any context has an unset user event.
    static bool any() { return unset_everywhere_.load(std::memory_order_relaxed) != 0; }

    void add(cl_event user_event);
    // Must be called after the event was set or destroyed. Returns whether the event was unset before.
    bool remove(cl_event user_event);

    // Must be called after a command was enqueued. `event` is the event of the command; nullptr = the command has
    // none.
    void note(cl_command_queue queue, std::span<const cl_event> waits, cl_event event);
    // Returns whether a new command would wait for an unset user event. Returns true for an out-of-order queue if
    // any user event is unset, because all copies for its acquires and releases use one queue.
    bool would_block(cl_command_queue queue, std::span<const cl_event> waits);

private:
    using UserEvents = std::set<cl_event>;

    // Returns the unset user events for which a new command would wait, directly or through other commands.
    UserEvents blocking(cl_command_queue queue, std::span<const cl_event> waits) const;

    static inline std::atomic<size_t> unset_everywhere_{0};

    OrderedMutex<LockOrder::layer_user_events> mutex_;
    UserEvents unset_;
    // queues_ stores the unset user events for which the last command of each queue waits. events_ stores the
    // unset user events for which the command of each event waits.
    std::unordered_map<cl_command_queue, UserEvents> queues_;
    std::unordered_map<cl_event, UserEvents> events_;
};

// Calls note() for the context of the queue, if the layer tracks the queue.
void note_command(cl_command_queue queue, std::span<const cl_event> waits, cl_event event) noexcept;

}  // namespace clgl::layer
