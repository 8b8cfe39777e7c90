#include "core/ring/ring.hpp"

#include "base/platform/pause.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/handover/handover.hpp"
#include "core/object/handles.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

using State = RingSlot::State;

constexpr uint32_t default_slot_count = 3;

constexpr const char *compute_is_busy =
    "another thread is in a call for the compute slot of this ring: wait until that call has returned";
constexpr const char *drawing_is_busy =
    "another thread is in a call for the drawing slot of this ring: wait until that call has returned";

// The longest pause in ns between two polls of running commands. Each pause is twice as long as the previous one,
// up to this value. Polling is necessary because the end of a command does not notify the ring.
constexpr int64_t longest_slot_pause_ns = 200'000;
// The longest pause in ns while no commands are running. Other threads notify the ring when they change a slot.
constexpr int64_t longest_nap_ns = 1'000'000'000;

clgl_ring_slot describe(const RingSlot &slot, const RingHandles &handles, uint64_t frame)
{
    clgl_ring_slot described = CLGL_RING_SLOT_INIT;
    described.index = slot.index;
    described.generation = slot.generation;
    described.frame = frame;
    described.buffer = handles.buffer;
    described.texture = handles.texture;
    return described;
}

// Returns the slots whose hand-over to compute calls GL functions.
std::vector<RingSlot *> moving_of(const Ref<RingSlot> &slot, const Ref<RingSlot> &previous)
{
    std::vector<RingSlot *> moving;
    if (slot->object.written_whole()) return moving;
    for (const Ref<RingSlot> &each : {slot, previous})
        if (each && each->object.uses_gl()) moving.push_back(each.get());
    return moving;
}

RingHandover handover_of(uint32_t flags, const RingSlot &slot, const Ref<RingSlot> &previous)
{
    return {flags, slot.object.written(), previous ? previous->object.read() : RingHandles{}};
}

}  // namespace

class Ring::Turn
{
public:
    explicit Turn(Ring &ring) : ring_(ring) {}
    ~Turn()
    {
        if (!side_) return;
        std::lock_guard lock(ring_.mutex_);
        *side_ = false;
    }
    Turn(const Turn &) = delete;
    Turn &operator=(const Turn &) = delete;

    void begin(bool &side)
    {
        side = true;
        side_ = &side;
    }

private:
    Ring &ring_;
    bool *side_ = nullptr;
};

Ref<Ring> Ring::create(Ref<Context> context, RingRequest request)
{
    if (request.slot_count > CLGL_RING_MAX_SLOTS)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("slot_count is ", request.slot_count, ", more than ", CLGL_RING_MAX_SLOTS));
    request.shape.check(*context);
    Ref<Ring> ring = make_ref<Ring>();
    ring->slots_ =
        RingSlots(context, request.shape, request.slot_count ? request.slot_count : default_slot_count);
    ring->context_ = std::move(context);
    ring->label_ = std::move(request.label);
    ring->shape_ = request.shape.without_contents();
    // The descriptor may specify only the GL target, from which the texture type follows.
    if (ring->shape_.texture) ring->shape_.texture->type = ring->slots_[0]->object.texture_kind();
    ring->mode_ = request.mode;
    return ring;
}

void Ring::on_destroy()
{
    // Declared before the lock, so that the slots and the handles of their objects are destroyed after unlocking.
    RingSlots slots;
    Hold held;
    Ref<RingSlot> taken, last;
    {
        std::lock_guard lock(mutex_);
        closed_ = true;
        std::swap(slots, slots_);
        std::swap(held, held_);
        std::swap(taken, taken_);
        std::swap(last, last_);
        changed_.notify_all();
    }
    if (held.slot && held.slot->object.is_existing()) abandon(held);
}

clgl_ring_info Ring::info()
{
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    info.mode = mode_;
    info.label = label_.c_str();
    const clgl_context context = context_->handle();
    if (handles::is_alive(reinterpret_cast<uintptr_t>(context), Context::object_type)) info.context = context;
    std::lock_guard lock(mutex_);
    info.slot_count = slots_.count();
    info.generation = generation_;
    info.waiting_count = slots_.count(State::finished);
    info.acquired = static_cast<bool>(held_.slot);
    info.taken = static_cast<bool>(taken_);
    info.frames_written = written_;
    info.frames_taken = shown_;
    info.frames_dropped = dropped_;
    return info;
}

clgl_ring_slot Ring::slot(uint32_t index)
{
    std::lock_guard lock(mutex_);
    require_open();
    if (index >= slots_.count())
        fail(CLGL_ERROR_OUT_OF_RANGE, text("index is ", index, ", and the ring has ", slots_.count(), " slots"));
    return describe(*slots_[index], slots_[index]->object.written(), slots_[index]->frame);
}

