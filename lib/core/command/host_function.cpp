#include "core/command/host_function.hpp"

#include "base/last_error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/event_wait.hpp"
#include "core/sync/user_events.hpp"

#include <atomic>
#include <functional>
#include <mutex>

namespace clgl
{

namespace
{

// The error of a host function that throws an exception or returns a positive status
constexpr cl_int broken_function = CL_INVALID_OPERATION;
// The error of a host function that never runs because a command before it has failed
constexpr cl_int never_ran = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;

// Returns the execution status of an event; CL_QUEUED if it cannot be queried.
cl_int status_or_queued(const ClEvent &event) noexcept
{
    cl_int status = CL_QUEUED;
    const cl_int code =
        cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
    return code == CL_SUCCESS ? status : CL_QUEUED;
}

// The end of a host function, which ends the events. It ends in the destructor at the latest, so that no command
// waits forever.
class HostEnd : public CommandRest
{
public:
    explicit HostEnd(Context &context) : context_(&context), done_(make_user_event(context.native()))
    {
        context.user_events().note_created(SignalledBy::library);
    }
    ~HostEnd() override { end(); }

    // Returns an event that completes after the function. It fails if the function returns an error or never
    // runs.
    const ClEvent &done() const { return done_; }
    const Ref<HostProgress> &progress() const { return progress_; }
    // Creates an event that completes even if the function fails. The queue waits for this event instead of
    // done(), because on PoCL 3.1 all commands after a failed event fail.
    const ClEvent &make_passed() { return passed_ = make_user_event(context_->native()); }
    void set_status(cl_int status) { status_ = status; }

    // Ends the events. When the call returns, they have ended.
    void end() noexcept
    {
        std::call_once(once_, [&] { end_events(); });
    }
    bool ended() const noexcept override { return ended_; }
    void end_if_due() noexcept override
    {
        if (status_or_queued(progress_->command) <= CL_COMPLETE) end();
    }

private:
    void end_events() noexcept
    {
        end_user_event(context_->user_events(), done_, status_);
        if (passed_) end_user_event(passed_, CL_COMPLETE);
        ended_ = true;
        try {
            context_->user_events().note_signalled(SignalledBy::library);
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_ERROR, text("OpenCL events could not be released: ", error.what()));
        }
    }

    Ref<Context> context_;
    std::atomic<cl_int> status_ = never_ran;
    const Ref<HostProgress> progress_ = make_ref<HostProgress>();
    ClEvent done_;
    ClEvent passed_;
    std::once_flag once_;
    std::atomic<bool> ended_ = false;
};

// A call of a host function. The function runs once, or the call is cancelled.
class HostCall : public Counted
{
public:
    HostCall(Context &context, clgl_host_function function, void *user_data)
        : function_(function), user_data_(user_data), end_(make_ref<HostEnd>(context))
    {
    }
    ~HostCall() override { end_->end(); }

    const Ref<HostEnd> &end() const { return end_; }

