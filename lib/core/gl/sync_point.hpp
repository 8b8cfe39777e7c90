// A point in OpenGL's command stream, and the ways to wait for it.
#pragma once

#include "base/lock_order.hpp"
#include "core/gl/share_group.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class GlSyncPoint : public Counted
{
public:
    // Behind what this thread's context has issued, flushed. In a GlScope.
    static Ref<GlSyncPoint> insert(Ref<GlShareGroup> side);
    // The same, waitable anywhere, but nothing if the commands are done already.
    static Ref<GlSyncPoint> insert_unless_done(Ref<GlShareGroup> side);
    // A sync of the program's, which outlives this. In a GlScope. Throws CLGL_ERROR_INVALID_GL_OBJECT.
    static Ref<GlSyncPoint> adopt(Ref<GlShareGroup> side, GLsync sync);
    ~GlSyncPoint() override;

    // Lets other threads wait for it, where that is possible. In the GlScope that inserted it.
    void make_waitable_anywhere();

    // On any thread; -1 for ever. Throws CLGL_ERROR_NO_GL_CONTEXT where only threads with OpenGL can wait.
    bool wait(int64_t timeout_ns);
    // In a GlScope: commands from now on come after it.
    void wait_on_gl() const;

    bool waitable_anywhere() const;
    // Has `done` called when it is signalled. Throws CLGL_ERROR_UNSUPPORTED if it is not waitable anywhere.
    void when_signalled(Waiter::Done done);

    // An event that completes with it, of this context. Throws as when_signalled.
    ClEvent event(cl_context context);

    // nullptr where OpenGL has no syncs.
    GLsync sync() const { return sync_; }

private:
    explicit GlSyncPoint(Ref<GlShareGroup> side) : side_(std::move(side)) {}
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    struct Watch;
    std::shared_ptr<Watch> watch();
    bool wait_with_helper(int64_t timeout_ns);

    Ref<GlShareGroup> side_;
    GlGarbage::PreallocatedNode room_;
    GLsync sync_ = nullptr;
    bool owned_ = false;
    std::unique_ptr<winsys::Sync> winsys_sync_;
    OrderedMutex<LockOrder::sync_point> mutex_;
    ClEvent event_;
    std::shared_ptr<Watch> watch_;
};

}  // namespace clgl
