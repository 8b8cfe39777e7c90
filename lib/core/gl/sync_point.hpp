// A point in the GL command stream. Threads, GL commands and OpenCL commands can wait until it is reached.
#pragma once

#include "base/lock_order.hpp"
#include "core/gl/share_group.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class GlSyncPoint : public Counted
{
public:
    // Inserts a sync point after the earlier commands of this GL context, and flushes the context. If GL has no
    // syncs, calls glFinish instead. Must be called in a GlScope.
    static Ref<GlSyncPoint> insert(Ref<GlShareGroup> side);
    // Like insert(), but any thread can wait for the point if the window system or a helper context supports
    // this. Returns an empty Ref if all earlier commands complete within 0.1 ms. If GL has no syncs, calls
    // glFinish and returns an empty Ref. Must be called in a GlScope.
    static Ref<GlSyncPoint> insert_unless_done(Ref<GlShareGroup> side);
    // Creates a point from an application-owned sync, which must outlive the point. Must be called in a GlScope.
    // Throws CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_UNSUPPORTED.
    static Ref<GlSyncPoint> adopt(Ref<GlShareGroup> side, GLsync sync);
    // Throws CLGL_ERROR_UNSUPPORTED: GL has no syncs.
    [[noreturn]] static void fail_without_syncs();
    ~GlSyncPoint() override;

    // Enables waits on any thread, if the window system supports this. Must be called in the GlScope that
    // inserted the point.
    void make_waitable_anywhere();

    // Waits until the point is reached, at most `timeout_ns` nanoseconds (-1 = no limit). Returns false after the
    // timeout. If only threads with a GL context can wait, throws the errors of GlShareGroup::require_current on
    // other threads.
    bool wait(int64_t timeout_ns);
    // Makes later GL commands wait for the point. Must be called in a GlScope.
    void wait_on_gl() const;

    bool waitable_anywhere() const;
    // Calls `done` on the waiter thread when the point is reached or the wait has failed. Throws
    // CLGL_ERROR_UNSUPPORTED unless waitable_anywhere().
    void when_signalled(Waiter::Done done);

    // Returns an event of `context` that completes when the point is reached, or fails if the wait fails. All
    // calls must pass the same `context`, and return the same event. Throws the errors of when_signalled.
    ClEvent event(cl_context context);

    // Returns the GL sync; nullptr if GL has no syncs.
    GLsync sync() const { return sync_; }

private:
    explicit GlSyncPoint(Ref<GlShareGroup> side) : side_(std::move(side)) {}
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    struct Watch;
    std::shared_ptr<Watch> watch();
    bool wait_with_helper(int64_t timeout_ns);

    Ref<GlShareGroup> side_;
    GlGarbage::PreallocatedNode node_;
    GLsync sync_ = nullptr;
    bool owned_ = false;
    std::unique_ptr<winsys::Sync> winsys_sync_;
    OrderedMutex<LockOrder::sync_point> mutex_;
    ClEvent event_;
    std::shared_ptr<Watch> watch_;
};

}  // namespace clgl
