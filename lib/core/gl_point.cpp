#include "core/gl_point.hpp"

#include <algorithm>
#include <condition_variable>

namespace clgl
{

namespace
{

// A lost context is noticed at least this often while the CPU waits.
constexpr int64_t slice_ns = 100'000'000;

// Repeats `wait_slice` until it says yes or the time is over.
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

// On a thread that has the sync's share group; flushes what is not yet.
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
    fail(CLGL_ERROR_OPENGL, "glClientWaitSync gave GL_WAIT_FAILED");
}

}  // namespace

Ref<GlPoint> GlPoint::insert(Ref<GlSide> side)
{
    Ref<GlPoint> point = make_ref<GlPoint>(side);
    if (!side->caps().sync) {
        glFinish();
        return point;
    }
    point->sync_ = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!point->sync_) check_gl("glFenceSync");
    point->owned_ = true;
    glFlush();
    return point;
}

Ref<GlPoint> GlPoint::insert_unless_done(Ref<GlSide> side)
{
    if (!side->caps().sync) {
        glFinish();
        return {};
    }
    const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!sync) check_gl("glFenceSync");
    if (client_wait(sync, 0)) {
        glDeleteSync(sync);
        return {};
    }
    Ref<GlPoint> point = make_ref<GlPoint>(side);
    point->sync_ = sync;
    point->owned_ = true;
    point->make_waitable_anywhere();
    return point;
}

Ref<GlPoint> GlPoint::adopt(Ref<GlSide> side, GLsync sync)
{
    if (!glIsSync(sync))
        fail(CLGL_ERROR_INVALID_GL_OBJECT, "gl_sync is no sync object of the clgl context's share group");
    Ref<GlPoint> point = make_ref<GlPoint>(side);
    point->sync_ = sync;
    glFlush();
    return point;
}

GlPoint::~GlPoint()
{
    if (owned_) side_->garbage().add_sync(sync_);
}

void GlPoint::make_waitable_anywhere()
{
    if (!sync_ || !side_->has_winsys_sync()) return;
    winsys_sync_ = winsys::make_sync(side_->binding());
    glFlush();
}

bool GlPoint::wait_with_helper(int64_t timeout_ns)
{
    struct Signal {
        std::mutex mutex;
        std::condition_variable changed;
        bool set = false;
    };
    auto signal = std::make_shared<Signal>();
    when_signalled([signal](bool) {
        std::lock_guard lock(signal->mutex);
        signal->set = true;
        signal->changed.notify_all();
    });
    std::unique_lock lock(signal->mutex);
    const auto is_set = [&] { return signal->set; };
    if (timeout_ns >= 0) return signal->changed.wait_for(lock, std::chrono::nanoseconds(timeout_ns), is_set);
    signal->changed.wait(lock, is_set);
    return true;
}

bool GlPoint::wait(int64_t timeout_ns)
{
    if (!sync_) return true;
    if (side_->is_current()) {
        return wait_in_slices(timeout_ns, [&](int64_t slice) {
            check_gl_reset(side_->caps());
            return client_wait(sync_, slice);
        });
    }
    if (winsys_sync_) return winsys_sync_->wait(timeout_ns);
    if (side_->has_helper()) return wait_with_helper(timeout_ns);
    side_->require_current(winsys::current_context());
    return false;
}

void GlPoint::wait_on_gl() const
{
    if (!sync_) return;
    glWaitSync(sync_, 0, GL_TIMEOUT_IGNORED);
    check_gl("glWaitSync");
}

bool GlPoint::waitable_anywhere() const { return !sync_ || winsys_sync_ || side_->has_helper(); }

void GlPoint::when_signalled(Waiter::Done done)
{
    if (!waitable_anywhere())
        fail(CLGL_ERROR_UNSUPPORTED,
             "only a thread with OpenGL can wait for this fence: the window system has no "
             "EGL_KHR_fence_sync; make the clgl context with CLGL_CONTEXT_HELPER");
    Ref<GlPoint> self(this);
    side_->waiter().add(
        [self](int64_t timeout_ns) {
            if (!self->sync_) return true;
            return self->winsys_sync_ ? self->winsys_sync_->wait(timeout_ns)
                                      : client_wait(self->sync_, timeout_ns);
        },
        std::move(done));
}

ClEvent GlPoint::event(cl_context context)
{
    std::lock_guard lock(mutex_);
    if (event_) return event_;
    cl_int code = CL_SUCCESS;
    ClEvent event(cl().CreateUserEvent(context, &code));
    check_cl(code, "clCreateUserEvent");
    when_signalled([event](bool signalled) {
        cl().SetUserEventStatus(event.get(), signalled ? CL_COMPLETE : CL_OUT_OF_RESOURCES);
    });
    event_ = event;
    return event_;
}

}  // namespace clgl
