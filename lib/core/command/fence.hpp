// Fences: points in the command stream of either side.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/queue.hpp"
#include "core/gl/sync_point.hpp"
#include "core/memory/shared_storage.hpp"
#include "driver/cl.hpp"

#include <clgl/fence.h>

#include <atomic>

namespace clgl
{

struct HostProgress : Counted {
    std::atomic<bool> begun = false;
    // The native kernel command that runs it; empty if the waiter thread does. Set before other threads know the
    // fence.
    ClEvent command;
};

class Fence : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::fence;

    // The fence of a command. `pending`: the releases that are finished when OpenGL waits for the fence.
    // `command`: a CLGL_COMMAND_ constant, if the event is of another command than the application asked for.
    Fence(Ref<Context> context, ClEvent event, std::vector<PendingReleaseRef> pending = {},
          clgl_command_type command = CLGL_COMMAND_UNKNOWN);
    // The fence of a host function.
    Fence(Ref<Context> context, ClEvent event, Ref<HostProgress> host);
    // The fence of a point in the GL command stream, with a signal behind it if there is one.
    Fence(Ref<Context> context, Ref<GlSyncPoint> point, SemaphorePool::Signal signal = {});
    // The fence of a signal that only commands wait for: a sync besides would cost the device 8 us.
    Fence(Ref<Context> context, SemaphorePool::Signal signal);
    // A user fence.
    explicit Fence(Ref<Context> context);
    // The fence of an application-owned event. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Fence> adopt(Ref<Context> context, void *event);
    ~Fence() override;

    Context &context() const { return *context_; }
    void on_destroy() override;

    // Waits up to `timeout_ns`, -1 for ever. Returns whether the fence was reached. Throws
    // CLGL_ERROR_COMMAND_FAILED.
    bool wait(int64_t timeout_ns);
    // Returns whether it has completed or failed.
    bool ended();
    // Returns whether there is a signal that no command waits for yet.
    bool has_signal();
    // Returns whether OpenGL waits for its releases on the device only.
    bool ordered_on_device() const;
    // Makes OpenGL wait for the fence. Must be called on a thread with a GL context.
    void wait_on_gl(Visibility seen = Visibility::this_context);
    clgl_fence_info info() const;
    void signal(int32_t error);
    // Calls back when the fence reaches `status`, CLGL_STATUS_SUBMITTED to CLGL_STATUS_COMPLETE.
    void set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback, void *user_data);
    // Returns false before the command has completed.
    bool profiling(clgl_profiling &times) const;

    // Returns an event that commands can wait for, or none if the fence was reached. Waits on the CPU if only
    // this thread can wait. Throws CLGL_ERROR_UNSUPPORTED if it cannot, either.
    ClEvent event_to_wait_for();
    // Returns an event for a command of this queue. If the queue itself can wait, it does, and the event is
    // empty.
    ClEvent event_to_wait_for(const Queue &queue);
    // Returns an event that lives as long as the fence.
    cl_event native_event();
    // Returns a sync that lives as long as the fence. Must be called in a GlScope.
    GLsync native_sync();

private:
    void call_when_signalled(clgl_fence_status status, std::function<void(clgl_fence_status)> call);
    clgl_command_type command() const;
    // Returns the event that has the profiling times.
    const ClEvent &timed_event() const;
    ClEvent event_of_signal();
    bool wait_on_device(Visibility seen);
    bool finish_pending_releases(Visibility seen);
    bool wait_for_event(int64_t timeout_ns) const;

    Ref<Context> context_;
    clgl_fence_type kind_;
    clgl_command_type command_;
    ClEvent event_;
    Ref<HostProgress> host_;
    Ref<GlSyncPoint> point_;
    // Empty once a command waits for it: event_ is then that command's event
    SemaphorePool::Signal signal_;
    const std::vector<PendingReleaseRef> pending_;
    std::atomic<bool> signalled_{false};
    OrderedMutex<LockOrder::fence> mutex_;
    GlGarbage::PreallocatedNode room_;
    GLsync sync_of_event_ = nullptr;
};

}  // namespace clgl
