// The OpenCL and GL parts of a release.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

#include <optional>

namespace clgl
{

// Returns the part of an acquisition that must be written back to OpenGL. Throws CLGL_ERROR_OUT_OF_RANGE.
SubRange part_to_write_back(const HandOverItem &item, const Acquisition &held);

struct ReleasedOnCl {
    // The event of the last enqueued command
    ClEvent last;
    // The signal for all imported objects, unless the release is deferred
    SemaphorePool::Signal signal;
};

// Ways to end a release: in a later call (the release is deferred), by a wait for events, or by clFinish of the
// queue.
enum class ReleaseEnd { later, by_events, by_finish };

// Returns how a release must end if it is not deferred.
ReleaseEnd end_of_release(const Queue &queue, const HandOverItems &items, const WaitList &waits, bool want_event);

// Does the OpenCL part of a release: enqueues copies and releases after the earlier commands of the queue. In an
// in-order queue, they run on the queue itself if the call will wait for them. Otherwise they may run on the
// context's copy queue, so that they overlap with later commands.
ReleasedOnCl release_on_cl(const Queue &queue, HandOverItems &items, const WaitList &waits, ReleaseEnd end);

// Must be called if release_on_cl, or the deferral after it, has failed. Records that each enqueued release still
// needs an acquire. Keeps the memory alive until running copies have ended.
void undo_release(const HandOverItems &items);

// Completes a release that is not deferred: waits unless the device orders OpenGL after it, then does the GL part
// of every item, even if one fails. Throws the first failure. Resets `scope` while the CPU waits.
void finish_release(const Queue &queue, const HandOverItems &items, SemaphorePool::Signal to_gl,
                    std::optional<GlScope> &scope);

// Returns whether the GL part of the release calls GL functions for any item.
bool any_uses_gl(const HandOverItems &items);

}  // namespace clgl
