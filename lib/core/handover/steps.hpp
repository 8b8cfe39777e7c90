// The steps of a hand-over on either side.
#pragma once

#include "core/command/wait_list.hpp"
#include "core/handover/acquisition.hpp"

namespace clgl
{

// What semaphores are told of.
GlObjects imported_objects(const HandOverItems &items);
// Whether OpenCL imports the memory of any.
bool any_imported(const HandOverItems &items);
// Of a release, whose OpenGL part needs a thread that has OpenGL.
bool any_uses_gl(const HandOverItems &items);
// What only changes hands has nothing to overlap with.
bool nothing_is_copied(const HandOverItems &items);
// What the copies that run use stays until they have ended.
void keep_until_done(const HandOverItems &items);
// After a failure half-way: what OpenCL has got already is not the queue's, and the copies that run still use the
// memory.
void undo_acquire(const HandOverItems &items);

// What an acquire's part on OpenCL waits for, beside what is in the wait list; each may be empty.
struct GlDependencies {
    SemaphorePool::Signal signal;
    // Only the driver's own acquires may wait for it
    ClEvent for_acquires;
};

// OpenGL's part of an acquire: what it wrote becomes visible, is copied where the transport does so, and the
// commands that follow wait for it: by what this gives, or by what is in `waits` then.
GlDependencies acquire_on_gl(GlShareGroup &side, const HandOverItems &items, WaitList &waits);

// Enqueues the acquires and copies of OpenCL's part. Returns the event behind which the objects are the queue's,
// or none if what remains in `waits` still has to come before the queue's next command. Fails as acquire_on_cl.
ClEvent enqueue_acquires(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits);

// OpenCL's part: the copies into its memory, and the order of what follows. Gives the event behind which the
// objects are the queue's, or none if they are already. What it has done when it throws, it takes out of `by_gl`
// and notes in `items`: called again, it goes on.
ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits,
                      bool want_event);

// What of an acquired part must move back to OpenGL.
SubRange part_to_move_back(const HandOverItem &item, const Acquisition &held);

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

}  // namespace clgl
