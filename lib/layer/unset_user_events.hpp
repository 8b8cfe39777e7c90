// Tracks commands that wait for user events that the application has not set. OpenCL cannot report the wait list
// of a command, so all commands are tracked as they are enqueued while there are such events.
#pragma once

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
    // Must be called when the event was set or destroyed. Returns whether it was unset before.
    bool remove(cl_event user_event);

    // Must be called when a command was enqueued. `event` is the event of the command, or nullptr.
    void note(cl_command_queue queue, std::span<const cl_event> waits, cl_event event);
    // Returns whether a new command would wait for an unset user event. On an out-of-order queue any unset event
    // counts, because the copies of its hand-overs share one queue.
    bool would_block(cl_command_queue queue, std::span<const cl_event> waits);

private:
    using UserEvents = std::set<cl_event>;

    // Returns the unset user events that a new command would wait for, directly or not.
    UserEvents blocking(cl_command_queue queue, std::span<const cl_event> waits) const;

    static inline std::atomic<size_t> unset_everywhere_{0};

    std::mutex mutex_;
    UserEvents unset_;
    // The unset user events that the last command of a queue, or the command of an event, waits for
    std::unordered_map<cl_command_queue, UserEvents> queues_;
    std::unordered_map<cl_event, UserEvents> events_;
};

// Calls note() for the context of the queue, if the layer tracks the queue.
void note_command(cl_command_queue queue, std::span<const cl_event> waits, cl_event event) noexcept;

}  // namespace clgl::layer
