// An OpenCL context that shares with OpenGL by the layer, and its queues.
#pragma once

#include "core/context/context.hpp"
#include "core/context/queue.hpp"
#include "layer/kept_gl_errors.hpp"
#include "layer/registry.hpp"
#include "layer/unset_user_events.hpp"

#include <vector>

namespace clgl::layer
{

class GlContext : public Tracked<GlContext, cl_context>
{
public:
    // `properties` are those that the program gave, with their 0. Throws as clgl_context_create documents.
    GlContext(ClContext native, const winsys::Binding &gl, std::vector<cl_context_properties> properties);
    ~GlContext() override;

    const Ref<Context> &core() const { return core_; }
    const std::vector<cl_context_properties> &properties() const { return properties_; }

    // Events of the program's own that it has not set yet: what waits for them would wait for ever if the thread
    // that is to set them waited, too.
    void note_user_event(cl_event event);
    void forget_user_event(cl_event event) noexcept;
    // What waits for them.
    UnsetUserEvents &unset_user_events() { return unset_user_events_; }

private:
    friend class OnGl;

    ClContext native_;
    std::vector<cl_context_properties> properties_;
    Ref<Context> core_;
    // For threads without OpenGL, on one of them at a time.
    std::unique_ptr<winsys::OwnContext> spare_;
    UnsetUserEvents unset_user_events_;
};

// One that shares nothing, although its properties name OpenGL (CL_GL_CONTEXT_KHR of 0): the driver has not seen
// them.
class PlainContext : public Tracked<PlainContext, cl_context>
{
public:
    // `properties` are those that the program gave, with their 0.
    PlainContext(ClContext native, std::vector<cl_context_properties> properties)
        : Tracked(native.get()), native_(std::move(native)), properties_(std::move(properties))
    {
    }

    const std::vector<cl_context_properties> &properties() const { return properties_; }

private:
    ClContext native_;
    std::vector<cl_context_properties> properties_;
};

// While it lives, a context of the share group is current on this thread: the program's, whose pending errors are
// there again at the end, or else the spare one, whose commands have then completed.
class OnGl
{
public:
    // Throws CLGL_ERROR_CONTEXT_LOST if the spare one has ended.
    explicit OnGl(GlContext &context);
    ~OnGl();
    OnGl(const OnGl &) = delete;
    OnGl &operator=(const OnGl &) = delete;

private:
    KeptGlErrors kept_;
    std::unique_lock<std::timed_mutex> spare_;
    winsys::Binding before_;
};

class GlQueue : public Tracked<GlQueue, cl_command_queue>
{
public:
    // Takes over the reference of the driver's queue.
    GlQueue(cl_command_queue native, Ref<GlContext> context);

    GlContext &context() const { return *context_; }
    // Made when it is needed first. Throws what makes the queue unfit for sharing.
    Ref<Queue> core();

private:
    Ref<GlContext> context_;
    ClQueue native_;
    std::mutex mutex_;
    Ref<Queue> core_;
};

}  // namespace clgl::layer
