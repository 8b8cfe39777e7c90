#include "core/context/native_queue.hpp"

#include "core/sync/event_wait.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

bool event_has_ended(const ClEvent &event) { return execution_status(event) <= CL_COMPLETE; }
bool event_has_failed(const ClEvent &event) { return execution_status(event) < CL_COMPLETE; }

}  // namespace

NativeQueue::NativeQueue(ClQueue queue, Make make)
    : queue_(std::move(queue)), current_(queue_.get()), replaceable_(static_cast<bool>(make)),
      make_(std::move(make))
{
}

void NativeQueue::replace_if_failed()
{
    if (!is_replaceable() || watched_.empty()) return;
    const auto failed = std::ranges::find_if(
        watched_, [](const Watched &watched) { return std::ranges::any_of(watched.waits, event_has_failed); });
    if (failed != watched_.end()) return replace(failed->before);
    std::erase_if(watched_,
                  [](const Watched &watched) { return std::ranges::all_of(watched.waits, event_has_ended); });
}

void NativeQueue::watch(std::span<const cl_event> waits)
{
    if (!is_replaceable()) return;
    Watched watched;
    for (const cl_event event : waits) {
        if (execution_status(event) == CL_COMPLETE) continue;
        check_cl(cl().RetainEvent(event), "clRetainEvent");
        watched.waits.emplace_back(event);
    }
    if (watched.waits.empty()) return;
    watched.before = mark_cl(get(), {});
    watched_.push_back(std::move(watched));
}

void NativeQueue::replace(const ClEvent &before)
{
    std::erase_if(replaced_, [](const Replaced &old) { return std::ranges::all_of(old.waits, event_has_ended); });
    ClQueue next = make_();
    check_cl(cl().Flush(get()), "clFlush");
    std::vector<Watched> watched;
    // Ignore a failed marker. It does not show whether earlier commands have ended, and commands that wait for it
    // would fail.
    if (const cl_event wait = before.get(); !event_has_failed(before)) {
        watched.push_back({before, {before}});
        check_cl(cl().EnqueueBarrierWithWaitList(next.get(), 1, &wait, nullptr), "clEnqueueBarrierWithWaitList");
    }
    Replaced old;
    for (Watched &command : watched_)
        std::ranges::move(command.waits, std::back_inserter(old.waits));
    replaced_.push_back(std::move(old));
    replaced_.back().queue = std::exchange(queue_, std::move(next));
    watched_ = std::move(watched);
    current_.store(queue_.get(), std::memory_order_release);
}

}  // namespace clgl
