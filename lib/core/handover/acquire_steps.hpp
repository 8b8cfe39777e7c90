// The GL and OpenCL parts of an acquire.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

namespace clgl
{

// Dependencies of the OpenCL part of an acquire, in addition to its wait list. Each member may be empty.
struct GlDependencies {
    SemaphorePool::Signal signal;
    // An event for which only clEnqueueAcquireGLObjects may wait
    ClEvent for_acquires;
};

// Does the GL part of an acquire: makes earlier GL writes visible, and copies their data if the transport copies.
// The OpenCL part must wait for the returned dependencies and for the events added to `waits`. Must be called in
// a GlScope.
GlDependencies acquire_on_gl(GlShareGroup &side, const HandOverItems &items, WaitList &waits);

// Enqueues the OpenCL acquires and copies. Returns an event that completes when the queue may use the objects. If
// the event is empty, the next command must wait for the events in `waits`. After a failure the call can be
// repeated, because `items` and `by_gl` record what was enqueued.
ClEvent enqueue_acquires(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits);

// Does the OpenCL part of an acquire: calls enqueue_acquires, and makes later commands of the queue wait. Returns
// an event that completes when the queue may use the objects; empty if the queue may use them immediately.
ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits,
                      bool want_event);

// Must be called if acquire_on_cl, or a later step of the acquire, has failed. Records that each enqueued acquire
// still needs a release. Keeps the memory alive until running copies have ended.
void undo_acquire(const HandOverItems &items);

}  // namespace clgl
