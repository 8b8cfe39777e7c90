#include "core/command/command_batch.hpp"

namespace clgl
{

CommandBatch::~CommandBatch()
{
    held_.reset();
    if (finished_ || !host_memory_ || events_.empty()) return;
    to_.queue.try_to_flush();
    // Wait for each event separately, because clWaitForEvents may return early if one of several events has
    // failed.
    for (const ClEvent &event : events_) {
        const cl_event raw = event.get();
        cl().WaitForEvents(1, &raw);
    }
}

void CommandBatch::note(ClEvent event)
{
    to_.queue.context().user_events().keep(event);
    if (!to_.queue.out_of_order()) events_.clear();
    events_.push_back(std::move(event));
}

void CommandBatch::step()
{
    if (!to_.queue.out_of_order() || events_.empty()) return;
    ClEvent all = to_.queue.barrier({});
    events_.clear();
    events_.push_back(std::move(all));
}

void CommandBatch::keep_until_ended(std::shared_ptr<const void> used) const noexcept
{
    to_.queue.try_to_flush();
    to_.queue.context().waiter().keep_until_ended(events_.back(), std::move(used));
}

ClEvent CommandBatch::end_of_all()
{
    if (events_.empty()) return to_.queue.mark(to_.waits.span());
    if (events_.size() == 1) return events_.front();
    std::vector<cl_event> raw;
    for (const ClEvent &event : events_)
        raw.push_back(event.get());
    const EnqueueLock lock = to_.queue.lock_to_enqueue(raw);
    cl_event event = nullptr;
    check_cl(
        cl().EnqueueMarkerWithWaitList(to_.queue.native(), static_cast<cl_uint>(raw.size()), raw.data(), &event),
        "clEnqueueMarkerWithWaitList");
    ClEvent all(event);
    to_.queue.context().user_events().keep(all);
    return all;
}

Ref<Fence> CommandBatch::finish(bool blocking)
{
    if (!blocking && !to_.want_fence) {
        finished_ = true;
        return {};
    }
    const ClEvent all = end_of_all();
    held_.reset();
    to_.queue.flush();
    Ref<Fence> fence = to_.want_fence ? fence_of(to_.queue, all, {}, command_) : Ref<Fence>();
    finished_ = true;
    if (!blocking) return fence;
    wait_until_ended({&all, 1});
    // If one command fails, the marker fails although other commands may still run.
    if (execution_status(all) < CL_COMPLETE) wait_until_ended(events_);
    check_not_failed(all);
    return fence;
}

}  // namespace clgl
