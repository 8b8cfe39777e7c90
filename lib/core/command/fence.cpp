#include "core/command/fence.hpp"

#include "base/last_error.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "core/gl/sync_of_event.hpp"
#include "core/sync/command_type.hpp"
#include "core/sync/event_wait.hpp"
#include "core/sync/user_event.hpp"

#include <optional>

namespace clgl
{

namespace
{

// The error of a user fence that is destroyed before it was signalled
constexpr cl_int abandoned = CL_INVALID_EVENT;

clgl_fence_status status_of(cl_int of_command)
{
    switch (of_command) {
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

// Returns the event status that a fence status needs.
cl_int stage_of(clgl_fence_status status)
{
    return status == CLGL_STATUS_SUBMITTED ? CL_SUBMITTED
           : status == CLGL_STATUS_RUNNING ? CL_RUNNING
                                           : CL_COMPLETE;
}

// Returns the status of a command. A host function's event is a user event: whether it runs is in its progress.
cl_int status_of_command(const ClEvent &event, const HostProgress *host)
{
    const cl_int status = execution_status(event);
    return status > CL_RUNNING && host && host->begun ? CL_RUNNING : status;
}

constexpr const char *without_times = "the command has no times: its queue was made without CLGL_QUEUE_PROFILING";

// Returns the event's queue, or nullptr for a user event.
cl_command_queue queue_of(const ClEvent &event)
{
    cl_command_queue queue = nullptr;
    check_cl(cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, nullptr),
             "clGetEventInfo");
    return queue;
}

bool keeps_times(const ClEvent &event)
{
    cl_command_queue_properties properties = 0;
    cl_command_queue queue = queue_of(event);
    if (queue)
        check_cl(cl().GetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof properties, &properties, nullptr),
                 "clGetCommandQueueInfo");
    return properties & CL_QUEUE_PROFILING_ENABLE;
}

// rusticl 22.3 has no clock and counts up from 0. No command ends in the first microsecond of a real clock.
constexpr uint64_t youngest_clock_ns = 1000;

// A registered callback.
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

Fence::Fence(Ref<Context> context, ClEvent event, std::vector<PendingReleaseRef> pending, clgl_command_type command)
    : Object(object_type), context_(std::move(context)), kind_(CLGL_FENCE_OPENCL), command_(command),
      event_(std::move(event)), pending_(std::move(pending))
{
}

Fence::Fence(Ref<Context> context, ClEvent event, Ref<HostProgress> host)
    : Object(object_type), context_(std::move(context)), kind_(CLGL_FENCE_OPENCL),
      command_(CLGL_COMMAND_HOST_FUNCTION), event_(std::move(event)), host_(std::move(host))
{
}

Fence::Fence(Ref<Context> context, Ref<GlSyncPoint> point, SemaphorePool::Signal signal)
    : Object(object_type), context_(std::move(context)), kind_(CLGL_FENCE_OPENGL),
      command_(CLGL_COMMAND_GL_FENCE), point_(std::move(point)), signal_(std::move(signal))
{
}

Fence::Fence(Ref<Context> context, SemaphorePool::Signal signal)
    : Object(object_type), context_(std::move(context)), kind_(CLGL_FENCE_OPENGL),
      command_(CLGL_COMMAND_GL_FENCE), signal_(std::move(signal))
{
}

Fence::Fence(Ref<Context> context)
    : Object(object_type), context_(std::move(context)), kind_(CLGL_FENCE_USER), command_(CLGL_COMMAND_USER)
{
    event_ = make_user_event(context_->native());
    context_->keeper().open(SignalledBy::program);
}

Ref<Fence> Fence::adopt(Ref<Context> context, void *event)
{
    const auto native = static_cast<cl_event>(event);
    if (const cl_int code = cl().RetainEvent(native))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_event is no event", {CLGL_NATIVE_OPENCL, code});
    ClEvent owned(native);
    cl_context of = nullptr;
    check_cl(cl().GetEventInfo(native, CL_EVENT_CONTEXT, sizeof of, &of, nullptr), "clGetEventInfo");
    if (of != context->native())
        fail(CLGL_ERROR_WRONG_CONTEXT, "cl_event is of another cl_context than the clgl context");
    // The command must be submitted before a wait for it can end. A user event has no queue.
    if (cl_command_queue queue = queue_of(owned))
        check_cl(cl().Flush(queue), "clFlush");
    else
        context->keeper().watch(owned, SignalledBy::program);
    return make_ref<Fence>(std::move(context), std::move(owned));
}

Fence::~Fence()
{
    if (sync_of_event_) context_->gl()->garbage().add_sync(std::move(room_), sync_of_event_);
}

void Fence::on_destroy()
{
    context_->keeper().tidy();
    // Fail the fence: a destroyed user fence can no longer be signalled.
    if (kind_ != CLGL_FENCE_USER || signalled_.exchange(true)) return;
    end_user_event(context_->keeper(), event_, abandoned);
    context_->keeper().close(SignalledBy::program);
}

bool Fence::wait(int64_t timeout_ns) { return point_ ? point_->wait(timeout_ns) : wait_for_event(timeout_ns); }

bool Fence::has_signal()
{
    std::lock_guard lock(mutex_);
    return static_cast<bool>(signal_);
}

bool Fence::ended() { return point_ ? point_->wait(0) : execution_status(event_) <= CL_COMPLETE; }

bool Fence::ordered_on_device() const
{
    const auto is_ordered = [](const PendingReleaseRef &left) { return left.release->ordered_on_device(); };
    return !pending_.empty() && std::ranges::all_of(pending_, is_ordered);
}

bool Fence::wait_for_event(int64_t timeout_ns) const
{
    if (execution_status(event_) > CL_COMPLETE) {
        if (timeout_ns == 0) return false;
        if (timeout_ns < 0)
            wait_until_ended({&event_, 1});
        else if (!wait_for_event_until(event_, timeout_ns))
            return false;
    }
    check_not_failed(event_);
    return true;
}

bool Fence::wait_on_device(Visibility seen)
{
    const GlScope scope(*context_->gl());
    if (point_) {
        point_->wait_on_gl();
        return true;
    }
    if (ordered_on_device()) return finish_pending_releases(seen);
    const bool gl_has_a_part =
        std::ranges::any_of(pending_, [](const PendingReleaseRef &left) { return left.release->needs_gl(); });
    if (gl_has_a_part || !context_->gl_waits_for_cl()) return false;
    if (pending_.empty()) {
        glWaitSync(native_sync(), 0, GL_TIMEOUT_IGNORED);
        check_gl("glWaitSync");
    }
    for (const PendingReleaseRef &left : pending_)
        wait_on_gl_for(context_->native(), left.release->event);
    return true;
}

void Fence::wait_on_gl(Visibility seen)
{
    // Fails at once if this thread cannot call OpenGL. The GL context is free during the wait below.
    if (wait_on_device(seen)) return;
    std::vector<ClEvent> events{event_};
    for (const PendingReleaseRef &left : pending_)
        events.push_back(left.release->event);
    wait_until_ended(events);
    finish_pending_releases(seen);
    check_not_failed(event_);
}

// Finishes every release, also after one failed. Throws the first failure. Returns whether this call finished all
// of them.
bool Fence::finish_pending_releases(Visibility seen)
{
    if (pending_.empty()) return true;
    bool all_here = true;
    std::optional<Error> first;
    const GlScope scope(*context_->gl());
    for (const PendingReleaseRef &left : pending_) {
        try {
            if (!left.storage->finish(*left.release, seen)) all_here = false;
        } catch (const Error &error) {
            if (!first) first = error;
        }
        left.storage->release_gl_object_if_unused();
    }
    if (first) throw Error(*first);
    return all_here;
}

clgl_command_type Fence::command() const { return command_ != CLGL_COMMAND_UNKNOWN ? command_ : command_type_of(event_); }

const ClEvent &Fence::timed_event() const
{
    if (!host_) return event_;
    if (!host_->command)
        fail(CLGL_ERROR_UNSUPPORTED, "a function that the library runs itself has no times: the device has no "
                                     "native kernels (CLGL_DEVICE_EXEC_NATIVE_KERNEL)");
    return host_->command;
}

clgl_fence_info Fence::info() const
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    info.kind = kind_;
    info.command = command();
    if (point_) {
        info.status = point_->wait(0) ? CLGL_STATUS_COMPLETE : CLGL_STATUS_SUBMITTED;
        return info;
    }
    const cl_int status = status_of_command(event_, host_.get());
    info.status = status_of(status);
    info.error = status < 0 ? status : 0;
    return info;
}

void Fence::signal(int32_t error)
{
    if (kind_ != CLGL_FENCE_USER)
        fail(CLGL_ERROR_INVALID_STATE, "only fences of clgl_fence_create_user are signalled by the program");
    if (signalled_.exchange(true)) fail(CLGL_ERROR_INVALID_STATE, "the user fence was signalled before");
    const cl_int code = end_user_event(context_->keeper(), event_, error == 0 ? CL_COMPLETE : error);
    if (code == CL_INVALID_OPERATION)
        fail(CLGL_ERROR_INVALID_STATE, "the user fence was signalled before, through its cl_event",
             {CLGL_NATIVE_OPENCL, code});
    if (code != CL_SUCCESS) signalled_ = false;
    check_cl(code, "clSetUserEventStatus");
    context_->keeper().close(SignalledBy::program);
}

// A GL sync only reports its end; the point counts as submitted from the start.
void Fence::call_when_signalled(clgl_fence_status status, std::function<void(clgl_fence_status)> call)
{
    if (status == CLGL_STATUS_SUBMITTED) return call(status);
    point_->when_signalled(
        [status, call = std::move(call)](bool signalled) { call(signalled ? status : CLGL_STATUS_FAILED); });
}

void Fence::set_callback(clgl_fence handle, clgl_fence_status status, clgl_fence_callback callback, void *user_data)
{
    const Callback data{handle, callback, user_data};
    if (point_) return call_when_signalled(status, [data](clgl_fence_status reached) { data.call(reached); });
    const auto tell = [data, status, event = event_] {
        cl_int now = CL_OUT_OF_RESOURCES;
        cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof now, &now, nullptr);
        data.call(now < 0 ? CLGL_STATUS_FAILED : status);
    };
    const cl_int stage = stage_of(status);
    const auto is_there = [event = event_, host = host_, stage] {
        return status_of_command(event, host.get()) <= stage;
    };
    if (is_there()) return tell();
    context_->waiter().add(
        [context = context_, is_there](int64_t timeout_ns) { return poll_twice(timeout_ns, is_there); },
        [tell](bool) { tell(); });
}