void Ring::require_own(const Queue &queue) const
{
    if (&queue.context() != context_.get())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             "the ring and the queue belong to different clgl contexts: use a queue of the context of the ring");
}

void Ring::require_open() const
{
    if (closed_) fail(CLGL_ERROR_INVALID_HANDLE, "another thread destroyed the ring during the call");
}

template <typename Ready> bool Ring::wait(Lock &lock, int64_t timeout_ns, Ready ready)
{
    const int64_t start = now_ns();
    for (int64_t pause = first_pause_ns;; pause = std::min(2 * pause, longest_slot_pause_ns)) {
        require_open();
        if (ready()) return true;
        const int64_t left = timeout_ns < 0 ? longest_nap_ns : timeout_ns - (now_ns() - start);
        if (left <= 0) return false;
        const int64_t nap = slots_.any_pending() ? pause : longest_nap_ns;
        pause_until_notified(changed_, lock, std::min(nap, left));
    }
}

// Selects a slot for compute, and the slot of the previous frame if `with_previous` is true. Returns false if no
// slot is available yet.
bool Ring::choose(Hold &hold, bool with_previous)
{
    if (has_one_slot() && slots_.has(taken_) && !drawing_ && taken_on_ == std::this_thread::get_id()) {
        hold.slot = std::move(taken_);
        hold.from_drawing = true;
    } else {
        if (mode_ == CLGL_RING_MODE_MAILBOX) dropped_ += slots_.free_superseded();
        const Ref<RingSlot> previous = with_previous && !has_one_slot() ? last_ : Ref<RingSlot>();
        if (previous && previous->moving) return false;
        hold.slot = slots_.longest_free(previous);
        if (!hold.slot) return false;
        hold.previous = previous;
        hold.drawn = std::move(hold.slot->drawn);
    }
    hold.slot->state = State::acquired;
    set_moving(hold, true);
    return true;
}

void Ring::set_moving(const Hold &hold, bool moving)
{
    for (const Ref<RingSlot> &slot : {hold.slot, hold.previous})
        if (slot) slot->moving = moving && slot->object.uses_gl();
}

void Ring::put_back(Hold &hold)
{
    set_moving(hold, false);
    if (hold.from_drawing) {
        hold.slot->state = State::taken;
        taken_ = hold.slot;
    } else {
        hold.slot->state = State::free;
        hold.slot->drawn = hold.drawn;
    }
    changed_.notify_all();
}

std::optional<Ring::Acquired> Ring::acquire_slot(const Ref<Queue> &queue, int64_t timeout_ns, WaitList waits,
                                                 bool with_previous, bool want_fence)
{
    require_own(*queue);
    Hold hold;
    Turn turn(*this);
    {
        Lock lock(mutex_);
        if (computing_ || held_.slot)
            fail(CLGL_ERROR_ALREADY_ACQUIRED,
                 held_.slot ? "compute has a slot of this ring already: hand it over first with clgl_ring_submit"
                            : compute_is_busy);
        turn.begin(computing_);
        if (!wait(lock, timeout_ns, [&] { return choose(hold, with_previous); })) return {};
    }
    hold.queue = queue;
    Ref<Fence> fence;
    try {
        fence = hand_to_compute(hold, std::move(waits), want_fence);
    } catch (...) {
        std::lock_guard lock(mutex_);
        put_back(hold);
        throw;
    }
    try {
        return begin_writing(std::move(hold), std::move(fence));
    } catch (...) {
        abandon(hold);
        throw;
    }
}

Ref<Fence> Ring::hand_to_compute(const Hold &hold, WaitList waits, bool want_fence)
{
    if (!hold.drawn.ended()) {
        const ClEvent event = hold.drawn.event_for(*hold.queue);
        if (event) context_->user_events().watch(event, SignalledBy::library);
        waits.add(event);
    }
    const auto moving = moving_of(hold.slot, hold.previous);
    for (RingSlot *slot : moving)
        wait_for_move(*slot);
    // If this thread drew from the slot, the hand-over waits for the drawing, as in clgl_acquire. Otherwise
    // `waits` contains the end of these GL commands.
    uint32_t flags = hold.from_drawing ? 0 : CLGL_HANDOVER_SKIP_GL_SYNC;
    // Do not copy the previous frame from OpenGL, because OpenCL still has the contents that compute wrote.
    if (hold.slot->object.written_whole()) flags |= CLGL_HANDOVER_CONTENT_UNCHANGED;
    Ref<Fence> fence = clgl::acquire(hold.queue, handover_of(flags, *hold.slot, hold.previous).get(),
                                     std::move(waits), want_fence);
    try {
        const Ref<GlSyncPoint> moved = moving.empty() ? Ref<GlSyncPoint>() : point_here();
        for (RingSlot *slot : moving)
            slot->moved = moved;
    } catch (...) {
        abandon(hold);
        throw;
    }
    return fence;
}

