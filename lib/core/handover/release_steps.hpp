// The steps of a release on either side.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

#include <optional>

namespace clgl
{

// What of an acquired part must move back to OpenGL.
SubRange part_to_write_back(const HandOverItem &item, const Acquisition &held);

struct ReleasedOnCl {
    // Of the last command
    ClEvent last;
    // Where the program waits: tells OpenGL of all that is imported
    SemaphorePool::Signal signal;
};

// How a release comes to its end: with a later call, once the program has waited for events, or once the queue
// has nothing left, which no event needs to tell.
enum class ReleaseEnd { later, by_events, by_finish };

// By which means a release ends that the program waits for.
ReleaseEnd end_of_release(const Queue &queue, const HandOverItems &items, const WaitList &waits, bool want_event);

// The way back on OpenCL's side: the copies behind the queue's commands. Where the program waits for them, they
// run on its own queue; where it does not, on another one, so that its further commands overlap with them.
ReleasedOnCl release_on_cl(const Queue &queue, HandOverItems &items, const WaitList &waits, ReleaseEnd end);

// After a failure half-way: what OpenCL has given back already is the queue's again, and the copies that run
// still use the memory.
void undo_release(const HandOverItems &items);

// The rest of a release that is not deferred: the wait, and OpenGL's part of each item by itself, so that what
// one lost, the others have not. `scope` is left while the CPU waits. Throws the first failure.
void finish_release(const Queue &queue, const HandOverItems &items, SemaphorePool::Signal to_gl,
                    std::optional<GlScope> &scope);

// Of a release, whose OpenGL part needs a thread that has OpenGL.
bool any_uses_gl(const HandOverItems &items);
}  // namespace clgl
