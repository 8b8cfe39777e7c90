#include "core/gl/sync_point.hpp"

#include "base/lock_order.hpp"
#include "base/text.hpp"
#include "core/sync/user_events.hpp"

#include <algorithm>
#include <condition_variable>
#include <limits>

namespace clgl
{

namespace
{

// The interval in ns at which a wait on the CPU checks whether the context is lost.
constexpr int64_t slice_ns = 100'000'000;

// A wait through another thread and a user event takes at least this time in ns.
constexpr int64_t worth_waiting_ns = 100'000;

// Calls `wait_slice` with short timeouts until it returns true. Returns false after `timeout_ns` nanoseconds (-1
// = no limit).
template <typename WaitSlice> bool wait_in_slices(int64_t timeout_ns, WaitSlice wait_slice)
{
    for (int64_t left = timeout_ns;;) {
        const int64_t slice = left < 0 ? slice_ns : std::min(left, slice_ns);
        if (wait_slice(slice)) return true;
        if (left < 0) continue;
        left -= slice;
        if (left <= 0) return false;
    }
}

// Flushes, then waits for a sync. Must be called with a context of the share group current.
bool client_wait(GLsync sync, int64_t timeout_ns)
{
    switch (glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, static_cast<GLuint64>(timeout_ns))) {
    case GL_ALREADY_SIGNALED:
    case GL_CONDITION_SATISFIED:
        return true;
    case GL_TIMEOUT_EXPIRED:
        return false;
    default:
        break;
    }
    check_gl("glClientWaitSync");
    fail(CLGL_ERROR_OPENGL, "glClientWaitSync returned GL_WAIT_FAILED");
}

GLsync make_sync()
{
    const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!sync) check_gl("glFenceSync");
    if (!sync) fail(CLGL_ERROR_OPENGL, "glFenceSync returned NULL");
    return sync;
}

}  // namespace

// The result of a wait with the helper context, for threads without a GL context.
struct GlSyncPoint::Watch {
    OrderedMutex<LockOrder::watched_sync_point> mutex;
    std::condition_variable_any changed;
    bool over = false;
    bool signalled = false;
};

Ref<GlSyncPoint> GlSyncPoint::insert(Ref<GlShareGroup> side)
{
    Ref<GlSyncPoint> point = make_ref<GlSyncPoint>(side);
    if (!side->caps().sync) {
        glFinish();
        return point;
    }
    point->sync_ = make_sync();
    point->owned_ = true;
    glFlush();
    return point;
}

Ref<GlSyncPoint> GlSyncPoint::insert_unless_done(Ref<GlShareGroup> side)
{
    if (!side->caps().sync) {
        glFinish();
        return {};
    }
    Ref<GlSyncPoint> point = make_ref<GlSyncPoint>(side);
    point->sync_ = make_sync();
    point->owned_ = true;
    if (client_wait(point->sync_, worth_waiting_ns)) {
        // Delete the sync here, so that the destructor does not pass it to GlGarbage.
        point->owned_ = false;
        glDeleteSync(point->sync_);
        return {};
    }
    point->make_waitable_anywhere();
    return point;
}

void GlSyncPoint::fail_without_syncs()
{
    fail(CLGL_ERROR_UNSUPPORTED,
         "this OpenGL context has no sync objects: create one of OpenGL 3.2, OpenGL ES 3.0 or with GL_ARB_sync");
}

Ref<GlSyncPoint> GlSyncPoint::adopt(Ref<GlShareGroup> side, GLsync sync)
{
    if (!side->caps().sync) fail_without_syncs();
    if (!glIsSync(sync))
        fail(CLGL_ERROR_INVALID_GL_OBJECT, "gl_sync is not a sync object of the share group of the clgl context");
    Ref<GlSyncPoint> point = make_ref<GlSyncPoint>(side);
    point->sync_ = sync;
    // Insert a wait for `sync` before the EGL sync that make_waitable_anywhere() inserts. Other threads can wait
    // only for the EGL sync, which is then signalled after `sync`.
    if (side->has_winsys_sync()) point->wait_on_gl();
    point->make_waitable_anywhere();
    glFlush();
    return point;
}

