// A ring of slots: compute and drawing use different slots at a time, so that neither waits for the other.
//
// A slot is handed over by acquire() and a deferred release(), like any shared object. The GL part of the release
// is done when drawing takes the slot, and a GL fence orders its way back to compute.
#pragma once

#include "base/lock_order.hpp"
#include "core/command/wait_list.hpp"
#include "core/context/queue.hpp"
#include "core/ring/slots.hpp"

#include <condition_variable>
#include <thread>

namespace clgl
{

// The descriptors of a ring.
struct RingRequest {
    std::string label;
    RingShape shape;
    // 0 for the default
    uint32_t slot_count = 0;
    clgl_ring_mode mode = CLGL_RING_MODE_FIFO;
};

class Ring : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::ring;

    // Must be called on a thread with a GL context. Throws as clgl_ring_create documents.
    static Ref<Ring> create(Ref<Context> context, RingRequest request);

    Context &context() const { return *context_; }
    void on_destroy() override;
    clgl_ring_info info();
    // Throws CLGL_ERROR_OUT_OF_RANGE.
    clgl_ring_slot slot(uint32_t index);

    struct Acquired {
        clgl_ring_slot slot, previous;
        Ref<Fence> fence;
    };
    // Returns nothing if no slot became free within the time (-1 = no limit). Throws as clgl_ring_acquire_write
    // documents.
    std::optional<Acquired> acquire_slot(const Ref<Queue> &queue, int64_t timeout_ns, WaitList waits,
                                         bool with_previous, bool want_fence);
    // Throws as clgl_ring_submit documents.
    Ref<Fence> release_slot(const Ref<Queue> &queue, bool discard, WaitList waits);
    // Returns whether there was a new frame within the time; `slot` is then the one that drawing has. Throws as
    // clgl_ring_acquire_read documents.
    bool take(int64_t timeout_ns, clgl_ring_slot &slot);
    // Throws as clgl_ring_release_read documents.
    void give_back();
    // Throws as clgl_ring_resize documents.
    void resize(const size_t *extent);

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Ring() : Object(object_type) {}

    // The slot that compute has.
    struct Hold {
        Ref<Queue> queue;
        Ref<RingSlot> slot, previous;
        // The drawing that the queue waited for; put back into the slot if the acquire fails
        DrawnFrame drawn;
        // True if it is the slot that drawing has, in a ring of one
        bool from_drawing = false;
    };
    // Allows one call of each side at a time, from begin() to the destructor; the mutex is free meanwhile.
    class Turn;

    using Mutex = OrderedMutex<LockOrder::ring>;
    using Lock = std::unique_lock<Mutex>;
    // The following must be called with the mutex held.
    void require_open() const;
    template <typename Ready> bool wait(Lock &lock, int64_t timeout_ns, Ready ready);
    bool has_one_slot() const { return slots_.count() == 1; }
    bool choose(Hold &hold, bool with_previous);
    void set_moving(const Hold &hold, bool moving);
    void put_back(Hold &hold);
    void drop(RingSlot &slot);
    Ref<RingSlot> next_frame(bool waits) const;
    bool find_frame(Lock &lock, int64_t timeout_ns, Ref<RingSlot> &next);

    void require_own(const Queue &queue) const;
    void wait_for_move(const RingSlot &slot) const;
    DrawnFrame drawn_here();
    Ref<GlSyncPoint> point_here();
    DrawnFrame drawn_before(const Ref<RingSlot> &next);
    Ref<Fence> hand_to_compute(const Hold &hold, WaitList waits, bool want_fence);
    Acquired begin_writing(Hold &&hold, Ref<Fence> fence);
    void end_writing(const Hold &hold, Ref<Fence> written, bool discard);
    void abandon(const Hold &hold);
    void finish(const Ref<RingSlot> &next);

    Ref<Context> context_;
    std::string label_;
    clgl_ring_mode mode_ = CLGL_RING_MODE_FIFO;

    Mutex mutex_;
    std::condition_variable_any changed_;
    bool closed_ = false;
    // True if a call of that side is running
    bool computing_ = false, drawing_ = false;
    RingShape shape_;
    RingSlots slots_;
    uint32_t generation_ = 0;
    Hold held_;
    Ref<RingSlot> taken_;
    std::thread::id taken_on_;
    // The slot of the newest frame, whichever side has it
    Ref<RingSlot> last_;
    uint64_t written_ = 0, shown_ = 0, dropped_ = 0;
};

}  // namespace clgl
