#include "core/handover.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/handles.hpp"

#include <algorithm>
#include <optional>

namespace clgl
{

namespace
{

// One buffer of a hand-over.
struct Item {
    Ref<Buffer> buffer;
    // In the storage: what is asked to move, the whole buffer or an explicit part.
    Range range;
    Acquisition *acquisition = nullptr;
    bool moves = false;

    Storage &storage() const { return buffer->storage(); }
};

std::vector<Item> read_items(const Queue &queue, const clgl_handover &handover)
{
    if (handover.buffer_count == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "buffer_count is 0: there is nothing to hand over");
    if (!handover.buffers) fail(CLGL_ERROR_INVALID_ARGUMENT, "buffers is NULL");
    std::vector<Item> items;
    items.reserve(handover.buffer_count);
    for (uint32_t i = 0; i < handover.buffer_count; ++i) {
        const Pinned<Buffer> buffer(reinterpret_cast<uintptr_t>(handover.buffers[i]));
        if (&buffer->context() != &queue.context())
            fail(CLGL_ERROR_WRONG_CONTEXT, text("buffers[", i, "] and the queue are of different clgl contexts"));
        if (!buffer->storage().shared())
            fail(CLGL_ERROR_UNSUPPORTED,
                 text("buffers[", i, "] has no OpenGL side (CLGL_BUFFER_COMPUTE_ONLY): it needs no hand-over"));
        const clgl_range *range = handover.buffer_ranges ? &handover.buffer_ranges[i] : nullptr;
        items.push_back({buffer.ref(), buffer->part(range)});
    }
    return items;
}

bool any_uses_gl(const std::vector<Item> &items)
{
    return std::ranges::any_of(items, [](const Item &item) { return item.storage().gl_storage().uses_gl(); });
}

// The entries of an acquire in their storages: all of them or none.
class Reservation
{
public:
    Reservation(const Ref<Queue> &queue, std::vector<Item> &items) : items_(items)
    {
        std::lock_guard lock(queue->context().mutex());
        try {
            for (Item &item : items_)
                reserve(queue, item);
        } catch (...) {
            withdraw();
            throw;
        }
    }
    ~Reservation()
    {
        if (committed_) return;
        std::lock_guard lock(mutex());
        withdraw();
    }
    Reservation(const Reservation &) = delete;
    Reservation &operator=(const Reservation &) = delete;

    // Events of readers that have brought the bytes over already.
    const std::vector<ClEvent> &others_ready() const { return others_ready_; }

    void commit(const ClEvent &ready)
    {
        std::lock_guard lock(mutex());
        for (const Item &item : items_) {
            item.acquisition->ready = ready;
            item.acquisition->state = Acquisition::State::acquired;
        }
        committed_ = true;
    }

private:
    std::mutex &mutex() const { return items_.front().buffer->context().mutex(); }

    void reserve(const Ref<Queue> &queue, Item &item)
    {
        auto &acquisitions = item.storage().acquisitions();
        const bool writes = item.buffer->writable();
        item.moves = item.buffer->access() != CLGL_ACCESS_WRITE_DISCARD;
        for (const Acquisition &other : acquisitions) {
            if (!other.range.overlaps(item.range)) continue;
            if (other.writes || writes || other.buffer == item.buffer.get())
                fail(CLGL_ERROR_ALREADY_ACQUIRED,
                     text(item.buffer->describe(), " is acquired already, whole or in part: release it first"));
            if (other.state == Acquisition::State::acquired && other.range.covers(item.range)) {
                item.moves = false;
                others_ready_.push_back(other.ready);
            }
        }
        acquisitions.push_back({.buffer = item.buffer.get(),
                                .queue = queue,
                                .range = item.range,
                                .writes = writes,
                                .ready = {},
                                .dirty = {}});
        item.acquisition = &acquisitions.back();
    }

    void withdraw()
    {
        for (Item &item : items_)
            if (item.acquisition)
                item.storage().acquisitions().remove_if(
                    [&](const Acquisition &a) { return &a == item.acquisition; });
    }