    void run() noexcept
    {
        if (begun_.exchange(true)) return;
        end_->progress()->begun = true;
        const last_error::Keep keep;
        try {
            const int32_t given = function_(user_data_);
            end_->set_status(given > 0 ? broken_function : given);
        } catch (...) {
            end_->set_status(broken_function);
        }
    }
    // Cancels the call. Returns false if the function has already started.
    bool give_up() noexcept
    {
        if (begun_.exchange(true)) return false;
        end_->end();
        return true;
    }

private:
    clgl_host_function function_;
    void *user_data_;
    const Ref<HostEnd> end_;
    std::atomic<bool> begun_ = false;
};

// Calls `then` on the waiter thread when `event` has ended. `ended` is false if the wait for the event has
// failed.
void when_ended(const Queue &queue, const ClEvent &event, std::function<void(bool ended)> then)
{
    const Ref<Context> context(&queue.context());
    context->waiter().add(event, [context, then = std::move(then)](bool ended) { then(ended); });
}

// Runs on a thread of the driver. Takes ownership of the reference that submit_native() added.
void CL_CALLBACK run_native(void *arguments)
{
    HostCall *const call = *static_cast<HostCall **>(arguments);
    call->run();
    call->release();
}

// Enqueues a native kernel that runs the function. Sets `ended` to the event of the native kernel, even if this
// function throws later.
void submit_native(const CommandTarget &to, const Ref<HostCall> &call, ClEvent &ended)
{
    const EnqueueLock lock = to.queue.lock_to_enqueue(to.waits.span());
    to.queue.note_busy();
    HostCall *argument = call.get();
    cl_event event = nullptr;
    call->retain();
    const cl_int code = cl().EnqueueNativeKernel(to.queue.native(), run_native, &argument, sizeof argument, 0,
                                                 nullptr, nullptr, to.waits.count(), to.waits.data(), &event);
    if (code != CL_SUCCESS) call->release();
    check_cl(code, "clEnqueueNativeKernel");
    ended = ClEvent(event);
    call->end()->progress()->command = ended;
    to.queue.context().user_events().keep(ended);
}

void enqueue_native(const CommandTarget &to, const Ref<HostCall> &call)
{
    ClEvent ended;
    try {
        submit_native(to, call, ended);
        to.queue.add_rest(call->end());
        to.queue.flush();
        when_ended(to.queue, ended, [call](bool was_seen) {
            // Release the reference of the driver if run_native(), which normally releases it, will not be
            // called. If the wait for the command failed, the driver may still call run_native() later.
            if (call->give_up() && was_seen) call->release();
        });
    } catch (...) {
        if (!ended) throw;
        const cl_event event = ended.get();
        cl().WaitForEvents(1, &event);
        if (call->give_up()) call->release();
        throw;
    }
}

// Enqueues a marker for `waits`, and returns its event. In an out-of-order queue, it waits for nothing else.
// `waits` must not be empty.
ClEvent mark_behind(const Queue &queue, std::span<const cl_event> waits)
{
    queue.note_busy();
    return mark_cl(queue.native(), waits);
}

// Returns an event that ends when the function may start. In an in-order queue the function starts after all
// earlier commands and the wait list, in an out-of-order queue only after the wait list.
ClEvent ready_event(const CommandTarget &to)
{
    if (!to.queue.out_of_order()) return to.queue.mark(to.waits.span());
    return mark_behind(to.queue, marker_waits(to.queue, to.waits).span());
}

void enqueue_by_events(const CommandTarget &to, const Ref<HostCall> &call)
{
    const ClEvent ready = ready_event(to);
    // Flush here and below, because rusticl 22.3 completes no command before the last command of the same flush.
    to.queue.flush();
    const cl_event passed = call->end()->make_passed().get();
    if (to.queue.out_of_order())
        // Make commands that wait for the whole queue wait for the function, too.
        mark_behind(to.queue, {&passed, 1});
    else
        to.queue.barrier({&passed, 1});
    to.queue.flush();
    when_ended(to.queue, ready, [ready, call](bool was_seen) {
        if (was_seen && status_or_queued(ready) == CL_COMPLETE) call->run();
    });
}

}  // namespace

Ref<Fence> run_host_function(const CommandTarget &to, clgl_host_function function, void *user_data)
{
    Context &context = to.queue.context();
    const auto call = make_ref<HostCall>(context, function, user_data);
    Ref<Fence> fence;
    if (to.want_fence)
        fence = make_ref<CommandFence>(Ref<Context>(&context),
                                       CommandEvent{call->end()->done(), call->end()->progress()},
                                       std::vector<PendingReleaseRef>(), CLGL_COMMAND_HOST_FUNCTION);
    if (to.queue.device().info().execution_capabilities & CLGL_DEVICE_EXEC_NATIVE_KERNEL)
        enqueue_native(to, call);
    else
        enqueue_by_events(to, call);
    return fence;
}

}  // namespace clgl