Ring::Acquired Ring::begin_writing(Hold &&hold, Ref<Fence> fence)
{
    // Declared before the lock, so that it is destroyed after unlocking.
    const DrawnFrame drawn = std::move(hold.drawn);
    std::lock_guard lock(mutex_);
    require_open();
    set_moving(hold, false);
    changed_.notify_all();
    if (last_ == hold.slot) last_ = {};
    Acquired acquired{describe(*hold.slot, hold.slot->object.written(), written_ + 1), CLGL_RING_SLOT_INIT,
                      std::move(fence)};
    if (hold.previous)
        acquired.previous = describe(*hold.previous, hold.previous->object.read(), hold.previous->frame);
    held_ = std::move(hold);
    return acquired;
}

Ref<Fence> Ring::release_slot(const Ref<Queue> &queue, bool discard, WaitList waits)
{
    require_own(*queue);
    Hold hold;
    Turn turn(*this);
    {
        std::lock_guard lock(mutex_);
        if (computing_ || !held_.slot || held_.queue != queue)
            fail(CLGL_ERROR_NOT_ACQUIRED,
                 computing_ ? compute_is_busy
                 : held_.slot
                     ? "another queue acquired the compute slot of this ring: call clgl_ring_submit with "
                       "that queue"
                     : "compute has no slot of this ring: call clgl_ring_acquire_write first");
        turn.begin(computing_);
        hold = held_;
    }
    Ref<Fence> written;
    try {
        written = clgl::release(queue, handover_of(CLGL_HANDOVER_NO_CPU_WAIT, *hold.slot, hold.previous).get(),
                                std::move(waits), true);
    } catch (const Error &error) {
        if (error.result() == CLGL_ERROR_NOT_ACQUIRED || error.result() == CLGL_ERROR_INVALID_HANDLE) {
            abandon(hold);
            end_writing(hold, {}, true);
        }
        throw;
    }
    end_writing(hold, written, discard);
    return written;
}

// Releases the objects that compute still has. The application may have released or destroyed any of them itself.
void Ring::abandon(const Hold &hold)
{
    const RingHandles previous = hold.previous ? hold.previous->object.read() : RingHandles{};
    for (const RingHandles &handles : {hold.slot->object.written(), previous}) {
        if (!handles.buffer && !handles.texture) continue;
        try {
            clgl::release(hold.queue, RingHandover(CLGL_HANDOVER_NO_CPU_WAIT, handles, {}).get(), {}, true);
        } catch (const Error &) {
            // The application has released or destroyed this object.
        }
    }
}

void Ring::end_writing(const Hold &hold, Ref<Fence> written, bool discard)
{
    RingSlot &slot = *hold.slot;
    std::lock_guard lock(mutex_);
    held_ = {};
    std::swap(slot.written, written);
    if (!discard) slot.frame = ++written_;
    if (discard || !slots_.has(hold.slot)) {
        dropped_ += !discard;
        slots_.free(slot);
    } else {
        slot.state = State::finished;
        last_ = hold.slot;
    }
    changed_.notify_all();
}

// Returns the slot of the next frame for drawing. If `waits` is true, the caller may wait, so a frame of a FIFO
// ring need not be complete if the device can wait for it.
Ref<RingSlot> Ring::next_frame(bool waits) const
{
    return mode_ == CLGL_RING_MODE_FIFO ? slots_.oldest_ended(waits) : slots_.newest_ended();
}

// Frees the slot of a frame that will not be drawn.
void Ring::drop(RingSlot &slot)
{
    slot.moving = false;
    slots_.free(slot);
    ++dropped_;
    if (last_.get() == &slot) last_ = {};
    changed_.notify_all();
}

bool Ring::find_frame(Lock &lock, int64_t timeout_ns, Ref<RingSlot> &next)
{
    if (timeout_ns != 0 && has_one_slot() && slots_.has(taken_))
        fail(CLGL_ERROR_INVALID_STATE, "drawing has the only slot of this ring, so there can be no new frame: "
                                       "release it first with clgl_ring_release_read");
    if (!wait(lock, timeout_ns, [&] { return (next = next_frame(timeout_ns != 0)).get() != nullptr; }))
        return false;
    next->state = State::taken;
    next->moving = next->object.uses_gl();
    return true;
}