    std::vector<Item> &items_;
    std::vector<ClEvent> others_ready_;
    bool committed_ = false;
};

void check_intact(const Item &item)
{
    if (item.storage().gl_storage().intact()) return;
    const GLuint name = item.storage().gl_name();
    if (!glIsBuffer(name))
        fail(CLGL_ERROR_INVALID_GL_OBJECT, text(item.buffer->describe(), ": OpenGL's buffer ", name,
                                                " was deleted; destroy the clgl buffer, too"));
    fail(CLGL_ERROR_GL_OBJECT_CHANGED, text(item.buffer->describe(), ": OpenGL's buffer ", name,
                                            " got another storage after it was wrapped; wrap it again"));
}

// What deferred releases left: done now where OpenGL has a part in it, else only waited for by what follows.
void settle_deferred(const std::vector<Item> &items, WaitList &waits)
{
    for (const Item &item : items) {
        if (item.storage().gl_storage().uses_gl())
            item.storage().finish_deferred();
        else
            waits.add(item.storage().deferred_event());
    }
}

// OpenGL's part of an acquire: what it wrote becomes visible, is copied where the transport does so, and the
// commands that follow wait for it.
void acquire_on_gl(GlSide &side, const std::vector<Item> &items, WaitList &waits)
{
    const GlCaps &caps = side.caps();
    for (const Item &item : items)
        check_intact(item);
    if (caps.memory_barrier)
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT |
                        (caps.buffer_storage ? GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT : 0));
    for (const Item &item : items)
        if (item.moves) item.storage().gl_storage().acquire_gl(item.range);
    const Ref<GlPoint> point = GlPoint::insert(Ref<GlSide>(&side));
    if (point->poll()) return;
    point->make_waitable_anywhere();
    if (point->waitable_anywhere())
        waits.add(point->event(items.front().buffer->context().native()));
    else
        point->wait(CLGL_FOREVER);
}

// OpenCL's part: the copies into its memory. What follows waits for them, too.
void acquire_on_cl(const Context &context, const std::vector<Item> &items, WaitList &waits)
{
    WaitList copies;
    for (const Item &item : items)
        if (item.moves) copies.add(item.storage().gl_storage().acquire_cl(item.range, waits.span()));
    if (copies.count() == 0) return;
    check_cl(cl().Flush(context.environment().copies), "clFlush");
    // The copies come after what they wait for.
    waits = std::move(copies);
}

// The entries that a release gives back: theirs again if it fails before anything happened.
class Taking
{
public:
    Taking(const Queue &queue, const std::vector<Item> &items) : items_(items)
    {
        std::lock_guard lock(mutex());
        for (const Item &item : items_) {
            auto &acquisitions = item.storage().acquisitions();
            const auto held = std::ranges::find_if(acquisitions, [&](const Acquisition &a) {
                return a.buffer == item.buffer.get() && a.queue.get() == &queue &&
                       a.state == Acquisition::State::acquired;
            });
            if (held == acquisitions.end()) {
                put_back();
                fail(CLGL_ERROR_NOT_ACQUIRED, text(item.buffer->describe(), " is not acquired by this queue"));
            }
            held->state = Acquisition::State::releasing;
            taken_.push_back(&*held);
        }
    }
    ~Taking()
    {
        std::lock_guard lock(mutex());
        if (!given_back_) {
            put_back();
            return;
        }
        for (size_t i = 0; i < taken_.size(); ++i)
            items_[i].storage().acquisitions().remove_if([&](const Acquisition &a) { return &a == taken_[i]; });
    }
    Taking(const Taking &) = delete;
    Taking &operator=(const Taking &) = delete;

    const Acquisition &acquisition(size_t index) const { return *taken_[index]; }
    // From here on there is no way back: the destructor ends the acquisitions.
    void give_back() { given_back_ = true; }

private:
    std::mutex &mutex() const { return items_.front().buffer->context().mutex(); }
    void put_back()
    {
        for (Acquisition *acquisition : taken_)
            acquisition->state = Acquisition::State::acquired;
    }

