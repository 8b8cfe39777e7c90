#include "core/handover.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/acquisition.hpp"
#include "core/buffer.hpp"
#include "core/event_wait.hpp"
#include "core/gl_cl_sync.hpp"
#include "core/handles.hpp"
#include "core/texture.hpp"

#include <algorithm>
#include <optional>

namespace clgl
{

namespace
{

// `title` is what messages call the entry.
void check_shareable(const Queue &queue, const SharedObject &object, const std::string &title)
{
    if (&object.context() != &queue.context())
        fail(CLGL_ERROR_WRONG_CONTEXT, text(title, " and the queue are of different clgl contexts"));
    if (!object.shared_storage().shared())
        fail(CLGL_ERROR_UNSUPPORTED,
             text(title, " has no OpenGL side (it is of OpenCL's alone): it needs no hand-over"));
}

// The objects of one type; `parts` is NULL or has a part of each.
template <typename T, typename Handle, typename Given>
void read_objects(const Queue &queue, const Handle *handles, const Given *parts, uint32_t count, const char *name,
                  HandOverItems &items)
{
    if (count != 0 && !handles) fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is NULL"));
    for (uint32_t i = 0; i < count; ++i) {
        const auto object = pinned_element<T>(handles, i, name);
        check_shareable(queue, *object, text(name, '[', i, ']'));
        HandOverItem &item = items.emplace_back();
        item.object = object.ref();
        item.part = object->part(parts ? &parts[i] : nullptr);
        item.is_explicit = parts != nullptr;
    }
}

HandOverItems read_items(const Queue &queue, const clgl_handover &handover)
{
    if (handover.buffer_count == 0 && handover.texture_count == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "buffer_count and texture_count are 0: there is nothing to hand over");
    HandOverItems items;
    items.reserve(size_t{handover.buffer_count} + handover.texture_count);
    read_objects<Buffer>(queue, handover.buffers, handover.buffer_ranges, handover.buffer_count, "buffers",
                         items);
    read_objects<Texture>(queue, handover.textures, handover.texture_regions, handover.texture_count, "textures",
                          items);
    return items;
}

bool any_uses_gl(const HandOverItems &items)
{
    return std::ranges::any_of(items,
                               [](const HandOverItem &item) { return item.back.needs_gl(item.gl_storage()); });
}

// For an acquire.
bool any_moves_by_gl(const HandOverItems &items)
{
    return std::ranges::any_of(
        items, [](const HandOverItem &item) { return item.moves && item.gl_storage().uses_gl(); });
}

// What CLGL_HANDOVER_GENERATE_MIPMAPS asks for. Throws CLGL_ERROR_INVALID_ARGUMENT.
void ask_for_mipmaps(HandOverItems &items)
{
    for (HandOverItem &item : items) {
        if (item.object->type() != ObjectType::texture) continue;
        static_cast<const Texture &>(*item.object).storage().require_mipmaps(item.object->describe());
        item.back.mipmaps = true;
    }
}

// Deferred releases of what is acquired again.
struct Remains {
    std::vector<LeftOver> left;
    // Whose bytes the acquire discards, so that OpenGL's part is not wanted any more
    std::vector<LeftOver> discarded;
    // Whose bytes are only read where they are, so that OpenGL's part can wait
    std::vector<LeftOver> kept;
};

Remains remains_of(const HandOverItems &items)
{
    Remains remains;
    for (const HandOverItem &item : items) {
        const bool keeps = !item.object->writable() && !item.moves;
        for (Ref<DeferredRelease> &release : item.storage().deferred(item.part)) {
            const bool discards =
                item.object->access() == CLGL_ACCESS_WRITE_DISCARD && item.part.covers(release->held);
            (discards ? remains.discarded
             : keeps  ? remains.kept
                      : remains.left)
                .push_back({item.object->shared_storage_ref(), std::move(release)});
        }
    }
    return remains;
}

// Once the acquire has succeeded.
void forget(const Remains &remains)
{
    for (const LeftOver &each : remains.discarded) {
        each.release->give_up();
        each.storage->forget(*each.release);
    }
    for (const LeftOver &each : remains.left)
        each.storage->forget(*each.release);
}

// Where OpenGL has a part in them, it is done now, after a wait in which nobody is kept from OpenGL. Whether it
// has.
bool wait_for_left_over(GlSide &side, const std::vector<LeftOver> &left)
{
    std::vector<ClEvent> events;
    for (const LeftOver &each : left)
        if (each.release->needs_gl()) events.push_back(each.release->event);
    if (events.empty()) return false;
    {
        // Says at once if this thread cannot call OpenGL.
        const GlScope here(side);
    }
    wait_until_ended(events);
    return true;
}

// Else what follows waits for them. What failed is told by its own fence.
void settle_left_over(const std::vector<LeftOver> &left, WaitList &waits)
{
    for (const LeftOver &each : left) {
        if (!each.release->needs_gl()) {
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

bool is_native(const HandOverItem &item) { return item.storage().transport() == CLGL_TRANSPORT_NATIVE; }

// How OpenCL's commands come to wait for OpenGL's.
OrderMeans order_of_acquire(const HandOverItems &items)
{
    const OrderMeans native = items.front().object->context().native_order().acquire;
    if (std::ranges::none_of(items, is_native)) return OrderMeans::device;
    return native == OrderMeans::implicit && !std::ranges::all_of(items, is_native) ? OrderMeans::device : native;
}

// The commands that follow wait for what OpenGL was given, if need be on the CPU. Gives what only the driver's
// own acquires may wait for.
ClEvent wait_for_gl(GlSide &side, const HandOverItems &items, WaitList &waits)
{
    Context &context = items.front().object->context();
    const OrderMeans order = order_of_acquire(items);
    if (order == OrderMeans::implicit) return {};
    const Ref<GlPoint> point = GlPoint::insert_unless_done(Ref<GlSide>(&side));
    if (!point) return {};
    if (order == OrderMeans::device && context.sync_events().work() && std::ranges::all_of(items, is_native))
        return context.sync_events().of(context.native(), point);
    if (order == OrderMeans::cpu || !point->waitable_anywhere()) {
        point->wait(CLGL_FOREVER);
        return {};
    }
    const ClEvent event = point->event(context.native());
    context.keeper().watch(event);
    waits.add(event);
    return {};
}

// OpenGL's part of an acquire: what it wrote becomes visible, is copied where the transport does so, and the
// commands that follow wait for it. Gives what wait_for_gl does.
ClEvent acquire_on_gl(GlSide &side, const HandOverItems &items, WaitList &waits)
{
    const GlCaps &caps = side.caps();
    for (const HandOverItem &item : items)
        item.storage().require_intact();
    if (caps.memory_barrier)
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT | GL_TEXTURE_UPDATE_BARRIER_BIT |
                        GL_TEXTURE_FETCH_BARRIER_BIT | GL_FRAMEBUFFER_BARRIER_BIT |
                        (caps.buffer_storage ? GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT : 0));
    for (const HandOverItem &item : items)
        if (item.moves) item.gl_storage().acquire_gl(item.part);
    return wait_for_gl(side, items, waits);
}

// After a failure half-way: the copies that run already still use the memory.
void keep_what_is_copied(const HandOverItems &items)
{
    for (const HandOverItem &item : items)
        if (item.done) keep_until(item.done, item.object->shared_storage_ref());
}

// What only changes hands has nothing to overlap with.
bool nothing_is_copied(const HandOverItems &items)
{
    return std::ranges::all_of(items, [](const HandOverItem &item) { return item.gl_storage().copies() == 0; });
}

// OpenCL's part: the copies into its memory, and the order of what follows. The copies run on a queue of their
// own if commands of this one may be under way, so that both overlap; else crossing between queues costs more
// than it gains. `of_gl`: what acquire_on_gl gave. Gives the event behind which the objects are the queue's, or
// none if they are already.
ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, WaitList &waits, const ClEvent &of_gl,
                      bool want_event)
{
    const bool on_own = !queue.out_of_order() && (!queue.may_be_busy() || nothing_is_copied(items));
    const cl_command_queue copying = on_own ? queue.native() : queue.context().environment().copies;
    WaitList copies, first = waits;
    first.add(of_gl);
    for (HandOverItem &item : items) {
        if (!item.moves && !item.gl_storage().changes_hands()) continue;
        item.done = item.gl_storage().acquire_cl(copying, item.part, first.span());
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
Part part_to_move_back(const HandOverItem &item, const Acquisition &held)
{
    if (!held.writes) return {};
    if (item.is_explicit) {
        if (!held.part.covers(item.part))
            fail(CLGL_ERROR_OUT_OF_RANGE,
                 text("the part of ", item.object->describe(), " reaches past the part that was acquired"));
        return item.part;
    }
    if (item.storage().lent() || item.object->access() == CLGL_ACCESS_WRITE_DISCARD) return held.part;
    return held.dirty;
}

// The way back on OpenCL's side: the copies behind the queue's commands. Where the program waits for them, they
// run on its own queue; where it does not, on another one, so that its further commands overlap with them. Gives
// the event of the last command.
ClEvent release_on_cl(const Queue &queue, HandOverItems &items, const WaitList &waits, bool program_waits)
{
    const bool on_own = !queue.out_of_order() && (program_waits || nothing_is_copied(items));
    const cl_command_queue copying = on_own ? queue.native() : queue.context().environment().copies;
    ClEvent done, last;
    if (!on_own) {
        done = last = queue.mark(waits.span());
        queue.flush();
    }
    const cl_event after = done.get();
    const auto behind = on_own ? waits.span() : std::span<const cl_event>(&after, 1);
    for (HandOverItem &item : items) {
        item.done = item.gl_storage().release_cl(copying, item.back.part, behind);
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

// Whether OpenGL's commands come to wait for a release without the CPU: where nothing but the driver's own
// sharing is in it, on a thread that has OpenGL.
bool ordered_on_device(const HandOverItems &items, GlSide &side)
{
    Context &context = items.front().object->context();
    const OrderMeans order = context.native_order().release;
    const auto can_be = [](const HandOverItem &item) { return is_native(item) && !item.back.mipmaps; };
    if (order == OrderMeans::cpu || !std::ranges::all_of(items, can_be) || !side.is_current()) return false;
    if (order == OrderMeans::implicit) return true;
    const GlScope scope(side);
    for (const HandOverItem &item : items)
        wait_on_gl_for(context.native(), item.done);
    return true;
}

// The rest of a release that is not deferred: the wait, and OpenGL's part of each item by itself, so that what
// one lost, the others have not. Throws the first failure.
void finish_release(const Queue &queue, const HandOverItems &items)
{
    if (ordered_on_device(items, *queue.context().gl())) return;
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
            item.storage().defer(item.done, item.acquisition->part, item.back);
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

// All that is left of a destroyed object's releases.
using LastReleases = std::vector<Ref<DeferredRelease>>;

// Commands still use the memory.
void keep_until_done(const LastReleases &last, const Ref<SharedStorage> &storage)
{
    for (const Ref<DeferredRelease> &release : last)
        keep_until(release->event, storage);
}

// On a thread that may call OpenGL. What fails is logged: nobody is there to be told.
void finish_all(const LastReleases &last)
{
    for (const Ref<DeferredRelease> &release : last) {
        wait_until_ended({&release->event, 1});
        try {
            finish(*release);
        } catch (const Error &error) {
            log::write(CLGL_LOG_WARNING, text("while giving back a destroyed object: ", error.what()));
        }
    }
}

std::list<Acquisition> take_acquisitions(SharedObject &object)
{
    std::list<Acquisition> taken;
    std::lock_guard lock(object.context().mutex());
    object.note_destroyed();
    auto &all = object.shared_storage().acquisitions();
    for (auto entry = all.begin(); entry != all.end();) {
        const auto here = entry++;
        if (here->object != &object || here->state != Acquisition::State::acquired) continue;
        taken.splice(taken.end(), all, here);
        object.shared_storage().note_ending();
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

bool is_destroyed(const SharedObject &object)
{
    std::lock_guard lock(object.context().mutex());
    return object.destroyed();
}

// Another thread that destroyed an object while it was handed over could not see what came of that.
void release_what_was_destroyed(const HandOverItems &items)
{
    for (const HandOverItem &item : items) {
        if (!is_destroyed(*item.object)) continue;
        try {
            release_destroyed(*item.object);
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_ERROR, text("while an object was destroyed: ", error.what()));
        }
    }
}

}  // namespace

Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence)
{
    GlSide &side = *queue->context().gl();
    HandOverItems items = read_items(*queue, handover);
    Reservation reservation(queue, items);
    if (handover.flags & CLGL_HANDOVER_UNCHANGED)
        for (HandOverItem &item : items)
            item.moves = false;
    const Remains remains = remains_of(items);
    const bool gl_has_a_part = wait_for_left_over(side, remains.left);
    std::optional<GlScope> scope;
    if (!(handover.flags & CLGL_HANDOVER_GL_DONE) || any_moves_by_gl(items) || gl_has_a_part) scope.emplace(side);
    settle_left_over(remains.left, waits);
    for (const auto *remain : {&remains.discarded, &remains.kept})
        for (const LeftOver &each : *remain)
            waits.add_unless_failed(each.release->event);
    for (const ClEvent &ready : reservation.others_ready())
        waits.add_unless_failed(ready);
    const ClEvent of_gl = scope ? acquire_on_gl(side, items, waits) : ClEvent();
    ClEvent ready;
    try {
        ready = acquire_on_cl(*queue, items, waits, of_gl, want_fence);
    } catch (...) {
        keep_what_is_copied(items);
        throw;
    }
    reservation.commit(ready);
    forget(remains);
    scope.reset();
    release_what_was_destroyed(items);
    return want_fence ? fence_of(*queue, ready, {}, CLGL_COMMAND_ACQUIRE) : Ref<Fence>();
}

Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, WaitList waits, bool want_fence)
{
    const bool deferred = handover.flags & CLGL_HANDOVER_DEFER;
    HandOverItems items = read_items(*queue, handover);
    if (handover.flags & CLGL_HANDOVER_GENERATE_MIPMAPS) ask_for_mipmaps(items);
    if (!deferred && any_uses_gl(items)) {
        // Says at once if this thread cannot call OpenGL.
        const GlScope here(*queue->context().gl());
    }
    Taking taking(*queue, items);
    for (HandOverItem &item : items)
        item.back.part = part_to_move_back(item, *item.acquisition);
    const ClEvent last = release_on_cl(*queue, items, waits, !deferred);
    taking.give_back();
    std::vector<LeftOver> left;
    if (!deferred)
        finish_release(*queue, items);
    else
        for (const HandOverItem &item : items)
            left.push_back({item.object->shared_storage_ref(),
                            item.storage().defer(item.done, item.acquisition->part, item.back)});
    if (deferred) release_what_was_destroyed(items);
    return want_fence ? fence_of(*queue, last, std::move(left), CLGL_COMMAND_RELEASE) : Ref<Fence>();
}

void release_destroyed(SharedObject &object)
{
    SharedStorage &storage = object.shared_storage();
    if (!storage.shared()) return;
    for (const Acquisition &held : take_acquisitions(object)) {
        HandOverItems items(1);
        HandOverItem &item = items.front();
        item.object = Ref<SharedObject>(&object);
        item.back.part = part_to_move_back(item, held);
        try {
            release_on_cl(*held.queue, items, {}, false);
        } catch (...) {
            keep_what_is_copied(items);
            throw;
        }
        storage.defer(item.done, held.part, item.back);
    }
    const LastReleases last = storage.take_deferred();
    if (last.empty()) return;
    GlSide &side = *storage.context().gl();
    try {
        if (finish_here(side, last)) return;
    } catch (...) {
        keep_until_done(last, object.shared_storage_ref());
        throw;
    }
    keep_until_done(last, object.shared_storage_ref());
    side.garbage().add_task({}, [last] { finish_all(last); });
}

}  // namespace clgl
