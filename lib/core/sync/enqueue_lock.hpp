// Keeps user events from ending while commands are enqueued.
//
// PoCL 3.1 hangs, or ends the process, when an event fails while a command that waits for it is being enqueued,
// and when two threads end what one command waits for.
#pragma once

#include <mutex>

namespace clgl
{

// Nothing may be waited for while it is held. One thread may hold several: a function that a driver calls while
// an event ends may enqueue commands.
class EnqueueLock
{
public:
    // Locks nothing unless `needed`.
    explicit EnqueueLock(bool needed);

private:
    std::unique_lock<std::recursive_mutex> lock_;
};

}  // namespace clgl