    const std::vector<Item> &items_;
    std::vector<Acquisition *> taken_;
    bool given_back_ = false;
};

// What of an acquired part must move back to OpenGL.
Range range_to_move_back(const Item &item, const Acquisition &held, bool is_explicit)
{
    if (!held.writes) return {};
    if (is_explicit) {
        if (!held.range.covers(item.range))
            fail(CLGL_ERROR_OUT_OF_RANGE,
                 text("the range of ", item.buffer->describe(), " reaches past the part that was acquired"));
        return item.range;
    }
    if (item.storage().lent() || item.buffer->access() == CLGL_ACCESS_WRITE_DISCARD) return held.range;
    return held.dirty;
}

// The way back on OpenCL's side: an event per item, behind the queue's commands and the copies.
struct WayBack {
    std::vector<ClEvent> events;
    std::vector<Range> ranges;
    ClEvent last;
};

WayBack release_on_cl(const Queue &queue, const std::vector<Item> &items, std::vector<Range> ranges,
                      const WaitList &waits)
{
    const ClEvent done = queue.mark(waits.span());
    queue.flush();
    WayBack back{{}, std::move(ranges), done};
    const cl_event after = done.get();
    for (size_t i = 0; i < items.size(); ++i) {
        const ClEvent copied = items[i].storage().gl_storage().release_cl(back.ranges[i], {&after, 1});
        back.events.push_back(copied ? copied : done);
        if (copied) back.last = copied;
    }
    if (back.last.get() != after) check_cl(cl().Flush(queue.context().environment().copies), "clFlush");
    return back;
}

void wait_for(const WayBack &back)
{
    std::vector<cl_event> raw;
    for (const ClEvent &event : back.events)
        raw.push_back(event.get());
    wait_for_events(raw);
}

// Lets a storage go only when an event has completed.
void CL_CALLBACK drop_storage(cl_event, cl_int, void *data)
{
    const std::unique_ptr<Ref<Storage>> storage(static_cast<Ref<Storage> *>(data));
}

void keep_until(const ClEvent &event, const Ref<Storage> &storage)
{
    auto kept = std::make_unique<Ref<Storage>>(storage);
    check_cl(cl().SetEventCallback(event.get(), CL_COMPLETE, drop_storage, kept.get()), "clSetEventCallback");
    kept.release();
}

}  // namespace

Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence)
{
    Context &context = queue->context();
    std::vector<Item> items = read_items(*queue, handover);
    std::optional<GlScope> scope;
    if (!(handover.flags & CLGL_HANDOVER_GL_DONE) || any_uses_gl(items)) scope.emplace(*context.gl());
    Reservation reservation(queue, items);
    if (scope) log_pending_gl_errors();
    settle_deferred(items, waits);
    for (const ClEvent &ready : reservation.others_ready())
        waits.add(ready);
    if (scope) acquire_on_gl(*context.gl(), items, waits);
    acquire_on_cl(context, items, waits);
    ClEvent ready;
    // On an in-order queue with nothing to wait for, the objects are the queue's already.
    if (want_fence || waits.count() != 0 || queue->out_of_order()) ready = queue->barrier(waits.span());
    reservation.commit(waits.count() != 0 ? ready : ClEvent());
    return want_fence ? fence_of(*queue, ready) : Ref<Fence>();
}

Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence)
{
    Context &context = queue->context();
    const bool deferred = handover.flags & CLGL_HANDOVER_DEFER;
    const std::vector<Item> items = read_items(*queue, handover);
    Taking taking(*queue, items);
    std::optional<GlScope> scope;
    if (!deferred && any_uses_gl(items)) scope.emplace(*context.gl());
    if (scope) log_pending_gl_errors();
    std::vector<Range> ranges;
    for (size_t i = 0; i < items.size(); ++i)
        ranges.push_back(range_to_move_back(items[i], taking.acquisition(i), handover.buffer_ranges != nullptr));
    const WayBack back = release_on_cl(*queue, items, std::move(ranges), waits);
    taking.give_back();
    std::vector<Ref<Storage>> left_over;
    if (deferred) {
        for (size_t i = 0; i < items.size(); ++i) {
            items[i].storage().defer(back.events[i], back.ranges[i]);
            left_over.push_back(items[i].buffer->storage_ref());
        }
    } else {
        wait_for(back);
        for (size_t i = 0; i < items.size(); ++i)
            items[i].storage().gl_storage().release_gl(back.ranges[i]);
    }
    return want_fence ? fence_of(*queue, back.last, std::move(left_over)) : Ref<Fence>();
}

void release_destroyed(const Buffer &buffer)
{
    Storage &storage = buffer.storage();
    if (!storage.shared()) return;
    std::vector<Acquisition> held;
    {
        std::lock_guard lock(storage.context().mutex());
        auto &all = storage.acquisitions();
        std::ranges::copy_if(all, std::back_inserter(held),
                             [&](const Acquisition &a) { return a.buffer == &buffer; });
        all.remove_if([&](const Acquisition &a) { return a.buffer == &buffer; });
    }
    const Ref<Buffer> self(const_cast<Buffer *>(&buffer));
    for (const Acquisition &acquisition : held) {
        const std::vector<Item> items{{self, acquisition.range}};
        const WayBack back =
            release_on_cl(*acquisition.queue, items, {range_to_move_back(items.front(), acquisition, false)}, {});
        storage.defer(back.events.front(), back.ranges.front());
    }
    const ClEvent pending = storage.deferred_event();
    if (!pending) return;
    GlSide &side = *storage.context().gl();
    if (side.is_current()) {
        const GlScope scope(side);
        storage.finish_deferred();
    } else if (storage.gl_storage().uses_gl()) {
        side.garbage().add_task([kept = buffer.storage_ref()] { kept->finish_deferred(); });
    } else {
        keep_until(pending, buffer.storage_ref());
    }
}

}  // namespace clgl
