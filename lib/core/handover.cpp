#include "core/handover.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/acquisition.hpp"
#include "core/event_wait.hpp"
#include "core/handles.hpp"

#include <algorithm>
#include <optional>

namespace clgl
{

namespace
{

HandOverItems read_items(const Queue &queue, const clgl_handover &handover)
{
    if (handover.buffer_count == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "buffer_count is 0: there is nothing to hand over");
    if (!handover.buffers) fail(CLGL_ERROR_INVALID_ARGUMENT, "buffers is NULL");
    HandOverItems items;
    items.reserve(handover.buffer_count);
    for (uint32_t i = 0; i < handover.buffer_count; ++i) {
        const Pinned<Buffer> buffer(reinterpret_cast<uintptr_t>(handover.buffers[i]));
        if (&buffer->context() != &queue.context())
            fail(CLGL_ERROR_WRONG_CONTEXT, text("buffers[", i, "] and the queue are of different clgl contexts"));
        if (!buffer->storage().shared())
            fail(CLGL_ERROR_UNSUPPORTED,
                 text("buffers[", i, "] has no OpenGL side (CLGL_BUFFER_COMPUTE_ONLY): it needs no hand-over"));
        HandOverItem &item = items.emplace_back();
        item.buffer = buffer.ref();
        item.range = buffer->part(handover.buffer_ranges ? &handover.buffer_ranges[i] : nullptr);
    }
    return items;
}

bool any_uses_gl(const HandOverItems &items)
{
    return std::ranges::any_of(items, [](const HandOverItem &item) { return item.gl_storage().uses_gl(); });
}

// Deferred releases of what is acquired again.
std::vector<LeftOver> left_over_of(const HandOverItems &items)
{
    std::vector<LeftOver> left;
    for (const HandOverItem &item : items)
        for (Ref<DeferredRelease> &release : item.storage().deferred(item.range))
            left.push_back({item.buffer->storage_ref(), std::move(release)});
    return left;
}

// Where OpenGL has a part in them, it is done now, after a wait in which nobody is kept from OpenGL.
void wait_for_left_over(GlSide &side, const std::vector<LeftOver> &left)
{
    std::vector<ClEvent> events;
    for (const LeftOver &each : left)
        if (each.storage->gl_storage().uses_gl()) events.push_back(each.release->event);
    if (events.empty()) return;
    {
        // Says at once if this thread cannot call OpenGL.
        const GlScope here(side);
    }
    wait_until_ended(events);
}

// Else what follows waits for them. What failed is told by its own fence.
void settle_left_over(const std::vector<LeftOver> &left, WaitList &waits)
{
    for (const LeftOver &each : left) {
        if (!each.storage->gl_storage().uses_gl()) {
            waits.add_unless_failed(each.release->event);
            continue;
        }
        try {
            each.storage->finish(*each.release);
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_COMMAND_FAILED) throw;
        }
    }
}

// OpenGL's part of an acquire: what it wrote becomes visible, is copied where the transport does so, and the
// commands that follow wait for it.
void acquire_on_gl(GlSide &side, const HandOverItems &items, WaitList &waits)
{
    const GlCaps &caps = side.caps();
    for (const HandOverItem &item : items)
        item.storage().require_intact();
    if (caps.memory_barrier)
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT |
                        (caps.buffer_storage ? GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT : 0));
    for (const HandOverItem &item : items)
        if (item.moves) item.gl_storage().acquire_gl(item.range);
    const Ref<GlPoint> point = GlPoint::insert_unless_done(Ref<GlSide>(&side));
    if (!point) return;
    if (!point->waitable_anywhere()) {
        point->wait(CLGL_FOREVER);
        return;
    }
    Context &context = items.front().buffer->context();
    const ClEvent event = point->event(context.native());
    context.keeper().watch(event);
    waits.add(event);
}

// After a failure half-way: the copies that run already still use the memory.
void keep_what_is_copied(const HandOverItems &items)
{
    for (const HandOverItem &item : items)
        if (item.done) keep_until(item.done, item.buffer->storage_ref());
}