bool Ring::take(int64_t timeout_ns, clgl_ring_slot &slot)
{
    require_gl_here(*context_->gl());
    Ref<RingSlot> next, before;
    Turn turn(*this);
    {
        Lock lock(mutex_);
        if (drawing_) fail(CLGL_ERROR_INVALID_STATE, drawing_is_busy);
        turn.begin(drawing_);
        const bool found = find_frame(lock, timeout_ns, next);
        before = taken_;
        if (!found && before) slot = describe(*before, before->object.written(), before->frame);
        if (!found) return false;
    }
    DrawnFrame drawn = before ? drawn_before(next) : DrawnFrame();
    finish(next);
    std::lock_guard lock(mutex_);
    require_open();
    next->moving = false;
    if (before) {
        slots_.free(*before);
        std::swap(before->drawn, drawn);
    }
    if (mode_ == CLGL_RING_MODE_MAILBOX) dropped_ += slots_.free_older(next->frame);
    taken_ = next;
    taken_on_ = std::this_thread::get_id();
    ++shown_;
    slot = describe(*next, next->object.written(), next->frame);
    changed_.notify_all();
    return true;
}

// Returns a signal or sync point after the GL commands that use the current slot. On failure, makes `next`
// available for a later call.
DrawnFrame Ring::drawn_before(const Ref<RingSlot> &next)
{
    try {
        return drawn_here();
    } catch (...) {
        std::lock_guard lock(mutex_);
        next->state = State::finished;
        next->moving = false;
        changed_.notify_all();
        throw;
    }
}

// Does the GL part of the release of a frame. Its commands must have ended, or the device must be able to wait
// for them. On failure, drops the frame.
void Ring::finish(const Ref<RingSlot> &next)
{
    try {
        wait_for_move(*next);
        next->written->wait_on_gl();
        if (next->object.uses_gl()) next->moved = point_here();
    } catch (...) {
        std::lock_guard lock(mutex_);
        drop(*next);
        throw;
    }
}

// Returns the end of this thread's earlier GL commands. Prefers a semaphore signal to a sync point, which takes 8
// microseconds on the device.
DrawnFrame Ring::drawn_here()
{
    const GlScope scope(*context_->gl());
    if (SemaphorePool::Signal signal = context_->signal_here())
        return {.signal = make_ref<SharedSignal>(std::move(signal))};
    return {.point = point_here()};
}

// Makes the GL context of this thread wait for the last hand-over of a slot.
void Ring::wait_for_move(const RingSlot &slot) const
{
    if (!slot.moved) return;
    const GlScope scope(*context_->gl());
    slot.moved->wait_on_gl();
}

// Returns a point after the GL commands of this thread. If only threads with a GL context could wait for the
// point, waits for the commands here, and returns an empty reference.
Ref<GlSyncPoint> Ring::point_here()
{
    const GlScope scope(*context_->gl());
    const Ref<GlSyncPoint> point = GlSyncPoint::insert(context_->gl());
    point->make_waitable_anywhere();
    if (point->waitable_anywhere()) return point;
    point->wait(CLGL_FOREVER);
    return {};
}

void Ring::give_back()
{
    Ref<RingSlot> before;
    Turn turn(*this);
    {
        std::lock_guard lock(mutex_);
        if (drawing_ || !taken_)
            fail(CLGL_ERROR_INVALID_STATE,
                 drawing_ ? drawing_is_busy
                          : "drawing has no slot of this ring: call clgl_ring_acquire_read first");
        turn.begin(drawing_);
        before = taken_;
    }
    DrawnFrame drawn = drawn_here();
    std::lock_guard lock(mutex_);
    slots_.free(*before);
    std::swap(before->drawn, drawn);
    taken_ = {};
    changed_.notify_all();
}

void Ring::resize(const size_t *extent)
{
    RingShape shape;
    uint32_t count = 0;
    {
        std::lock_guard lock(mutex_);
        require_open();
        shape = shape_.resized(extent);
        count = slots_.count();
    }
    // Declared before the lock. Later contains the old slots, which are destroyed after unlocking.
    RingSlots slots(context_, shape, count);
    Ref<RingSlot> last;
    std::lock_guard lock(mutex_);
    require_open();
    dropped_ += slots_.count(State::finished);
    std::swap(slots_, slots);
    std::swap(shape_, shape);
    std::swap(last_, last);
    slots_.set_generation(++generation_);
    changed_.notify_all();
}

}  // namespace clgl
