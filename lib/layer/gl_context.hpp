// OpenCL contexts that share objects with OpenGL through the layer, and their queues.
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
    // `properties` is the application's list, with the final 0. Throws like clgl_context_create.
    GlContext(ClContext native, const winsys::Binding &gl, std::vector<cl_context_properties> properties);
    ~GlContext() override;

    const Ref<Context> &core() const { return core_; }
    const std::vector<cl_context_properties> &properties() const { return properties_; }

    // Track user events that the application has not set yet. Waiting for a command that depends on one may
    // deadlock: the waiting thread may be the one that would set it.
    void note_user_event(cl_event event);
    void forget_user_event(cl_event event) noexcept;
    UnsetUserEvents &unset_user_events() { return unset_user_events_; }

private:
    friend class OnGl;

    ClContext native_;
    std::vector<cl_context_properties> properties_;
    Ref<Context> core_;
    // A context for threads without a current one; used by one thread at a time
    std::unique_ptr<winsys::OwnContext> spare_;
    UnsetUserEvents unset_user_events_;
};

// A context that shares no objects although its properties name OpenGL (CL_GL_CONTEXT_KHR of 0). The layer
// removed these properties from the list for the driver.
class PlainContext : public Tracked<PlainContext, cl_context>
{
public:
    // `properties` is the application's list, with the final 0.
    PlainContext(ClContext native, std::vector<cl_context_properties> properties)
        : Tracked(native.get()), native_(std::move(native)), properties_(std::move(properties))
    {
    }

    const std::vector<cl_context_properties> &properties() const { return properties_; }

private:
    ClContext native_;
    std::vector<cl_context_properties> properties_;
};

// Ensures that a context of the share group is current while this object lives: the application's, if one is
// current, or the spare one. At the end it restores the pending errors of the application's context, or waits for
// the commands of the spare one.
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
    // Takes ownership of one reference to the driver's queue.
    GlQueue(cl_command_queue native, Ref<GlContext> context);

    GlContext &context() const { return *context_; }
    // Returns the queue object of lib/core, created on first use. Throws if the queue cannot be used for sharing.
    Ref<Queue> core();

private:
    Ref<GlContext> context_;
    ClQueue native_;
    OrderedMutex<LockOrder::layer_queue> mutex_;
    Ref<Queue> core_;
};

}  // namespace clgl::layer
