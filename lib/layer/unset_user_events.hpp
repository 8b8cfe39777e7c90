// What waits for user events that the program has not set yet. A driver does not tell what a command waits for,
// so that commands are followed as they are enqueued while there are such events.
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

// Of one context, from any thread.
class UnsetUserEvents
{
public:
    ~UnsetUserEvents();

    // Whether any context has such an event.
    static bool any() { return unset_everywhere_.load(std::memory_order_relaxed) != 0; }

    void add(cl_event user_event);
    // It has been set, or is gone. Whether it had not been before.
    bool remove(cl_event user_event);

    // A command has been enqueued; `event` is its own, or nullptr.
    void note(cl_command_queue queue, std::span<const cl_event> waits, cl_event event);
    // Whether a command that came next would be held up. On a queue out of order any such event may do that: the
    // copies of its hand-overs share one queue.
    bool would_be(cl_command_queue queue, std::span<const cl_event> waits);

private:
    // User events.
    using Gates = std::set<cl_event>;

    Gates gates_of(cl_command_queue queue, std::span<const cl_event> waits) const;

    static inline std::atomic<size_t> unset_everywhere_{0};

    OrderedMutex<LockOrder::layer_user_events> mutex_;
    Gates unset_;
    std::unordered_map<cl_command_queue, Gates> queues_;
    std::unordered_map<cl_event, Gates> events_;
};

// The same of the context that the queue is of, if that shares by the layer.
void note_command(cl_command_queue queue, std::span<const cl_event> waits, cl_event event) noexcept;

}  // namespace clgl::layer
