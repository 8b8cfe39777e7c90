// Postpones the OpenCL part of acquires of imported memory until the next command. A hand-over without commands
// in between then enqueues nothing. The GL part is never postponed.
#pragma once

#include "core/handover/acquire_steps.hpp"

namespace clgl
{

// Postpones the OpenCL part of an acquire, and takes the contents of `by_gl`. Returns false, with `by_gl`
// unchanged, in these cases: the acquire copies or waits for other events; the queue is out-of-order or already
// has a postponed acquire; the application has the cl_command_queue.
bool postpone_acquire(const Queue &queue, const HandOverItems &items, GlDependencies &by_gl,
                      const WaitList &waits);
// Drops the postponed acquire if a release has exactly the same items. Returns whether it was dropped.
bool drop_postponed(const Queue &queue, const HandOverItems &items);
// Removes the acquisition of a destroyed object from the postponed acquire. Returns whether it was removed before
// any of its commands was enqueued.
bool drop_postponed(const Queue &queue, const Acquisition &ended);

}  // namespace clgl
