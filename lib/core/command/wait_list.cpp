#include "core/command/wait_list.hpp"

#include "base/caller_list.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "core/sync/event_wait.hpp"
#include "core/sync/user_events.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

bool is_of_another_device(const ClEvent &event, const Queue &queue)
{
    cl_command_queue of = nullptr;
    cl_device_id device = nullptr;
    check_cl(cl().GetEventInfo(event.get(), CL_EVENT_COMMAND_QUEUE, sizeof of, &of, nullptr), "clGetEventInfo");
    if (!of) return false;
    check_cl(cl().GetCommandQueueInfo(of, CL_QUEUE_DEVICE, sizeof device, &device, nullptr),
             "clGetCommandQueueInfo");
    return device != queue.device().id();
}

// Returns whether this thread must wait for the event because the device cannot. Returns false while any user
// event is unsignalled: the event may depend on a user fence that this thread has to signal.
bool must_wait_here(const ClEvent &event, const Queue &queue)
{
    Context &context = queue.context();
    return event && context.devices().size() > 1 && !context.user_events().any() &&
           find_quirk(queue.device(), Quirk::waits_across_devices) && is_of_another_device(event, queue);
}

}  // namespace

void WaitList::add(const Queue &queue, uint32_t count, const clgl_fence *fences)
{
    if (const std::optional<Error> failed = add_unless_failed(queue, count, fences)) throw Error(*failed);
}

std::optional<Error> WaitList::add_unless_failed(const Queue &queue, uint32_t count, const clgl_fence *fences)
{
    std::optional<Error> first;
    if (count == 0) return first;
    const Context &context = queue.context();
    check_list(count, fences, "waits");
    for (uint32_t i = 0; i < count; ++i) {
        const auto fence = pinned_element<Fence>(fences, i, "waits");
        if (&fence->context() != &context)
            fail(CLGL_ERROR_WRONG_CONTEXT, text("waits[", i, "] belongs to another clgl context"));
        try {
            add(queue, fence->event_for(queue));
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_COMMAND_FAILED) throw;
            if (!first) first = error;
        }
    }
    return first;
}

void WaitList::add(const Queue &queue, const ClEvent &event)
{
    if (must_wait_here(event, queue)) {
        wait_until_ended({&event, 1});
        return check_not_failed(event);
    }
    queue.context().user_events().keep(event);
    add(event);
}

void WaitList::add(const ClEvent &event)
{
    if (!event) return;
    kept_.push_back(event);
    raw_.push_back(event.get());
}

void WaitList::add_unless_failed(const ClEvent &event)
{
    if (event && execution_status(event) >= CL_COMPLETE) add(event);
}

bool WaitList::any_failed() const
{
    return std::ranges::any_of(raw_, [](cl_event event) { return execution_status(event) < CL_COMPLETE; });
}

bool WaitList::is_cause_of(const Error &error) const
{
    const auto failed_so = [&](cl_event event) { return execution_status(event) == error.native().code; };
    return error.native().source == CLGL_NATIVE_OPENCL && std::ranges::any_of(raw_, failed_so);
}

void WaitList::check_cause(const Error &error) const
{
    if (!is_cause_of(error)) return;
    for (const cl_event event : raw_)
        if (execution_status(event) == error.native().code) check_not_failed(event);
}

WaitList marker_waits(const Queue &queue, const WaitList &waits)
{
    WaitList all = waits;
    if (all.count() == 0 && queue.out_of_order()) {
        const ClEvent completed = make_user_event(queue.context().native());
        check_cl(end_user_event(completed, CL_COMPLETE), "clSetUserEventStatus");
        all.add(completed);
    }
    return all;
}

Ref<Fence> fence_of(const Queue &queue, ClEvent event, std::vector<PendingReleaseRef> pending,
                    clgl_command_type command)
{
    queue.flush();
    return make_ref<CommandFence>(Ref<Context>(&queue.context()), CommandEvent{std::move(event)},
                                  std::move(pending), command);
}

}  // namespace clgl
