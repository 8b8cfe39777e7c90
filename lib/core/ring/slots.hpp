// Stores the states of the slots of a ring, and selects the next slot for compute or drawing. Enqueues no
// commands and does not wait. The mutex of the ring protects all members.
#pragma once

#include "core/command/fence.hpp"
#include "core/ring/slot_object.hpp"

#include <vector>

namespace clgl
{

// The end of the GL commands that read a frame: a semaphore signal or, without semaphores, a point in the GL
// command stream.
struct DrawnFrame {
    Ref<SharedSignal> signal{};
    Ref<GlSyncPoint> point{};

    // Returns whether the drawing has ended.
    bool ended() const;
    // Returns an event that commands of `queue` must wait for. Must be called only if ended() has returned false.
    // The event is empty if this call has enqueued a wait in `queue`.
    ClEvent event_for(const Queue &queue) const;
};

struct RingSlot : public Counted {
    // `finished`: compute has released the slot, but its commands may still be running. `taken`: drawing has the
    // slot.
    enum class State { free, acquired, finished, taken };

    RingSlot(const Ref<Context> &context, const RingShape &shape, uint32_t place)
        : index(place), object(context, shape, place)
    {
    }

    const uint32_t index;
    uint32_t generation = 0;
    const RingObject object;
    State state = State::free;
    // The number of the last frame that compute has written into this slot
    uint64_t frame = 0;
    // The value of the counter clock_ when the slot became free. The slot with the lowest value has been free for
    // the longest time.
    uint64_t free_since = 0;
    // The fence that Ring::release_slot() has returned for the frame
    Ref<Fence> written;
    DrawnFrame drawn;
    // Used only if acquires of the object call GL functions. `moving` is true during a hand-over. `moved` is a
    // point after the GL commands of the last hand-over. Other GL contexts wait for this point.
    bool moving = false;
    Ref<GlSyncPoint> moved;
};

class RingSlots
{
public:
    RingSlots() = default;
    // Creates all slots, or none if one of them fails. Must be called on a thread with a GL context.
    RingSlots(const Ref<Context> &context, const RingShape &shape, uint32_t count);

    uint32_t count() const { return static_cast<uint32_t>(slots_.size()); }
    uint32_t count(RingSlot::State state) const;
    void set_generation(uint32_t generation);
    const Ref<RingSlot> &operator[](uint32_t index) const { return slots_[index]; }
    // Returns whether `slot` is one of these slots. Returns false for a slot that a resize has replaced.
    bool has(const Ref<RingSlot> &slot) const;

    // Returns the next slot for compute, which is the slot that has been free for the longest time. Ignores the
    // slot `kept`. Returns an empty reference if no slot is free.
    Ref<RingSlot> longest_free(const Ref<RingSlot> &kept) const;
    // Return the next slot for drawing: the slot with the oldest frame, or with the newest ended frame. The
    // result is empty if that frame has not ended, or if compute is acquiring it to read. If `by_device` is true,
    // the oldest frame need not have ended if the device can wait for it.
    Ref<RingSlot> oldest_ended(bool by_device) const;
    Ref<RingSlot> newest_ended() const;
    // Returns whether commands of finished slots are running. Their end does not notify the ring.
    bool any_pending() const;

    void free(RingSlot &slot) { slot.state = RingSlot::State::free, slot.free_since = ++clock_; }
    // Frees the finished slots with frames older than `frame`, and returns their number.
    uint32_t free_older(uint64_t frame);
    // Frees the finished slots with frames older than the newest completed frame, because drawing would skip
    // them. Returns the number of freed slots.
    uint32_t free_superseded();

private:
    template <typename Fits, typename Better> Ref<RingSlot> best(Fits fits, Better better) const;

    std::vector<Ref<RingSlot>> slots_;
    uint64_t clock_ = 0;
};

}  // namespace clgl
