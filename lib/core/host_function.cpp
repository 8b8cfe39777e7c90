#include "core/host_function.hpp"

#include "base/last_error.hpp"
#include "base/text.hpp"
#include "core/event_wait.hpp"

namespace clgl
{

namespace
{

// What a function fails with that throws, or gives what is no status.
constexpr cl_int broken_function = CL_INVALID_OPERATION;
// What it fails with if it never runs, because a command that it waits for failed.
constexpr cl_int never_ran = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;

ClEvent make_user_event(const Context &context)
{
    cl_int code = CL_SUCCESS;
    ClEvent event(cl().CreateUserEvent(context.native(), &code));
    check_cl(code, "clCreateUserEvent");
    return event;
}

// One call that is under way. Whatever becomes of it, its event is set, at the latest by the destructor, so that
// nothing waits for ever.
class HostCall : public Counted
{
public:
    HostCall(const Context &context, clgl_host_function function, void *user_data)
        : function_(function), user_data_(user_data), done_(make_user_event(context))
    {
    }
    ~HostCall() override
    {
        cl().SetUserEventStatus(done_.get(), status_);
        if (passed_) cl().SetUserEventStatus(passed_.get(), CL_COMPLETE);
    }

    // Completes, or fails with the function's status.
    const ClEvent &done() const { return done_; }
    // Completes always, for a queue that waits: drivers (PoCL 3.1) fail all commands behind one that fails.
    const ClEvent &make_passed(const Context &context) { return passed_ = make_user_event(context); }

    void run() noexcept
    {
        const last_error::Keep keep;
        try {
            const int32_t given = function_(user_data_);
            status_ = given > 0 ? broken_function : given;
        } catch (...) {
            status_ = broken_function;
        }
    }

private:
    clgl_host_function function_;
    void *user_data_;
    cl_int status_ = never_ran;
    ClEvent done_;
    ClEvent passed_;
};

// Runs the call on the thread that waits for fences, once `ready` has completed, and holds it until then.
// `context` keeps that thread.
void run_when(const Queue &queue, ClEvent ready, Ref<HostCall> call, bool here)
{
    const Ref<Context> context(&queue.context());
    context->waiter().add(
        [context, ready](int64_t timeout_ns) { return wait_for_event_until(ready, timeout_ns); },
        [ready, call = std::move(call), here](bool completed) {
            if (here && completed && execution_status(ready) == CL_COMPLETE) call->run();
        });
}

// Runs on a thread of the driver's.
void CL_CALLBACK run_native(void *arguments) { (*static_cast<HostCall **>(arguments))->run(); }

void enqueue_native(const CommandTarget &to, const Ref<HostCall> &call)
{
    to.queue.note_busy();
    HostCall *argument = call.get();
    cl_event event = nullptr;
    check_cl(cl().EnqueueNativeKernel(to.queue.native(), run_native, &argument, sizeof argument, 0, nullptr,
                                      nullptr, to.waits.count(), to.waits.data(), &event),
             "clEnqueueNativeKernel");
    const ClEvent ended(event);
    try {
        to.queue.flush();
        run_when(to.queue, ended, call, false);
    } catch (...) {
        // The driver has a pointer to the call.
        cl().WaitForEvents(1, &event);
        throw;
    }
}

// A point behind `waits` alone, which are not empty.
ClEvent mark_behind(const Queue &queue, std::span<const cl_event> waits)
{
    queue.note_busy();
    cl_event event = nullptr;
    check_cl(
        cl().EnqueueMarkerWithWaitList(queue.native(), static_cast<cl_uint>(waits.size()), waits.data(), &event),
        "clEnqueueMarkerWithWaitList");
    return ClEvent(event);
}

// A point behind what the function waits for: all before it in a queue that keeps order, else the wait list only.
ClEvent ready_event(const CommandTarget &to)
{
    if (!to.queue.out_of_order()) return to.queue.mark(to.waits.span());
    WaitList waits = to.waits;
    if (waits.count() == 0) {
        // A marker without a wait list would wait for all.
        const ClEvent nothing = make_user_event(to.queue.context());
        check_cl(cl().SetUserEventStatus(nothing.get(), CL_COMPLETE), "clSetUserEventStatus");
        waits.add(nothing);
    }
    return mark_behind(to.queue, waits.span());
}

void enqueue_by_events(const CommandTarget &to, const Ref<HostCall> &call)
{
    const ClEvent ready = ready_event(to);
    // On its own: rusticl 22.3 completes no command before the last of its flush.
    to.queue.flush();
    const cl_event passed = call->make_passed(to.queue.context()).get();
    if (to.queue.out_of_order())
        // What waits for all of the queue waits for the function, too.
        mark_behind(to.queue, {&passed, 1});
    else
        to.queue.barrier({&passed, 1});
    to.queue.flush();
    run_when(to.queue, ready, call, true);
}

}  // namespace

Ref<Fence> run_host_function(const CommandTarget &to, clgl_host_function function, void *user_data)
{
    Context &context = to.queue.context();
    const auto call = make_ref<HostCall>(context, function, user_data);
    const Ref<Fence> fence =
        to.want_fence ? fence_of(to.queue, call->done(), {}, CLGL_COMMAND_HOST_FUNCTION) : Ref<Fence>();
    if (to.queue.device().info().execution_capabilities & CLGL_DEVICE_EXEC_NATIVE_KERNEL)
        enqueue_native(to, call);
    else
        enqueue_by_events(to, call);
    return fence;
}

}  // namespace clgl
