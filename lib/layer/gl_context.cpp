#include "layer/gl_context.hpp"

#include "core/gl/make_current.hpp"
#include "layer/log.hpp"

namespace clgl::layer
{

namespace
{

Ref<Context> join(cl_context native, const winsys::Binding &gl)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.winsys = gl.platform;
    desc.gl_display = gl.display;
    desc.gl_context = gl.context;
    desc.cl_context = native;
    // The native transport is disabled, because it would call the cl_khr_gl_sharing functions of this layer.
    const Context::Options options{.native = false, .late_releases = true};
    if (gl.platform == CLGL_WINSYS_EGL) return Context::create(desc, options);
    // In GLX and WGL, only a thread with a current context can wait for a sync.
    desc.flags = CLGL_CONTEXT_SYNC_THREAD;
    try {
        return Context::create(desc, options);
    } catch (const Error &error) {
        if (error.result() != CLGL_ERROR_WINSYS) throw;
        log_line("clCreateEventFromGLsyncKHR is not available: ", error.what());
    }
    desc.flags = 0;
    return Context::create(desc, options);
}

std::unique_ptr<winsys::OwnContext> make_spare(const winsys::Binding &gl)
{
    try {
        const ScopedMakeCurrent current(gl);
        return winsys::make_shared(gl);
    } catch (const Error &error) {
        log_line("threads without a current OpenGL context cannot acquire or release objects: ", error.what());
        return {};
    }
}

}  // namespace

GlContext::GlContext(ClContext native, const winsys::Binding &gl, std::vector<cl_context_properties> properties)
    : Tracked(native.get()), native_(std::move(native)), properties_(std::move(properties)),
      core_(join(handle(), gl)), spare_(make_spare(core_->gl()->binding()))
{
    if (spare_) core_->gl()->note_context(spare_->binding());
}

// Waits up to two seconds for pending work, because the application may destroy its GL contexts or close their
// display after this call.
GlContext::~GlContext()
{
    constexpr int64_t drain_timeout_ns = 2'000'000'000;
    const KeptGlErrors kept;
    core_->waiter().drain(drain_timeout_ns);
    spare_.reset();
    core_ = Ref<Context>();
}

void GlContext::note_user_event(cl_event event)
{
    unset_user_events_.add(event);
    core_->user_events().note_created(SignalledBy::program);
}

void GlContext::forget_user_event(cl_event event) noexcept
{
    if (!unset_user_events_.remove(event)) return;
    try {
        core_->user_events().note_signalled(SignalledBy::program);
    } catch (const Error &error) {
        log_line("OpenCL events could not be released: ", error.what());
    }
}

OnGl::OnGl(GlContext &context)
{
    const Ref<GlShareGroup> side = context.core_->gl();
    if (winsys::current_context() == side->binding().context || side->is_current() || !context.spare_) return;
    std::unique_lock lock(context.spare_->use()->current);
    if (context.spare_->has_ended())
        fail(CLGL_ERROR_CONTEXT_LOST, "the display of the OpenGL context was closed");
    before_ = winsys::current();
    winsys::make_current(context.spare_->binding());
    spare_ = std::move(lock);
}

OnGl::~OnGl()
{
    if (!spare_.owns_lock()) return;
    glFinish();
    try {
        winsys::make_current(before_);
    } catch (const Error &error) {
        log_line("cannot make the previous OpenGL context of this thread current again: ", error.what());
    }
}

GlQueue::GlQueue(ClQueue native, Ref<GlContext> context)
    : Tracked(native.get()), context_(std::move(context)), native_(std::move(native))
{
}

Ref<Queue> GlQueue::core()
{
    std::lock_guard lock(mutex_);
    if (core_) return core_;
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    desc.cl_queue = handle();
    core_ = make_ref<Queue>(context_->core(), desc);
    return core_;
}

}  // namespace clgl::layer
