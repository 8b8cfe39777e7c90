// Keeps user events from ending while commands are enqueued.
//
// PoCL 3.1 hangs, or ends the process, when an event fails while a command that waits for it is being enqueued,
// and when two threads end events that one command waits for.
#pragma once

#include "base/lock_order.hpp"

#include <mutex>

namespace clgl
{

using EnqueueMutex = OrderedMutex<LockOrder::enqueue, std::recursive_mutex>;

// A thread that holds it must not wait for anything. It may hold several: a function that a driver calls while an
// event ends may enqueue commands.
class EnqueueLock
{
public:
    // Locks nothing unless `needed`.
    explicit EnqueueLock(bool needed);

    // Must be called when a context has a driver with Quirk::failed_commands: from then on ends of user events
    // need the lock, because not all of them know the driver.
    static void enable();
    static bool enabled();

private:
    std::unique_lock<EnqueueMutex> lock_;
};

}  // namespace clgl
