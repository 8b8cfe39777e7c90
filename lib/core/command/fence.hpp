// Fences: points in either side's command stream, behind one handle.
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
    // The driver's command that runs it; empty where a thread of the library's does. Set before the fence is
    // handed out.
    ClEvent command;
};

class Fence : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::fence;

    // Of a command. `pending`: the releases that are finished when OpenGL waits for it. `command`:
    // CLGL_COMMAND_..., where the event is of another command than the program asked for.
    Fence(Ref<Context> context, ClEvent event, std::vector<PendingReleaseRef> pending = {},
          int32_t command = CLGL_COMMAND_UNKNOWN);
    // Of a function of the program's.
    Fence(Ref<Context> context, ClEvent event, Ref<HostProgress> host);
    // Of a point in OpenGL's stream, and a signal behind it, if there is one.
    Fence(Ref<Context> context, Ref<GlSyncPoint> point, SemaphorePool::Signal signal = {});
    // Of a signal alone, for nothing but commands that wait for it: a sync beside it costs the device 8 us.
    Fence(Ref<Context> context, SemaphorePool::Signal signal);
    // The program's.
    explicit Fence(Ref<Context> context);
    // Of an event that the program made. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Fence> adopt(Ref<Context> context, void *event);
    ~Fence() override;

    Context &context() const { return *context_; }
    void on_destroy() override;

    // Whether it was reached within the time; -1 for ever. Throws CLGL_ERROR_COMMAND_FAILED.
    bool wait(int64_t timeout_ns);
    // Whether it has completed or failed.
    bool ended();
    // Whether there is a signal that no command has come to wait for.
    bool has_signal();
    // Of releases: whether OpenGL's wait is the device's alone.
    bool ordered_on_device() const;
    // On a thread that may call OpenGL.
    void wait_on_gl(Visibility seen = Visibility::this_context);
    clgl_fence_info info() const;
    void signal(int32_t error);
    // When it is as far as `status`, CLGL_STATUS_SUBMITTED to CLGL_STATUS_COMPLETE.
    void set_callback(clgl_fence handle, int32_t status, clgl_fence_callback callback, void *user_data);
    // False before the command has completed.
    bool profiling(clgl_profiling &times) const;

    // An event that commands can wait for; empty if there is nothing to wait for any more. Waits on the CPU
    // where only this thread can. Throws CLGL_ERROR_UNSUPPORTED where this thread cannot either.
    ClEvent event_to_wait_for();
    // The same for a command of this queue, which may wait by itself instead: then the event is empty, too.
    ClEvent event_to_wait_for(const Queue &queue);
    // An event that lives with the fence.
    cl_event native_event();
    // In a GlScope; a sync that lives with the fence.
    GLsync native_sync();

private:
    void call_when_signalled(int32_t status, std::function<void(int32_t)> call);
    int32_t command() const;
    // Whose times are the command's.
    const ClEvent &timed_event() const;
    ClEvent event_of_signal();
    bool wait_on_device(Visibility seen);
    bool finish_pending_releases(Visibility seen);
    bool wait_for_event(int64_t timeout_ns) const;

    Ref<Context> context_;
    int32_t kind_;
    int32_t command_;
    ClEvent event_;
    Ref<HostProgress> host_;
    Ref<GlSyncPoint> point_;
    // Until a command waits for it: from then on there is the event of that
    SemaphorePool::Signal signal_;
    const std::vector<PendingReleaseRef> pending_;
    std::atomic<bool> signalled_{false};
    OrderedMutex<LockOrder::fence> mutex_;
    GlGarbage::PreallocatedNode room_;
    GLsync sync_of_event_ = nullptr;
};

}  // namespace clgl
