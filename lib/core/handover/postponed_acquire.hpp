// Postpones the OpenCL part of acquires of imported memory until the next command. If a release of the same
// objects follows with no command in between, nothing is enqueued, unless the release is deferred, generates
// mipmaps, has a wait list or returns a fence. The GL part is never postponed.
#pragma once

#include "core/handover/acquire_steps.hpp"

namespace clgl
{

// Postpones the OpenCL part of an acquire, and takes the contents of `by_gl`. Returns false, without changes, if
// one of these is true:
// - The acquire copies, or waits for other events.
// - An item is not imported memory, or there is no semaphore signal.
// - A user event is unsignalled.
// - The queue is out-of-order, or already has a postponed acquire.
// - The application has the cl_command_queue.
bool postpone_acquire(const Queue &queue, const HandOverItems &items, GlDependencies &by_gl,
                      const WaitList &waits);
// Drops the postponed acquire if a release has exactly the same items, each as a whole, and nothing was enqueued.
// Returns whether it was dropped.
bool drop_postponed(const Queue &queue, const HandOverItems &items);
// Removes the acquisition of a destroyed object from the postponed acquire. Returns whether the acquisition was
// removed before anything was enqueued for it.
bool drop_postponed(const Queue &queue, const Acquisition &ended);

}  // namespace clgl
