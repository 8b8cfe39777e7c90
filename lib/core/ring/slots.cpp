#include "core/ring/slots.hpp"

#include "core/sync/event_wait.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

using State = RingSlot::State;

bool is_finished(const RingSlot &slot) { return slot.state == State::finished; }
bool has_ended(const RingSlot &slot) { return is_finished(slot) && slot.written->ended_for_gl(); }
Ref<RingSlot> unless_moving(Ref<RingSlot> slot) { return slot && slot->moving ? Ref<RingSlot>() : slot; }
bool is_complete(const RingSlot &slot)
{
    return is_finished(slot) && slot.written->info().status == CLGL_STATUS_COMPLETE;
}
bool is_older(const RingSlot &a, const RingSlot &b) { return a.frame < b.frame; }
bool is_newer(const RingSlot &a, const RingSlot &b) { return a.frame > b.frame; }

}  // namespace

bool DrawnFrame::ended() const { return signal ? signal->ended() : !point || point->wait(0); }

ClEvent DrawnFrame::event_for(const Queue &queue) const
{
    if (!signal) return point->event(queue.context().native());
    const ClEvent event = signal->event_for(queue);
    check_not_failed(event);
    return event;
}

RingSlots::RingSlots(const Ref<Context> &context, const RingShape &shape, uint32_t count)
{
    slots_.reserve(count);
    for (uint32_t i = 0; i < count; ++i)
        slots_.push_back(make_ref<RingSlot>(context, shape, i));
}

uint32_t RingSlots::count(State state) const
{
    return static_cast<uint32_t>(
        std::ranges::count_if(slots_, [&](const Ref<RingSlot> &slot) { return slot->state == state; }));
}

void RingSlots::set_generation(uint32_t generation)
{
    for (const Ref<RingSlot> &slot : slots_)
        slot->generation = generation;
}

bool RingSlots::has(const Ref<RingSlot> &slot) const
{
    return slot && slot->index < slots_.size() && slots_[slot->index] == slot;
}

template <typename Fits, typename Better> Ref<RingSlot> RingSlots::best(Fits fits, Better better) const
{
    const Ref<RingSlot> *found = nullptr;
    for (const Ref<RingSlot> &slot : slots_)
        if (fits(*slot) && (!found || better(*slot, **found))) found = &slot;
    return found ? *found : Ref<RingSlot>();
}

Ref<RingSlot> RingSlots::longest_free(const Ref<RingSlot> &kept) const
{
    return best([&](const RingSlot &slot) { return slot.state == State::free && &slot != kept.get(); },
                [](const RingSlot &a, const RingSlot &b) { return a.free_since < b.free_since; });
}

Ref<RingSlot> RingSlots::oldest_ended(bool by_device) const
{
    const Ref<RingSlot> oldest = best(is_finished, is_older);
    const bool ready = oldest && ((by_device && oldest->written->ordered_on_device()) || has_ended(*oldest));
    return ready ? unless_moving(oldest) : Ref<RingSlot>();
}

Ref<RingSlot> RingSlots::newest_ended() const { return unless_moving(best(has_ended, is_newer)); }

bool RingSlots::any_pending() const
{
    return std::ranges::any_of(
        slots_, [](const Ref<RingSlot> &slot) { return is_finished(*slot) && !slot->written->ended_for_gl(); });
}

uint32_t RingSlots::free_older(uint64_t frame)
{
    uint32_t freed = 0;
    for (const Ref<RingSlot> &slot : slots_) {
        if (!is_finished(*slot) || slot->frame >= frame) continue;
        free(*slot);
        ++freed;
    }
    return freed;
}

uint32_t RingSlots::free_superseded()
{
    const Ref<RingSlot> newest = best(is_complete, is_newer);
    return newest ? free_older(newest->frame) : 0;
}

}  // namespace clgl
