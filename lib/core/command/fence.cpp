#include "core/command/fence.hpp"

#include "base/last_error.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "core/gl/sync_of_event.hpp"
#include "core/sync/command_type.hpp"
#include "core/sync/event_wait.hpp"
#include "core/sync/user_events.hpp"

#include <optional>

namespace clgl
{

namespace
{

// The error of a user fence that is destroyed before it is signalled
constexpr cl_int abandoned = CL_INVALID_EVENT;

clgl_fence_status status_of(cl_int execution)
{
    switch (execution) {
    case CL_COMPLETE:
        return CLGL_STATUS_COMPLETE;
    case CL_RUNNING:
        return CLGL_STATUS_RUNNING;
    case CL_SUBMITTED:
        return CLGL_STATUS_SUBMITTED;
    case CL_QUEUED:
        return CLGL_STATUS_QUEUED;
    default:
        return CLGL_STATUS_FAILED;
    }
}

// Returns the event status that corresponds to a fence status.
cl_int stage_of(clgl_fence_status status)
{
    return status == CLGL_STATUS_SUBMITTED ? CL_SUBMITTED
           : status == CLGL_STATUS_RUNNING ? CL_RUNNING
                                           : CL_COMPLETE;
}

constexpr const char *not_of_a_command = "only fences of OpenCL commands have profiling times";

bool keeps_times(cl_command_queue queue)
{
    cl_command_queue_properties properties = 0;
    check_cl(cl().GetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof properties, &properties, nullptr),
             "clGetCommandQueueInfo");
    return properties & CL_QUEUE_PROFILING_ENABLE;
}

// Reads a profiling time in nanoseconds. Returns the OpenCL code.
cl_int read_time(const ClEvent &event, cl_profiling_info what, uint64_t &ns)
{
    cl_ulong read = 0;
    const cl_int code = cl().GetEventProfilingInfo(event.get(), what, sizeof read, &read, nullptr);
    ns = read;
    return code;
}

cl_int read_times(const ClEvent &event, clgl_profiling &times)
{
    cl_int code = read_time(event, CL_PROFILING_COMMAND_QUEUED, times.queued_ns);
    if (code == CL_SUCCESS) code = read_time(event, CL_PROFILING_COMMAND_SUBMIT, times.submitted_ns);
    if (code == CL_SUCCESS) code = read_time(event, CL_PROFILING_COMMAND_START, times.started_ns);
    if (code == CL_SUCCESS) code = read_time(event, CL_PROFILING_COMMAND_END, times.ended_ns);
    // CL_PROFILING_COMMAND_COMPLETE requires OpenCL 2.0.
    if (code == CL_SUCCESS && read_time(event, CL_PROFILING_COMMAND_COMPLETE, times.completed_ns) != CL_SUCCESS)
        times.completed_ns = 0;
    return code;
}

// rusticl 22.3 has no clock and reports times that start at 0. With a real clock no command ends in the first
// microsecond.
constexpr uint64_t youngest_clock_ns = 1000;

// A callback that the application has registered.
struct Callback {
    clgl_fence fence;
    clgl_fence_callback function;
    void *user_data;

    void call(clgl_fence_status status) const
    {
        const last_error::Keep keep;
        function(fence, status, user_data);
    }
};

}  // namespace

Ref<Fence> Fence::adopt(Ref<Context> context, void *event)
{
    const auto native = static_cast<cl_event>(event);
    if (const cl_int code = cl().RetainEvent(native))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_event is not a valid OpenCL event", {CLGL_NATIVE_OPENCL, code});
    ClEvent owned(native);
    cl_context of = nullptr;
    check_cl(cl().GetEventInfo(native, CL_EVENT_CONTEXT, sizeof of, &of, nullptr), "clGetEventInfo");
    context->require_own(of, "cl_event");
    // A wait can end only after the command has been submitted. A user event or an event of a GL sync
    // has no queue to flush.
    if (cl_command_queue queue = queue_of(owned))
        check_cl(cl().Flush(queue), "clFlush");
    else
        context->user_events().watch(owned, SignalledBy::program);
    return make_ref<CommandFence>(std::move(context), CommandEvent{std::move(owned)});
}

void Fence::on_destroy() { context_->user_events().tidy(); }

void Fence::signal(int32_t)
{
    fail(CLGL_ERROR_INVALID_STATE,
         "the fence is not a user fence: only fences of clgl_fence_create_user can be signalled");
}

bool Fence::profiling(clgl_profiling &) const { fail(CLGL_ERROR_UNSUPPORTED, not_of_a_command); }

