// The hand-over of shared objects between OpenGL and a queue.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/memory/shared_object.hpp"

#include <clgl/acquire.h>

namespace clgl
{

// What clgl_acquire and clgl_release do; a fence if one is wanted.
Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence);
Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence);

// Gives back what an object holds whose handle was destroyed: at once on a thread with OpenGL, else when one
// comes.
void release_destroyed(SharedObject &object);

}  // namespace clgl
