// Which slot of a ring is whose, and who gets which one next. No commands, no waiting: the ring's mutex guards
// it.
#pragma once

#include "core/command/fence.hpp"
#include "core/ring/slot_object.hpp"

#include <vector>

namespace clgl
{

struct RingSlot : public Counted {
    // `finished`: handed over by compute, which may still be under way.
    enum class State { free, acquired, finished, taken };

    RingSlot(const Ref<Context> &context, const RingShape &shape, uint32_t place)
        : index(place), object(context, shape, place)
    {
    }

    const uint32_t index;
    uint32_t generation = 0;
    const RingObject object;
    State state = State::free;
    // The last one that was handed over in it
    uint64_t frame = 0;
    // Counts on from slot to slot, so that the one that has been free for longest is told
    uint64_t free_since = 0;
    // Behind the commands that wrote the frame
    Ref<Fence> written;
    // Behind what drawing read from it; empty if nobody needs to wait for that
    Ref<Fence> drawn;
    // Where hand-overs use OpenGL: that one is under way, and a fence behind the last one's commands. The two
    // sides may have contexts of their own, whose commands are in no order without it.
    bool moving = false;
    Ref<Fence> moved;
};

class RingSlots
{
public:
    RingSlots() = default;
    // All or nothing. On a thread that may call OpenGL.
    RingSlots(const Ref<Context> &context, const RingShape &shape, uint32_t count);

    uint32_t count() const { return static_cast<uint32_t>(slots_.size()); }
    uint32_t count(RingSlot::State state) const;
    void set_generation(uint32_t generation);
    const Ref<RingSlot> &operator[](uint32_t index) const { return slots_[index]; }
    // Whether it is one of these, and not from before a resize.
    bool has(const Ref<RingSlot> &slot) const;

    // For compute: what has been free for longest, other than `kept`; empty if there is none.
    Ref<RingSlot> longest_free(const Ref<RingSlot> &kept) const;
    // For drawing: the oldest frame, or the newest of those that have ended; empty if it is not there yet, or on
    // its way to compute to be read. `by_device`: the oldest need not have ended where the device waits for that.
    Ref<RingSlot> oldest_ended(bool by_device) const;
    Ref<RingSlot> newest_ended() const;
    // Whether something may change without anybody telling.
    bool any_pending() const;

    void free(RingSlot &slot) { slot.state = RingSlot::State::free, slot.free_since = ++clock_; }
    // The finished ones older than a frame; how many.
    uint32_t free_older(uint64_t frame);
    // The finished ones that are older than a complete one, so that drawing will never want them; how many.
    uint32_t free_superseded();

private:
    template <typename Fits, typename Better> Ref<RingSlot> best(Fits fits, Better better) const;

    std::vector<Ref<RingSlot>> slots_;
    uint64_t clock_ = 0;
};

}  // namespace clgl
