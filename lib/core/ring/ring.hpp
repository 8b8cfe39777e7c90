// A ring of slots. The application writes frames with OpenCL (compute) and reads them with OpenGL (drawing).
// Compute and drawing use different slots at the same time, so that they do not wait for each other.
//
// Each slot is handed over by acquire() and a deferred release(), like other shared objects. The GL part of the
// release is done when drawing takes the slot. The next acquire waits for the end of the drawing.
#pragma once

#include "base/lock_order.hpp"
#include "core/command/wait_list.hpp"
#include "core/context/queue.hpp"
#include "core/ring/slots.hpp"

#include <condition_variable>
#include <thread>

namespace clgl
{

// The arguments for creating a ring.
struct RingRequest {
    std::string label;
    RingShape shape;
    // 0 = 3 slots
    uint32_t slot_count = 0;
    clgl_ring_mode mode = CLGL_RING_MODE_FIFO;
};

class Ring : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::ring;

    // Creates a ring. Must be called on a thread with a GL context. Throws the errors that clgl_ring_create
    // documents.
    static Ref<Ring> create(Ref<Context> context, RingRequest request);

    Context &context() const { return *context_; }
    void on_destroy() override;
    clgl_ring_info info();
    // Returns a slot. Throws CLGL_ERROR_OUT_OF_RANGE, and CLGL_ERROR_INVALID_HANDLE if the ring is destroyed
    // during the call.
    clgl_ring_slot slot(uint32_t index);

    struct Acquired {
        clgl_ring_slot slot, previous;
        Ref<Fence> fence;
    };
    // Acquires a slot for compute. Waits at most `timeout_ns` nanoseconds (-1 = no limit); returns std::nullopt
    // if no slot has become free. Throws the errors that clgl_ring_acquire_write documents.
    std::optional<Acquired> acquire_slot(const Ref<Queue> &queue, int64_t timeout_ns, WaitList waits,
                                         bool with_previous, bool want_fence);
    // Submits the slot that compute holds. If `discard` is true, the slot becomes free, and the frame is lost.
    // Throws the errors that clgl_ring_submit documents.
    Ref<Fence> release_slot(const Ref<Queue> &queue, bool discard, WaitList waits);
    // Takes a new frame for drawing. Waits at most `timeout_ns` nanoseconds (-1 = no limit); returns whether
    // there was a new frame. Sets `slot` to the slot that drawing holds afterwards; leaves it unchanged if
    // drawing holds none. Throws the errors that clgl_ring_acquire_read documents.
    bool take(int64_t timeout_ns, clgl_ring_slot &slot);
    // Releases the slot that drawing holds. Throws the errors that clgl_ring_release_read documents.
    void give_back();
    // Replaces the slots by slots of another size. Throws the errors that clgl_ring_resize documents.
    void resize(const size_t *extent);

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Ring() : Object(object_type) {}

    // The slot that compute holds.
    struct Hold {
        Ref<Queue> queue;
        Ref<RingSlot> slot, previous;
        // The end of the GL commands that last used the slot. The queue waits for it. It is restored in the slot
        // if the acquire fails.
        DrawnFrame drawn;
        // True if the slot changed directly from drawing to compute, in a ring of one slot
        bool from_drawing = false;
    };
    // From begin() to the destructor, other calls for compute, or for drawing, fail. The mutex need not stay
    // locked during that time.
    class Turn;

    using Mutex = OrderedMutex<LockOrder::ring>;
    using Lock = std::unique_lock<Mutex>;
    // The following functions must be called with the mutex locked.
    void require_open() const;
    template <typename Ready> bool wait(Lock &lock, int64_t timeout_ns, Ready ready);
    bool has_one_slot() const { return slots_.count() == 1; }
    bool choose(Hold &hold, bool with_previous);
    void set_moving(const Hold &hold, bool moving);
    void put_back(Hold &hold);
    void drop(RingSlot &slot);
    Ref<RingSlot> next_frame(bool waits) const;
    bool find_frame(Lock &lock, int64_t timeout_ns, Ref<RingSlot> &next);

    // The following functions must be called with the mutex unlocked.
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
    // True while a call for compute, or for drawing, is running
    bool computing_ = false, drawing_ = false;
    RingShape shape_;
    RingSlots slots_;
    uint32_t generation_ = 0;
    Hold held_;
    Ref<RingSlot> taken_;
    std::thread::id taken_on_;
    // The slot with the newest frame. Compute or drawing may have it.
    Ref<RingSlot> last_;
    uint64_t written_ = 0, shown_ = 0, dropped_ = 0;
};

}  // namespace clgl
