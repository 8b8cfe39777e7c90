// The signal of a semaphore, which any number of commands may wait for.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/queue.hpp"

namespace clgl
{

// The first command that waits takes the signal; later ones wait for the event of that wait.
class SharedSignal : public Counted
{
public:
    explicit SharedSignal(SemaphorePool::Signal signal) : exists_(signal), signal_(std::move(signal)) {}

    // Returns whether there is a signal.
    bool exists() const { return exists_; }
    // Returns whether OpenCL has waited for it, and that wait has ended.
    bool ended();
    // Return an event for commands of any queue of the context, or for commands of this queue. The event is empty
    // if there is no signal, or if the queue itself waits.
    ClEvent event(const Context &context);
    ClEvent event_for(const Queue &queue);

private:
    bool is_untaken();

    const bool exists_;
    OrderedMutex<LockOrder::fence> mutex_;
    SemaphorePool::Signal signal_;
    // The event of the command that took the signal
    ClEvent event_;
};

}  // namespace clgl