cl_int CommandEvent::status() const
{
    const cl_int status = execution_status(event);
    return status > CL_RUNNING && host && host->begun ? CL_RUNNING : status;
}

const ClEvent &CommandEvent::timed() const
{
    if (!host) return event;
    if (!host->command)
        fail(CLGL_ERROR_UNSUPPORTED, "the host function has no profiling times: clgl calls it, because the "
                                     "device has no native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL)");
    return host->command;
}

CommandFence::~CommandFence()
{
    if (sync_of_event_) context_->gl()->garbage().add_sync(std::move(node_), sync_of_event_);
}

bool CommandFence::ended() { return execution_status(event()) <= CL_COMPLETE; }

bool CommandFence::ended_for_gl()
{
    return ended() &&
           std::ranges::all_of(pending_, [](const PendingReleaseRef &each) { return each.release->end.ended(); });
}

bool CommandFence::ordered_on_device() const
{
    const auto is_ordered = [](const PendingReleaseRef &each) { return each.release->ordered_on_device(); };
    return !pending_.empty() && std::ranges::all_of(pending_, is_ordered);
}

bool CommandFence::wait(int64_t timeout_ns)
{
    if (execution_status(event()) > CL_COMPLETE) {
        if (timeout_ns == 0) return false;
        if (timeout_ns < 0)
            wait_until_ended({&event(), 1});
        else if (!wait_for_event_until(event(), timeout_ns))
            return false;
    }
    check_not_failed(event());
    return true;
}

// Makes OpenGL wait for the fence on the device if necessary. Returns false if the caller must wait on the CPU
// instead.
bool CommandFence::wait_on_device(Visibility seen)
{
    const GlScope scope(*context_->gl());
    if (ordered_on_device()) return finish_pending_releases(seen);
    const bool gl_has_a_part =
        std::ranges::any_of(pending_, [](const PendingReleaseRef &each) { return each.release->needs_gl(); });
    if (gl_has_a_part || !context_->gl_waits_for_cl()) return false;
    if (pending_.empty()) {
        glWaitSync(native_sync(), 0, GL_TIMEOUT_IGNORED);
        check_gl("glWaitSync");
    }
    for (const PendingReleaseRef &each : pending_)
        wait_on_gl_for(context_->native(), each.release->end.event);
    return true;
}

void CommandFence::wait_on_gl(Visibility seen)
{
    // Throws if this thread cannot call OpenGL. Releases the GL context again before the wait below.
    if (wait_on_device(seen)) return;
    std::vector<ClEvent> events{event()};
    for (const PendingReleaseRef &each : pending_)
        each.release->end.add_to(events);
    wait_until_ended(events);
    finish_pending_releases(seen);
    check_not_failed(event());
}

// Finishes every pending release, even if one fails, and then throws the first error. Returns whether this call
// finished all of them.
bool CommandFence::finish_pending_releases(Visibility seen)
{
    if (pending_.empty()) return true;
    bool all_here = true;
    std::optional<Error> first;
    const GlScope scope(*context_->gl());
    for (const PendingReleaseRef &each : pending_) {
        try {
            if (!each.storage->finish(*each.release, seen)) all_here = false;
        } catch (const Error &error) {
            if (!first) first = error;
        }
        each.storage->release_gl_object_if_unused();
    }
    if (first) throw Error(*first);
    return all_here;
}

clgl_fence_info CommandFence::info() const
{
    const cl_int status = command_.status();
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    info.type = CLGL_FENCE_TYPE_OPENCL;
    info.command = type_ != CLGL_COMMAND_UNKNOWN ? type_ : command_type_of(event());
    info.status = status_of(status);
    info.error = status < 0 ? status : 0;
    return info;
}

void CommandFence::set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback,
                                void *user_data)
{
    const Callback data{handle, callback, user_data};
    const auto call = [data, status, event = event()] {
        cl_int now = CL_OUT_OF_RESOURCES;
        cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof now, &now, nullptr);
        data.call(now < 0 ? CLGL_STATUS_FAILED : status);
    };
    const auto is_reached = [command = command_, stage = stage_of(status)] { return command.status() <= stage; };
    if (is_reached()) return call();
    context_->waiter().add(
        [context = context_, is_reached](int64_t timeout_ns) { return poll_twice(timeout_ns, is_reached); },
        [call](bool) { call(); });
}