// OpenCL's part: the copies into its memory, and the order of what follows. The copies run on a queue of their
// own if commands of this one may be under way, so that both overlap; else crossing between queues costs more
// than it gains. Gives the event behind which the objects are the queue's, or none if they are already.
ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, WaitList &waits, bool want_event)
{
    const bool on_own = !queue.out_of_order() && !queue.may_be_busy();
    const cl_command_queue copying = on_own ? queue.native() : queue.context().environment().copies;
    WaitList copies;
    for (HandOverItem &item : items) {
        if (!item.moves) continue;
        item.done = item.gl_storage().acquire_cl(copying, item.range, waits.span());
        copies.add(item.done);
    }
    if (copies.count() != 0) {
        for (const ClEvent &copied : copies.events())
            queue.context().keeper().keep(copied);
        check_cl(cl().Flush(copying), "clFlush");
        // What follows on an in-order queue comes after them, and they come after what they wait for.
        if (on_own) return copies.events().back();
        for (const ClEvent &copied : copies.events())
            waits.add(copied);
    }
    if (!want_event && waits.count() == 0 && !queue.out_of_order()) return {};
    return queue.barrier(waits.span());
}

// What of an acquired part must move back to OpenGL.
Range range_to_move_back(const HandOverItem &item, const Acquisition &held, bool is_explicit)
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

// The way back on OpenCL's side: the copies behind the queue's commands. Where the program waits for them, they
// run on its own queue; where it does not, on another one, so that its further commands overlap with them. Gives
// the event of the last command.
ClEvent release_on_cl(const Queue &queue, HandOverItems &items, const WaitList &waits, bool program_waits)
{
    const bool on_own = program_waits && !queue.out_of_order();
    const cl_command_queue copying = on_own ? queue.native() : queue.context().environment().copies;
    ClEvent done, last;
    if (!on_own) {
        done = last = queue.mark(waits.span());
        queue.flush();
    }
    const cl_event after = done.get();
    const auto behind = on_own ? waits.span() : std::span<const cl_event>(&after, 1);
    for (HandOverItem &item : items) {
        item.done = item.gl_storage().release_cl(copying, item.back, behind);
        if (!item.done) continue;
        last = item.done;
        queue.context().keeper().keep(last);
    }
    for (HandOverItem &item : items) {
        if (item.done) continue;
        if (!done) done = last = queue.mark(waits.span());
        item.done = done;
    }
    check_cl(cl().Flush(copying), "clFlush");
    return last;
}

// The rest of a release that is not deferred: the wait, and OpenGL's part of each item by itself, so that what
// one lost, the others have not. Throws the first failure.
void finish_release(const Queue &queue, const HandOverItems &items)
{
    std::vector<ClEvent> events;
    for (const HandOverItem &item : items)
        events.push_back(item.done);
    wait_until_ended(events);
    if (!queue.out_of_order()) queue.note_idle();
    std::optional<GlScope> scope;
    try {
        if (any_uses_gl(items)) scope.emplace(*queue.context().gl());
    } catch (...) {
        // Nothing is lost: the next acquire, or destroying, does it.
        for (const HandOverItem &item : items)
            item.storage().defer(item.done, item.acquisition->range, item.back);
        throw;
    }
    std::optional<Error> first;
    for (const HandOverItem &item : items) {
        try {
            check_not_failed(item.acquisition->ready);
            check_not_failed(item.done);
            item.storage().move_back(item.back);
        } catch (const Error &error) {
            if (!first) first = error;
        }
    }
    if (first) throw Error(*first);
}

// All that is left of a destroyed buffer's releases.
struct LastReleases {
    std::shared_ptr<transport::BufferStorage> gl_storage;
    std::vector<Ref<DeferredRelease>> releases;
};

LastReleases take_deferred(Storage &storage)
{
    LastReleases last{storage.gl_storage_ref(), storage.deferred({0, storage.size()})};
    for (const Ref<DeferredRelease> &release : last.releases)
        storage.forget(*release);
    return last;
}

// Commands still use the memory.
void keep_until_done(const LastReleases &last, const Ref<Storage> &storage)
{
    for (const Ref<DeferredRelease> &release : last.releases)
        keep_until(release->event, storage);
}

// On a thread that may call OpenGL. What fails is logged: nobody is there to be told.
void finish_all(const LastReleases &last)
{
    for (const Ref<DeferredRelease> &release : last.releases) {
        wait_until_ended({&release->event, 1});
        try {
            finish(*last.gl_storage, *release);
        } catch (const Error &error) {
            log::write(CLGL_LOG_WARNING, text("while giving back a destroyed buffer: ", error.what()));
        }
    }
}

