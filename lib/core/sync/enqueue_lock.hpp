// Defines a lock that keeps user events from ending while a command is enqueued.
//
// PoCL 3.1 hangs or crashes in two cases. First, an event fails while another thread enqueues a command that
// waits for it. Second, two threads at once end events for which the same command waits.
#pragma once

#include "base/lock_order.hpp"

#include <mutex>

namespace clgl
{

using EnqueueMutex = OrderedMutex<LockOrder::enqueue, std::recursive_mutex>;

// Holds the process-wide lock. A thread that holds it must not wait for anything. A thread may hold it several
// times, because a driver callback may enqueue commands while an event ends.
class EnqueueLock
{
public:
    // Locks only if `needed` is true.
    explicit EnqueueLock(bool needed);

    // Must be called when a context has a driver with Quirk::failed_commands. Afterwards every user event ends
    // with the lock held, because the code that ends it may not know the driver.
    static void enable();
    static bool enabled();

private:
    std::unique_lock<EnqueueMutex> lock_;
};

}  // namespace clgl
