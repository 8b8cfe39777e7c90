// Postpones acquires of imported memory: the OpenCL part is enqueued with the next command, so that a hand-over
// without commands in between enqueues nothing. The GL part is done at once.
#pragma once

#include "core/handover/acquire_steps.hpp"

namespace clgl
{

// Postpones the OpenCL part of an acquire and takes `by_gl`. Returns false, with `by_gl` unchanged, if the
// acquire cannot wait: it copies, waits for something else, or the queue is out-of-order, has a postponed
// acquire, or may get commands that the library does not see.
bool postpone_acquire(const Queue &queue, const HandOverItems &items, GlDependencies &by_gl,
                      const WaitList &waits);
// Drops the postponed acquire if a release has exactly its items. Returns whether it did.
bool drop_postponed(const Queue &queue, const HandOverItems &items);
// Removes an acquisition whose object is destroyed from the postponed acquire. Returns whether it was there, and
// none of it was enqueued.
bool drop_postponed(const Queue &queue, const Acquisition &ended);

}  // namespace clgl
