// Defines a lock that prevents user events from ending while a command is enqueued. Only drivers that need it use
// the lock.
//
// PoCL 3.1 hangs or crashes in two cases:
// - An event fails while another thread enqueues a command that waits for the event.
// - Two threads end events at the same time, and the same command waits for both events.
//
// For drivers with Quirk::queues_end_with_failures, the lock protects the cl_command_queue of a queue from
// replacement (core/context/native_queue.hpp).
#pragma once

#include "base/lock_order.hpp"

#include <mutex>

namespace clgl
{

using EnqueueMutex = OrderedMutex<LockOrder::enqueue, std::recursive_mutex>;

// Locks the process-wide mutex. A thread that holds the mutex must not wait for an event without a short timeout.
// A thread may lock the mutex several times, because a driver callback may enqueue commands while an event ends.
class EnqueueLock
{
public:
    // Locks only if `needed` is true.
    explicit EnqueueLock(bool needed);

    // Must be called when a context has a driver with Quirk::failed_commands. Afterwards the mutex is locked
    // whenever the library ends a user event, because the code that ends an event may not know its driver.
    static void enable();
    static bool enabled();

private:
    std::unique_lock<EnqueueMutex> lock_;
};

}  // namespace clgl