std::list<Acquisition> take_acquisitions(const Buffer &buffer)
{
    std::list<Acquisition> taken;
    std::lock_guard lock(buffer.context().mutex());
    auto &all = buffer.storage().acquisitions();
    for (auto entry = all.begin(); entry != all.end();) {
        const auto here = entry++;
        if (here->buffer != &buffer || here->state != Acquisition::State::acquired) continue;
        taken.splice(taken.end(), all, here);
        buffer.storage().note_ending();
    }
    return taken;
}

// False where this thread cannot call OpenGL.
bool finish_here(GlSide &side, const LastReleases &last)
{
    if (!side.is_current() && !side.headless()) return false;
    try {
        const GlScope scope(side);
        finish_all(last);
        return true;
    } catch (const Error &error) {
        const clgl_result result = error.result();
        if (result == CLGL_ERROR_NO_GL_CONTEXT || result == CLGL_ERROR_WRONG_GL_CONTEXT) return false;
        throw;
    }
}

}  // namespace

Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence)
{
    GlSide &side = *queue->context().gl();
    HandOverItems items = read_items(*queue, handover);
    Reservation reservation(queue, items);
    const std::vector<LeftOver> left = left_over_of(items);
    wait_for_left_over(side, left);
    std::optional<GlScope> scope;
    if (!(handover.flags & CLGL_HANDOVER_GL_DONE) || any_uses_gl(items)) scope.emplace(side);
    settle_left_over(left, waits);
    for (const ClEvent &ready : reservation.others_ready())
        waits.add_unless_failed(ready);
    if (scope) acquire_on_gl(side, items, waits);
    ClEvent ready;
    try {
        ready = acquire_on_cl(*queue, items, waits, want_fence);
    } catch (...) {
        keep_what_is_copied(items);
        throw;
    }
    reservation.commit(ready);
    for (const LeftOver &each : left)
        each.storage->forget(*each.release);
    return want_fence ? fence_of(*queue, ready, {}, CLGL_COMMAND_ACQUIRE) : Ref<Fence>();
}

Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence)
{
    const bool deferred = handover.flags & CLGL_HANDOVER_DEFER;
    HandOverItems items = read_items(*queue, handover);
    if (!deferred && any_uses_gl(items)) {
        // Says at once if this thread cannot call OpenGL.
        const GlScope here(*queue->context().gl());
    }
    Taking taking(*queue, items);
    for (HandOverItem &item : items)
        item.back = range_to_move_back(item, *item.acquisition, handover.buffer_ranges != nullptr);
    const ClEvent last = release_on_cl(*queue, items, waits, !deferred);
    taking.give_back();
    std::vector<LeftOver> left;
    if (!deferred)
        finish_release(*queue, items);
    else
        for (const HandOverItem &item : items)
            left.push_back({item.buffer->storage_ref(),
                            item.storage().defer(item.done, item.acquisition->range, item.back)});
    return want_fence ? fence_of(*queue, last, std::move(left), CLGL_COMMAND_RELEASE) : Ref<Fence>();
}

void release_destroyed(Buffer &buffer)
{
    Storage &storage = buffer.storage();
    if (!storage.shared()) return;
    for (const Acquisition &held : take_acquisitions(buffer)) {
        HandOverItems items(1);
        HandOverItem &item = items.front();
        item.buffer = Ref<Buffer>(&buffer);
        item.back = range_to_move_back(item, held, false);
        try {
            release_on_cl(*held.queue, items, {}, false);
        } catch (...) {
            keep_what_is_copied(items);
            throw;
        }
        storage.defer(item.done, held.range, item.back);
    }
    const LastReleases last = take_deferred(storage);
    if (last.releases.empty()) return;
    GlSide &side = *storage.context().gl();
    try {
        if (finish_here(side, last)) return;
    } catch (...) {
        keep_until_done(last, buffer.storage_ref());
        throw;
    }
    keep_until_done(last, buffer.storage_ref());
    side.garbage().add_task({}, [last] { finish_all(last); });
}

}  // namespace clgl
