// A point in the GL command stream, and the ways to wait for it.
#pragma once

#include "base/lock_order.hpp"
#include "core/gl/share_group.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class GlSyncPoint : public Counted
{
public:
    // Inserts a point behind this context's commands and flushes. Must be called in a GlScope.
    static Ref<GlSyncPoint> insert(Ref<GlShareGroup> side);
    // The same, waitable on any thread. Returns nothing if the commands have completed already.
    static Ref<GlSyncPoint> insert_unless_done(Ref<GlShareGroup> side);
    // Wraps an application-owned sync, which must outlive the point. Must be called in a GlScope. Throws
    // CLGL_ERROR_INVALID_GL_OBJECT.
    static Ref<GlSyncPoint> adopt(Ref<GlShareGroup> side, GLsync sync);
    ~GlSyncPoint() override;

    // Lets other threads wait for it, where that is possible. Must be called in the GlScope that inserted it.
    void make_waitable_anywhere();

    // Waits up to `timeout_ns` (-1 = no limit), on any thread. Returns whether the point was reached. Throws
    // CLGL_ERROR_NO_GL_CONTEXT where only threads with a GL context can wait.
    bool wait(int64_t timeout_ns);
    // Makes later GL commands wait for it. Must be called in a GlScope.
    void wait_on_gl() const;

    bool waitable_anywhere() const;
    // Calls `done` when it is signalled. Throws CLGL_ERROR_UNSUPPORTED if it is not waitable anywhere.
    void when_signalled(Waiter::Done done);

    // Returns an event of this context that completes with it. Throws as when_signalled.
    ClEvent event(cl_context context);

    // nullptr where GL has no syncs
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
