// The steps of a release on either side.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

#include <optional>

namespace clgl
{

// Returns the part of an acquisition that must be written back to OpenGL.
SubRange part_to_write_back(const HandOverItem &item, const Acquisition &held);

struct ReleasedOnCl {
    // The event of the last command
    ClEvent last;
    // Not deferred: the signal for all imported objects
    SemaphorePool::Signal signal;
};

// How a release ends: in a later call (deferred), by waiting for events, or by clFinish of the queue, which needs
// no event.
enum class ReleaseEnd { later, by_events, by_finish };

// Returns how a release that is not deferred ends.
ReleaseEnd end_of_release(const Queue &queue, const HandOverItems &items, const WaitList &waits, bool want_event);

// Does the OpenCL part of a release: enqueues the copies and releases behind the queue's commands. If the call
// waits for them, they run on the queue itself. Otherwise they run on a library-owned queue and overlap with
// later commands.
ReleasedOnCl release_on_cl(const Queue &queue, HandOverItems &items, const WaitList &waits, ReleaseEnd end);

// Must be called after release_on_cl failed: acquires again what OpenCL has released, and keeps the memory until
// running copies have ended.
void undo_release(const HandOverItems &items);

// Does the rest of a release that is not deferred: waits, and does the GL part of each item, also after another
// item failed. `scope` is reset while the CPU waits. Throws the first failure.
void finish_release(const Queue &queue, const HandOverItems &items, SemaphorePool::Signal to_gl,
                    std::optional<GlScope> &scope);

// Returns whether the GL part of a release issues GL commands.
bool any_uses_gl(const HandOverItems &items);

}  // namespace clgl
