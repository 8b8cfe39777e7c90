// The steps of an acquire on either side.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

namespace clgl
{

// What an acquire's part on OpenCL waits for, beside what is in the wait list; each may be empty.
struct GlDependencies {
    SemaphorePool::Signal signal;
    // Only the driver's own acquires may wait for it
    ClEvent for_acquires;
};

// OpenGL's part of an acquire: what it wrote becomes visible, is copied where the transport does so, and the
// commands that follow wait for it: by what this gives, or by what is in `waits` then.
GlDependencies acquire_on_gl(GlShareGroup &side, const HandOverItems &items, WaitList &waits);

// Enqueues the acquires and copies of OpenCL's part. Returns the event behind which the objects are the queue's,
// or none if what remains in `waits` still has to come before the queue's next command. Fails as acquire_on_cl.
ClEvent enqueue_acquires(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits);

// OpenCL's part: the copies into its memory, and the order of what follows. Gives the event behind which the
// objects are the queue's, or none if they are already. What it has done when it throws, it takes out of `by_gl`
// and notes in `items`: called again, it goes on.
ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits,
                      bool want_event);

// After a failure half-way: what OpenCL has got already is not the queue's, and the copies that run still use the
// memory.
void undo_acquire(const HandOverItems &items);

}  // namespace clgl
