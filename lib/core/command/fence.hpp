// Fences: points in an OpenCL or GL command stream that a caller can wait for.
#pragma once

#include "base/lock_order.hpp"
#include "core/command/shared_signal.hpp"
#include "core/gl/sync_point.hpp"
#include "core/memory/shared_storage.hpp"
#include "driver/cl.hpp"

#include <clgl/fence.h>

#include <atomic>

namespace clgl
{

class Fence : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::fence;

    // Returns a fence for an application-owned event. Throws CLGL_ERROR_INVALID_ARGUMENT,
    // CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Fence> adopt(Ref<Context> context, void *event);

    Context &context() const { return *context_; }
    void on_destroy() override;

    // Waits at most `timeout_ns` nanoseconds (-1 = no limit). Returns whether the fence was reached. Throws
    // CLGL_ERROR_COMMAND_FAILED.
    virtual bool wait(int64_t timeout_ns) = 0;
    // Returns whether the fence has completed or failed.
    virtual bool ended() = 0;
    // Returns whether the fence has ended and wait_on_gl does not block.
    virtual bool ended_for_gl() { return ended(); }
    // Returns whether the fence has pending releases and OpenGL can wait for all of them on the device.
    virtual bool ordered_on_device() const { return false; }
    // Makes OpenGL wait for the fence. Must be called on a thread with a GL context. The finished releases become
    // visible in the GL contexts that `seen` selects.
    virtual void wait_on_gl(Visibility seen = Visibility::this_context) = 0;
    virtual clgl_fence_info info() const = 0;
    // Completes the fence, or fails it with a negative `error`. Throws CLGL_ERROR_INVALID_STATE unless the fence
    // is an unsignalled user fence.
    virtual void signal(int32_t error);
    // Calls `callback` when the fence reaches `status`, which is CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or
    // CLGL_STATUS_COMPLETE, or when it fails.
    virtual void set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback,
                              void *user_data) = 0;
    // Stores the times of the command in `times`. Returns false if the command has not completed. Throws
    // CLGL_ERROR_COMMAND_FAILED, and CLGL_ERROR_UNSUPPORTED if no times are available.
    virtual bool profiling(clgl_profiling &times) const;

    // Returns an event that commands can wait for. If the fence cannot provide an event, waits on this thread and
    // returns an empty event. Throws CLGL_ERROR_UNSUPPORTED if this thread cannot wait, and
    // CLGL_ERROR_COMMAND_FAILED if the command of the fence has failed.
    virtual ClEvent event_to_wait_for() = 0;
    // Returns an event that a command of `queue` must wait for. The event is empty if this call has waited on
    // this thread, or has enqueued a wait in `queue`. Throws the errors of event_to_wait_for.
    virtual ClEvent event_for(const Queue &) { return event_to_wait_for(); }
    // Returns an event that is valid until the fence is destroyed.
    virtual cl_event native_event() = 0;
    // Returns a sync that is valid until the fence is destroyed. Must be called in a GlScope. Throws
    // CLGL_ERROR_UNSUPPORTED if there is none.
    virtual GLsync native_sync() = 0;

protected:
    explicit Fence(Ref<Context> context) : Object(object_type), context_(std::move(context)) {}

    const Ref<Context> context_;
};

// The state of a host function that is a command of a queue.
struct HostProgress : Counted {
    std::atomic<bool> begun = false;
    // The native kernel command that runs the function; empty if the waiter thread runs it. Set before other
    // threads can use the fence.
    ClEvent command;
};

// The event of a command. The event of a host function is a user event, and `host` stores whether the function
// has begun.
struct CommandEvent {
    ClEvent event;
    Ref<HostProgress> host{};

    // Returns a status from CL_QUEUED to CL_COMPLETE, or the negative code of a failed command.
    cl_int status() const;
    // Returns the event that has profiling times. Throws CLGL_ERROR_UNSUPPORTED if there is none.
    const ClEvent &timed() const;
};

// A fence for an OpenCL command.
class CommandFence : public Fence
{
public:
    // `pending`: the releases to finish when OpenGL waits for the fence. `type`: the CLGL_COMMAND_ constant to
    // report; CLGL_COMMAND_UNKNOWN = the type of the event.
    CommandFence(Ref<Context> context, CommandEvent command, std::vector<PendingReleaseRef> pending = {},
                 clgl_command_type type = CLGL_COMMAND_UNKNOWN)
        : Fence(std::move(context)), command_(std::move(command)), pending_(std::move(pending)), type_(type)
    {
    }
    ~CommandFence() override;

    bool wait(int64_t timeout_ns) override;
    bool ended() override;
    bool ended_for_gl() override;
    bool ordered_on_device() const override;
    void wait_on_gl(Visibility seen) override;
    clgl_fence_info info() const override;
    void set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback,
                      void *user_data) override;
    bool profiling(clgl_profiling &times) const override;
    ClEvent event_to_wait_for() override;
    cl_event native_event() override { return event().get(); }
    GLsync native_sync() override;

protected:
    const ClEvent &event() const { return command_.event; }

private:
    bool wait_on_device(Visibility seen);
    bool finish_pending_releases(Visibility seen);

    const CommandEvent command_;
    const std::vector<PendingReleaseRef> pending_;
    const clgl_command_type type_;
    OrderedMutex<LockOrder::fence> mutex_;
    GlGarbage::PreallocatedNode node_;
    GLsync sync_of_event_ = nullptr;
};

// A fence that the application signals.
class UserFence : public CommandFence
{
public:
    explicit UserFence(Ref<Context> context);

    void on_destroy() override;
    clgl_fence_info info() const override;
    void signal(int32_t error) override;
    bool profiling(clgl_profiling &times) const override { return Fence::profiling(times); }

private:
    std::atomic<bool> signalled_{false};
};

// A fence for a point in the GL command stream. `signal`: a semaphore signal after that point, or empty.
class GlFence : public Fence
{
public:
    GlFence(Ref<Context> context, Ref<GlSyncPoint> point, SemaphorePool::Signal signal = {})
        : Fence(std::move(context)), point_(std::move(point)), signal_(std::move(signal))
    {
    }

    bool wait(int64_t timeout_ns) override { return point_->wait(timeout_ns); }
    bool ended() override { return point_->wait(0); }
    void wait_on_gl(Visibility seen) override;
    clgl_fence_info info() const override;
    void set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback,
                      void *user_data) override;
    ClEvent event_to_wait_for() override;
    ClEvent event_for(const Queue &queue) override;
    cl_event native_event() override;
    GLsync native_sync() override;

private:
    const Ref<GlSyncPoint> point_;
    SharedSignal signal_;
};

}  // namespace clgl