bool Fence::profiling(clgl_profiling &times) const
{
    const auto read = [&](cl_profiling_info what, uint64_t &value) {
        cl_ulong ns = 0;
        const cl_int code = cl().GetEventProfilingInfo(timed_event().get(), what, sizeof ns, &ns, nullptr);
        value = ns;
        return code;
    };
    if (kind_ != CLGL_FENCE_OPENCL)
        fail(CLGL_ERROR_UNSUPPORTED, "only fences of OpenCL's commands have profiling times");
    const cl_int status = execution_status(event_);
    if (status > CL_COMPLETE) return false;
    check_not_failed(event_);
    // rusticl 22.3 returns invented times for queues without profiling.
    if (!keeps_times(timed_event())) fail(CLGL_ERROR_UNSUPPORTED, without_times);
    cl_int code = read(CL_PROFILING_COMMAND_QUEUED, times.queued_ns);
    if (code == CL_SUCCESS) code = read(CL_PROFILING_COMMAND_SUBMIT, times.submitted_ns);
    if (code == CL_SUCCESS) code = read(CL_PROFILING_COMMAND_START, times.started_ns);
    if (code == CL_SUCCESS) code = read(CL_PROFILING_COMMAND_END, times.ended_ns);
    if (code == CL_PROFILING_INFO_NOT_AVAILABLE)
        fail(CLGL_ERROR_UNSUPPORTED, without_times, {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clGetEventProfilingInfo");
    if (times.ended_ns < youngest_clock_ns)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the command has no times: its driver keeps none and makes them up (its device lacks "
             "CLGL_DEVICE_QUEUE_PROFILING): measure on the CPU");
    // Not available before OpenCL 2.0.
    if (read(CL_PROFILING_COMMAND_COMPLETE, times.completed_ns) != CL_SUCCESS) times.completed_ns = 0;
    return true;
}

ClEvent Fence::event_to_wait_for()
{
    const ClEvent of_signal = event_of_signal();
    if (!point_) {
        // PoCL 3.1 never runs a command that waits for a failed event.
        check_not_failed(event_);
        return event_;
    }
    if (of_signal) return of_signal;
    if (point_->waitable_anywhere()) return point_->event(context_->native());
    if (!context_->gl()->is_current())
        fail(CLGL_ERROR_UNSUPPORTED,
             "only a thread with OpenGL can wait for this fence: make the clgl context with "
             "CLGL_CONTEXT_HELPER, or call from such a thread");
    point_->wait(CLGL_FOREVER);
    return {};
}

// Returns the event by which commands wait for the signal behind a GL point; empty if there is no signal.
ClEvent Fence::event_of_signal()
{
    std::lock_guard lock(mutex_);
    if (signal_) event_ = context_->semaphores()->event_of(std::move(signal_));
    return event_;
}

ClEvent Fence::event_to_wait_for(const Queue &queue)
{
    if (has_signal() && !queue.out_of_order() && !blocks_on_user_event(context_->keeper(), queue.native(), {})) {
        std::lock_guard lock(mutex_);
        if (signal_) {
            event_ = context_->semaphores()->wait_on_cl(std::move(signal_), queue.native());
            queue.flush();
            return {};
        }
    }
    return event_to_wait_for();
}

cl_event Fence::native_event()
{
    return !point_ || event_of_signal() ? event_.get() : point_->event(context_->native()).get();
}

GLsync Fence::native_sync()
{
    if (point_) {
        if (!point_->sync())
            fail(CLGL_ERROR_UNSUPPORTED, "OpenGL has no sync objects (OpenGL 3.2 or GL_ARB_sync)");
        return point_->sync();
    }
    if (!context_->gl_waits_for_cl())
        fail(CLGL_ERROR_UNSUPPORTED,
             "this OpenGL cannot wait for OpenCL's events: it has no GL_ARB_cl_event that works; use "
             "clgl_fence_wait_gl");
    std::lock_guard lock(mutex_);
    if (!sync_of_event_) sync_of_event_ = make_sync_of_event(context_->native(), event_);
    return sync_of_event_;
}

}  // namespace clgl
