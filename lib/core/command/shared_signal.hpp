// A semaphore signal that any number of commands may wait for.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/queue.hpp"

namespace clgl
{

// Only one command can wait for a semaphore signal, so later commands wait for the event of that command.
class SharedSignal : public Counted
{
public:
    explicit SharedSignal(SemaphorePool::Signal signal) : exists_(signal), signal_(std::move(signal)) {}

    // Returns whether the constructor was given a signal.
    bool exists() const { return exists_; }
    // Returns true if there is no signal, or if the command that waits for it has ended.
    bool ended();
    // Return an event that commands must wait for: event() for any queue of the context, event_for() for `queue`.
    // The event is empty if there is no signal, or if this call has made `queue` itself wait for the signal.
    ClEvent event(const Context &context);
    ClEvent event_for(const Queue &queue);

private:
    bool is_untaken();

    const bool exists_;
    OrderedMutex<LockOrder::fence> mutex_;
    SemaphorePool::Signal signal_;
    // The event of the command that waits for the semaphore
    ClEvent event_;
};

}  // namespace clgl