bool CommandFence::profiling(clgl_profiling &times) const
{
    if (execution_status(event()) > CL_COMPLETE) return false;
    check_not_failed(event());
    const ClEvent &timed = command_.timed();
    const cl_command_queue queue = queue_of(timed);
    if (!queue) fail(CLGL_ERROR_UNSUPPORTED, not_of_a_command);
    // Without profiling, rusticl 22.3 reports invented times instead of an error.
    if (!keeps_times(queue))
        fail(CLGL_ERROR_UNSUPPORTED,
             "the command has no profiling times: create the queue with CLGL_QUEUE_PROFILING");
    const cl_int code = read_times(timed, times);
    if (code == CL_PROFILING_INFO_NOT_AVAILABLE)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the driver has no profiling times of this command, although its queue has profiling",
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clGetEventProfilingInfo");
    if (times.ended_ns < youngest_clock_ns)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the command has no profiling times: the driver reports incorrect times (the "
             "device lacks CLGL_DEVICE_QUEUE_PROFILING): measure on the CPU");
    return true;
}

ClEvent CommandFence::event_to_wait_for()
{
    // PoCL 3.1 never runs a command that waits for a failed event.
    check_not_failed(event());
    return event();
}

GLsync CommandFence::native_sync()
{
    if (!context_->gl_waits_for_cl())
        fail(CLGL_ERROR_UNSUPPORTED,
             "OpenGL cannot wait for OpenCL events: GL_ARB_cl_event is missing or does not work; use "
             "clgl_fence_wait_gl");
    std::lock_guard lock(mutex_);
    if (!sync_of_event_) sync_of_event_ = make_sync_of_event(context_->native(), event());
    return sync_of_event_;
}

UserFence::UserFence(Ref<Context> context)
    : CommandFence(context, {make_user_event(context->native())}, {}, CLGL_COMMAND_USER)
{
    context_->user_events().note_created(SignalledBy::program);
}

void UserFence::on_destroy()
{
    Fence::on_destroy();
    // Make the fence fail, because no call can signal it after its destruction.
    if (signalled_.exchange(true)) return;
    end_user_event(context_->user_events(), event(), abandoned);
    context_->user_events().note_signalled(SignalledBy::program);
}

clgl_fence_info UserFence::info() const
{
    clgl_fence_info info = CommandFence::info();
    info.type = CLGL_FENCE_TYPE_USER;
    return info;
}

void UserFence::signal(int32_t error)
{
    if (signalled_.exchange(true))
        fail(CLGL_ERROR_INVALID_STATE, "the user fence is already signalled: create a new one");
    const cl_int code = end_user_event(context_->user_events(), event(), error == 0 ? CL_COMPLETE : error);
    if (code == CL_INVALID_OPERATION)
        fail(CLGL_ERROR_INVALID_STATE,
             "the user fence is already signalled, through its cl_event: create a new one",
             {CLGL_NATIVE_OPENCL, code});
    if (code != CL_SUCCESS) signalled_ = false;
    check_cl(code, "clSetUserEventStatus");
    context_->user_events().note_signalled(SignalledBy::program);
}

void GlFence::wait_on_gl(Visibility)
{
    const GlScope scope(*context_->gl());
    point_->wait_on_gl();
}

clgl_fence_info GlFence::info() const
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    info.type = CLGL_FENCE_TYPE_OPENGL;
    info.command = CLGL_COMMAND_GL_FENCE;
    info.status = point_->wait(0) ? CLGL_STATUS_COMPLETE : CLGL_STATUS_SUBMITTED;
    return info;
}

// Calls the callback for CLGL_STATUS_SUBMITTED immediately, because a GL sync reports only its completion.
void GlFence::set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback,
                           void *user_data)
{
    const Callback data{handle, callback, user_data};
    if (status == CLGL_STATUS_SUBMITTED) return data.call(status);
    point_->when_signalled(
        [data, status](bool signalled) { data.call(signalled ? status : CLGL_STATUS_FAILED); });
}

ClEvent GlFence::event_to_wait_for()
{
    if (signal_.exists()) return signal_.event(*context_);
    if (point_->waitable_anywhere()) return point_->event(context_->native());
    if (!context_->gl()->is_current())
        fail(CLGL_ERROR_UNSUPPORTED,
             "this thread has no current OpenGL context of the share group, so it cannot wait for this OpenGL "
             "fence: make one current, or create the clgl context with CLGL_CONTEXT_SYNC_THREAD");
    point_->wait(CLGL_FOREVER);
    return {};
}

ClEvent GlFence::event_for(const Queue &queue)
{
    return signal_.exists() ? signal_.event_for(queue) : event_to_wait_for();
}

cl_event GlFence::native_event()
{
    // The signal or the point owns the returned event.
    return (signal_.exists() ? signal_.event(*context_) : point_->event(context_->native())).get();
}

GLsync GlFence::native_sync()
{
    if (!point_->sync()) GlSyncPoint::fail_without_syncs();
    return point_->sync();
}

}  // namespace clgl
