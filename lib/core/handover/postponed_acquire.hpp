// An acquire of imported memory whose part on OpenCL waits for the first command behind it, so that a hand-over
// with nothing in between leaves OpenCL's device alone. OpenGL's part is over: its signal is on its way.
#pragma once

#include "core/handover/steps.hpp"

namespace clgl
{

class PostponedAcquire
{
public:
    // Whether such an acquire can be: by an in-order queue, of nothing but what semaphores order, behind nothing
    // else.
    static bool is_possible(const Queue &queue, const HandOverItems &items, const GlDependencies &by_gl,
                            const WaitList &waits);

    // Takes what OpenGL gave.
    PostponedAcquire(const HandOverItems &items, GlDependencies &&by_gl);
    GlDependencies take_back() { return std::move(by_gl_); }

    // Throws what OpenCL says, and goes on with what is left when it is called again.
    void enqueue(const Queue &queue);
    // Whether a release is of these acquisitions and of no others.
    bool is_of(const HandOverItems &items) const;
    // Goes on without one of them. Whether it was there, and OpenCL has nothing of it.
    bool leave(const Acquisition &gone);
    bool empty() const { return items_.empty(); }

private:
    HandOverItems items_;
    GlDependencies by_gl_;
    WaitList waits_;
};

}  // namespace clgl
