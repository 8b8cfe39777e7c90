// Tracks OpenCL contexts that share objects with OpenGL through the layer, and their queues.
#pragma once

#include "base/lock_order.hpp"
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
    // `properties` is the list that the application passed, with the final 0. Throws like clgl_context_create.
    GlContext(ClContext native, const winsys::Binding &gl, std::vector<cl_context_properties> properties);
    ~GlContext() override;

    const Ref<Context> &core() const { return core_; }
    const std::vector<cl_context_properties> &properties() const { return properties_; }

    // These functions track user events that the application has not set yet. The layer must not wait for
    // commands that depend on such an event, because the waiting thread may be the thread that will set the
    // event.
    void note_user_event(cl_event event);
    void forget_user_event(cl_event event) noexcept;
    UnsetUserEvents &unset_user_events() { return unset_user_events_; }

private:
    friend class OnGl;

    ClContext native_;
    std::vector<cl_context_properties> properties_;
    Ref<Context> core_;
    // A GL context for threads on which no context of the share group is current; nullptr if it could not be
    // created. Only one thread at a time uses it.
    std::unique_ptr<winsys::OwnContext> spare_;
    UnsetUserEvents unset_user_events_;
};

// Returns whether this is a forked child whose parent had contexts that share objects with OpenGL. Commands of
// such contexts never end in the child, because the threads of the driver exist only in the parent.
inline bool has_inherited_contexts() { return Registry<GlContext>::instance().is_inherited(); }

// A context that does not share objects although its property list contains GL properties, because
// CL_GL_CONTEXT_KHR is 0 or missing. The layer removes the GL properties from the list that it passes to the
// driver.
class PlainContext : public Tracked<PlainContext, cl_context>
{
public:
    // `properties` is the list that the application passed, with the final 0.
    PlainContext(ClContext native, std::vector<cl_context_properties> properties)
        : Tracked(native.get()), native_(std::move(native)), properties_(std::move(properties))
    {
    }

    const std::vector<cl_context_properties> &properties() const { return properties_; }

private:
    ClContext native_;
    std::vector<cl_context_properties> properties_;
};

// Ensures that a GL context of the share group is current while this object lives. If none is current, makes the
// spare context current if there is one. For the spare context, the destructor waits for its commands, then makes
// the previous context current again. The destructor restores the pending GL errors of the application.
class OnGl
{
public:
    // Throws CLGL_ERROR_CONTEXT_LOST if the spare context was destroyed.
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
    // `native` is the queue of the driver.
    GlQueue(ClQueue native, Ref<GlContext> context);

    GlContext &context() const { return *context_; }
    // Returns the queue object of lib/core, and creates it in the first call. Throws if the queue cannot be used
    // for sharing.
    Ref<Queue> core();

private:
    Ref<GlContext> context_;
    ClQueue native_;
    OrderedMutex<LockOrder::layer_queue> mutex_;
    Ref<Queue> core_;
};

}  // namespace clgl::layer
