// Hands shared objects over between OpenGL and a queue.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/memory/shared_object.hpp"

#include <clgl/acquire.h>

namespace clgl
{

// Implement clgl_acquire and clgl_release. Return a fence if `want_fence`, otherwise an empty reference.
Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence);
Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence);

// Hand over one whole object, without flags and fences.
void acquire(const Ref<Queue> &queue, Ref<SharedObject> object);
void release(const Ref<Queue> &queue, Ref<SharedObject> object);

// Releases what queues have acquired of an object whose handle was destroyed. Releases at once on a thread with a
// GL context, otherwise at the next call on such a thread.
void release_destroyed(SharedObject &object);

}  // namespace clgl
