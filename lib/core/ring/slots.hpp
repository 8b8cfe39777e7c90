// The states of a ring's slots, and which one each side gets next. Enqueues nothing and does not wait. Protected
// by the ring's mutex.
#pragma once

#include "core/command/fence.hpp"
#include "core/ring/slot_object.hpp"

#include <vector>

namespace clgl
{

// The end of the draw commands that read a frame: a signal or, without semaphores, a point in the GL command
// stream.
struct DrawnFrame {
    Ref<SharedSignal> signal{};
    Ref<GlSyncPoint> point{};

    // Returns whether the drawing has ended, so that no wait is needed.
    bool ended() const;
    // Returns an event for commands of this queue; empty if the queue itself waits.
    ClEvent event_for(const Queue &queue) const;
};

struct RingSlot : public Counted {
    // finished: released by compute, whose commands may still be running.
    enum class State { free, acquired, finished, taken };

    RingSlot(const Ref<Context> &context, const RingShape &shape, uint32_t place)
        : index(place), object(context, shape, place)
    {
    }

    const uint32_t index;
    uint32_t generation = 0;
    const RingObject object;
    State state = State::free;
    // The number of the last frame that compute released in this slot
    uint64_t frame = 0;
    // Taken from a counter of the ring: the slot with the lowest value has been free for longest
    uint64_t free_since = 0;
    // A fence behind the commands that wrote the frame
    Ref<Fence> written;
    DrawnFrame drawn;
    // Used if hand-overs use OpenGL: true while one is running, and a point behind the commands of the last one,
    // which orders the GL contexts of both sides.
    bool moving = false;
    Ref<GlSyncPoint> moved;
};

class RingSlots
{
public:
    RingSlots() = default;
    // Creates all slots or none. Must be called on a thread with a GL context.
    RingSlots(const Ref<Context> &context, const RingShape &shape, uint32_t count);

    uint32_t count() const { return static_cast<uint32_t>(slots_.size()); }
    uint32_t count(RingSlot::State state) const;
    void set_generation(uint32_t generation);
    const Ref<RingSlot> &operator[](uint32_t index) const { return slots_[index]; }
    // Returns whether it is one of these slots; false for a slot from before a resize.
    bool has(const Ref<RingSlot> &slot) const;

    // Returns the slot for compute: the one that has been free for longest, other than `kept`; or none.
    Ref<RingSlot> longest_free(const Ref<RingSlot> &kept) const;
    // Return the slot for drawing: the oldest frame, or the newest completed one. Return none if that frame is
    // not complete, or if compute is acquiring it to read. With `by_device`, a frame need not be complete if the
    // device can wait for it.
    Ref<RingSlot> oldest_ended(bool by_device) const;
    Ref<RingSlot> newest_ended() const;
    // Returns whether a slot may change without a notification.
    bool any_pending() const;

    void free(RingSlot &slot) { slot.state = RingSlot::State::free, slot.free_since = ++clock_; }
    // Frees the finished slots older than a frame. Returns their number.
    uint32_t free_older(uint64_t frame);
    // Frees the finished slots older than one whose commands have completed: drawing skips them. Returns their
    // number.
    uint32_t free_superseded();

private:
    template <typename Fits, typename Better> Ref<RingSlot> best(Fits fits, Better better) const;

    std::vector<Ref<RingSlot>> slots_;
    uint64_t clock_ = 0;
};

}  // namespace clgl
