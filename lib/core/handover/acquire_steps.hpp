// The steps of an acquire on either side.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

namespace clgl
{

// The dependencies of the OpenCL part of an acquire besides the wait list; each may be empty.
struct GlDependencies {
    SemaphorePool::Signal signal;
    // An event that only clEnqueueAcquireGLObjects may wait for
    ClEvent for_acquires;
};

// Does the GL part of an acquire: makes its writes visible, copies them if the transport does, and makes
// the commands that follow wait for that, by the returned dependencies or by events added to `waits`. Must be
// called in a GlScope.
GlDependencies acquire_on_gl(GlShareGroup &side, const HandOverItems &items, WaitList &waits);

// Enqueues the acquires and copies of the OpenCL part. Returns the event after which the queue has the objects,
// or none if the next command of the queue must still wait for the rest of `waits`. After a failure the call can
// be repeated: what was enqueued is noted in `items` and taken out of `by_gl`.
ClEvent enqueue_acquires(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits);

// Does the OpenCL part of an acquire: enqueue_acquires and the order of what follows. Returns the event after
// which the queue has the objects, or none if it has them already.
ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits,
                      bool want_event);

// Must be called after acquire_on_cl failed: releases what OpenCL has acquired, and keeps the memory until
// running copies have ended.
void undo_acquire(const HandOverItems &items);

}  // namespace clgl
