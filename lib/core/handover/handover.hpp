// Hands over shared objects between OpenGL and a queue.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/memory/shared_object.hpp"

#include <clgl/acquire.h>

namespace clgl
{

// Implement clgl_acquire and clgl_release. Return a fence if `want_fence` is true, otherwise an empty reference.
Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, const WaitList &waits,
                   bool want_fence);
Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, const WaitList &waits,
                   bool want_fence);

// Hand over one whole object, without flags and fences.
void acquire(const Ref<Queue> &queue, const Ref<SharedObject> &object);
void release(const Ref<Queue> &queue, const Ref<SharedObject> &object);

// Releases the acquired parts of an object whose handle was destroyed. Completes the releases in this call if
// this thread can call OpenGL and no user fence can delay them. Otherwise a later call on a thread with a GL
// context completes them. If the GL share group has ended, drops the GL part.
void release_destroyed(SharedObject &object);

}  // namespace clgl
