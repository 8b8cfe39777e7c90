// Defines the parameters of all commands, and functions that enqueue a command and create its fence.
#pragma once

#include "base/text.hpp"
#include "core/command/wait_list.hpp"
#include "core/memory/storages_in_use.hpp"
#include "core/sync/event_wait.hpp"

namespace clgl
{

struct CommandTarget {
    const Queue &queue;
    const WaitList &waits;
    // True if commands return a fence; otherwise they return an empty reference
    bool want_fence;
    StoragesInUse &uses;
};

[[noreturn, gnu::cold]] inline void fail_command(cl_int code, const char *name)
{
    if (code == CL_INVALID_VALUE)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(name, " returned CL_INVALID_VALUE (", code, "): the driver found the parameters inconsistent"),
             {CLGL_NATIVE_OPENCL, code});
    // NVIDIA 580 returns this code for an object that is not acquired. The library has checked the acquisition
    // before, so another thread has released the object since.
    if (code == CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR)
        fail(CLGL_ERROR_NOT_ACQUIRED,
             text(name, " returned CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR (", code,
                  "): another thread has released or destroyed an object of the command, or a cl_mem that was "
                  "created from an OpenGL object is not acquired"),
             {CLGL_NATIVE_OPENCL, code});
    fail_cl(code, name);
}

// Calls `enqueue(wait_count, waits, event)`, which returns the OpenCL code. Returns a fence if the caller wants
// one. `command`: the type that the fence reports; CLGL_COMMAND_UNKNOWN = the type of the event.
template <typename Enqueue> Ref<Fence> submit(const CommandTarget &to, const char *name, Enqueue enqueue,
                                              clgl_command_type command = CLGL_COMMAND_UNKNOWN)
{
    UserEvents &user_events = to.queue.context().user_events();
    const EnqueueLock lock = to.queue.lock_to_enqueue(to.waits.span());
    to.queue.note_busy();
    cl_event event = nullptr;
    const cl_int code = enqueue(to.waits.count(), to.waits.data(),
                                to.want_fence || user_events.keeps_commands() ? &event : nullptr);
    if (code != CL_SUCCESS) fail_command(code, name);
    if (!event && !to.want_fence) return {};
    const ClEvent owned(event);
    user_events.keep(owned);
    return to.want_fence ? fence_of(to.queue, owned, {}, command) : Ref<Fence>();
}

inline cl_bool as_cl(bool value) { return value ? CL_TRUE : CL_FALSE; }

// A command that uses memory of the application. The destructor waits until the command has ended, so that the
// application may free the memory after a failed call.
class AwaitedCommand
{
public:
    explicit AwaitedCommand(const Queue &queue) : queue_(queue) {}
    ~AwaitedCommand()
    {
        if (!event_) return;
        queue_.try_to_flush();
        const cl_event event = event_.get();
        cl().WaitForEvents(1, &event);
    }
    AwaitedCommand(const AwaitedCommand &) = delete;
    AwaitedCommand &operator=(const AwaitedCommand &) = delete;

    // Sets the event of the command. Takes ownership of one reference.
    void begin(cl_event event) { event_ = ClEvent(event); }
    // Waits until the command has ended. Throws CLGL_ERROR_COMMAND_FAILED.
    void wait() const
    {
        queue_.flush();
        wait_until_ended({&event_, 1});
        check_not_failed(event_);
    }

private:
    const Queue &queue_;
    ClEvent event_;
};

// Enqueues a command by `enqueue(block, wait_count, waits, event)`. If `blocking` is true, returns after the
// command has ended. Uses a blocking call of the driver if Queue::may_block() returns true. Otherwise, or if this
// call fails, waits for the event of the command.
template <typename Enqueue> Ref<Fence> submit_blocking(const CommandTarget &to, const char *name, bool blocking,
                                                       Enqueue enqueue,
                                                       clgl_command_type command = CLGL_COMMAND_UNKNOWN)
{
    if (!blocking || to.queue.may_block()) {
        bool is_enqueued = false;
        try {
            return submit(
                to, name,
                [&](cl_uint count, const cl_event *waits, cl_event *event) {
                    const cl_int code = enqueue(as_cl(blocking), count, waits, event);
                    is_enqueued = code == CL_SUCCESS;
                    return code;
                },
                command);
        } catch (const Error &error) {
            // If the command fails because an earlier command has failed, NVIDIA 580 returns the status of the
            // command from the blocking call. A call that does not block returns errors of the parameters only.
            if (!blocking || is_enqueued || error.native().source != CLGL_NATIVE_OPENCL) throw;
            to.waits.check_cause(error);
        }
    }
    AwaitedCommand awaited(to.queue);
    const auto enqueue_awaited = [&](cl_uint count, const cl_event *waits, cl_event *event) {
        cl_event own = nullptr;
        cl_event *const wanted = event ? event : &own;
        const cl_int code = enqueue(CL_FALSE, count, waits, wanted);
        if (code != CL_SUCCESS) return code;
        if (event) cl().RetainEvent(*event);
        awaited.begin(*wanted);
        return code;
    };
    Ref<Fence> fence = submit(to, name, enqueue_awaited, command);
    awaited.wait();
    return fence;
}

}  // namespace clgl