GlSyncPoint::~GlSyncPoint()
{
    if (owned_) side_->garbage().add_sync(std::move(node_), sync_);
}

void GlSyncPoint::make_waitable_anywhere()
{
    if (!sync_ || !side_->has_winsys_sync()) return;
    winsys_sync_ = winsys::make_sync(side_->binding());
    glFlush();
}

// Returns the watch of this point. All waits share one watch, so that a wait gets the result even if earlier
// waits timed out.
std::shared_ptr<GlSyncPoint::Watch> GlSyncPoint::watch()
{
    std::lock_guard lock(mutex_);
    if (watch_) return watch_;
    const auto made = std::make_shared<Watch>();
    when_signalled([made](bool signalled) {
        std::lock_guard watch_lock(made->mutex);
        made->over = true;
        made->signalled = signalled;
        made->changed.notify_all();
    });
    return watch_ = made;
}

bool GlSyncPoint::wait_with_helper(int64_t timeout_ns)
{
    // Limit the timeout, because the sum of timeout and current time must not overflow.
    constexpr int64_t longest_ns = std::numeric_limits<int64_t>::max() / 2;
    const std::shared_ptr<Watch> watched = watch();
    std::unique_lock lock(watched->mutex);
    const auto is_over = [&] { return watched->over; };
    if (timeout_ns < 0)
        watched->changed.wait(lock, is_over);
    else if (!watched->changed.wait_for(lock, std::chrono::nanoseconds(std::min(timeout_ns, longest_ns)),
                                        is_over))
        return false;
    if (!watched->signalled)
        fail(CLGL_ERROR_OPENGL, "waiting for the OpenGL fence failed: to see the cause, set a callback with "
                                "clgl_log_set_callback");
    return true;
}

bool GlSyncPoint::wait(int64_t timeout_ns)
{
    if (!sync_) return true;
    if (side_->is_current()) {
        return wait_in_slices(timeout_ns, [&](int64_t slice) {
            side_->check_reset();
            return client_wait(sync_, slice);
        });
    }
    if (winsys_sync_) return winsys_sync_->wait(timeout_ns);
    if (side_->has_helper()) return wait_with_helper(timeout_ns);
    side_->require_current(winsys::current_context());
    return false;
}

void GlSyncPoint::wait_on_gl() const
{
    if (!sync_) return;
    glWaitSync(sync_, 0, GL_TIMEOUT_IGNORED);
    check_gl("glWaitSync");
}

bool GlSyncPoint::waitable_anywhere() const { return !sync_ || winsys_sync_ || side_->has_helper(); }

void GlSyncPoint::when_signalled(Waiter::Done done)
{
    if (!waitable_anywhere())
        fail(CLGL_ERROR_UNSUPPORTED, text("this OpenGL fence supports neither callbacks nor a cl_event: ",
                                          winsys::explain_no_sync(side_->binding()),
                                          "; create the clgl context with CLGL_CONTEXT_SYNC_THREAD"));
    Ref<GlSyncPoint> self(this);
    side_->waiter().add(
        [self](int64_t timeout_ns) {
            if (!self->sync_) return true;
            if (self->winsys_sync_) return self->winsys_sync_->wait(timeout_ns);
            self->side_->use_helper();
            return client_wait(self->sync_, timeout_ns);
        },
        std::move(done));
}

ClEvent GlSyncPoint::event(cl_context context)
{
    std::lock_guard lock(mutex_);
    if (event_) return event_;
    const ClEvent event = make_user_event(context);
    when_signalled([event](bool signalled) {
        const cl_int status = signalled ? CL_COMPLETE : CL_OUT_OF_RESOURCES;
        // Try twice, because commands would wait forever if the event never ended.
        if (end_user_event(event, status) != CL_SUCCESS) end_user_event(event, status);
    });
    event_ = event;
    return event_;
}

}  // namespace clgl
