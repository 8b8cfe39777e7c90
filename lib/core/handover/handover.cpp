#include "core/handover/handover.hpp"

#include "base/caller_list.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/buffer/buffer.hpp"
#include "core/handover/postponed_acquire.hpp"
#include "core/handover/release_steps.hpp"
#include "core/object/handles.hpp"
#include "core/sync/event_wait.hpp"
#include "core/texture/texture.hpp"

#include <algorithm>
#include <optional>

namespace clgl
{

namespace
{

// Throws if the object cannot be handed over to the queue. `title` names the object in messages.
void check_shareable(const Queue &queue, const SharedObject &object, const std::string &title)
{
    if (&object.context() != &queue.context())
        fail(CLGL_ERROR_WRONG_CONTEXT, text(title, " and the queue belong to different clgl contexts: use a "
                                                   "queue of the context of the object"));
    if (!object.shared_storage().shared())
        fail(CLGL_ERROR_UNSUPPORTED,
             text(title, " is not shared with OpenGL: use it without acquire and release"));
}

// Adds the objects of one type to `items`. `parts`: one part for each object; NULL = the whole objects.
template <typename T, typename Handle, typename Given>
void read_objects(const Queue &queue, const Handle *handles, const Given *parts, uint32_t count, const char *name,
                  HandOverItems &items)
{
    for (uint32_t i = 0; i < count; ++i) {
        const auto object = pinned_element<T>(handles, i, name);
        check_shareable(queue, *object, text(name, '[', i, ']'));
        HandOverItem &item = items.emplace_back();
        item.object = object.ref();
        item.part = object->part(parts ? &parts[i] : nullptr);
        item.is_explicit = parts != nullptr;
    }
}

// Returns a list with one item, which is the whole object.
HandOverItems one_item(const Queue &queue, Ref<SharedObject> object)
{
    check_shareable(queue, *object, object->describe());
    HandOverItems items;
    HandOverItem &item = items.emplace_back();
    item.part = object->whole();
    item.object = std::move(object);
    return items;
}

HandOverItems read_items(const Queue &queue, const clgl_handover &handover)
{
    check_objects(handover);
    HandOverItems items;
    items.reserve(size_t{handover.buffer_count} + handover.texture_count);
    read_objects<Buffer>(queue, handover.buffers, handover.buffer_ranges, handover.buffer_count, "buffers",
                         items);
    read_objects<Texture>(queue, handover.textures, handover.texture_regions, handover.texture_count, "textures",
                          items);
    return items;
}

// Returns whether an acquire requires GL copies.
bool any_moves_by_gl(const HandOverItems &items)
{
    return std::ranges::any_of(
        items, [](const HandOverItem &item) { return item.moves && item.gl_storage().acquires_by_gl(); });
}

// Records CLGL_HANDOVER_GENERATE_MIPMAPS for the textures in `items`. Throws CLGL_ERROR_INVALID_ARGUMENT.
void ask_for_mipmaps(HandOverItems &items)
{
    for (HandOverItem &item : items) {
        if (item.object->type() != ObjectType::texture) continue;
        static_cast<const Texture &>(*item.object).storage().require_mipmaps(item.object->describe());
        item.back.mipmaps = true;
    }
}

// The pending releases that overlap with an acquire.
struct OverlappingReleases {
    // The releases that must be finished before the acquire
    std::vector<PendingReleaseRef> needed;
    // The releases of parts whose contents the acquire discards. The GL part of these releases is dropped.
    std::vector<PendingReleaseRef> discarded;
    // The releases whose GL part can be done later, for example because the acquire only reads in place
    std::vector<PendingReleaseRef> kept;
};

// Returns whether the GL part of a release would only invalidate GL caches.
bool keeps_in_place(const HandOverItem &item)
{
    return item.is_imported() && !item.gl_storage().acquires_by_gl();
}

using PendingReleases = std::vector<Ref<PendingRelease>>;

// Returns whether the acquire can succeed before the pending releases are finished. This requires that the OpenCL
// memory is up to date and that a later release can do the GL part. Returns true only while a user fence is
// unsignalled, because this thread may have to signal it.
bool can_leave_unfinished(const HandOverItem &item, const PendingReleases &releases)
{
    const auto keeps_bytes = [&](const Ref<PendingRelease> &release) {
        return release->gl_storage.get() == &item.gl_storage() && !release->back.is_explicit &&
               !release->back.mipmaps;
    };
    const auto had_all = [&](const Ref<PendingRelease> &release) {
        return release->held.covers(item.part) && release->needs_wait();
    };
    return item.storage().context().user_events().any_of_program() &&
           std::ranges::all_of(releases, keeps_bytes) && std::ranges::any_of(releases, had_all);
}

OverlappingReleases overlapping_releases(HandOverItems &items)
{
    OverlappingReleases overlapping;
    for (HandOverItem &item : items) {
        PendingReleases releases = item.storage().pending(item.part);
        const bool leave_unfinished = can_leave_unfinished(item, releases);
        if (leave_unfinished) item.moves = false;
        for (Ref<PendingRelease> &release : releases) {
            const bool keeps = leave_unfinished || (!item.object->writable() && !item.moves) ||
                               (keeps_in_place(item) && !release->back.mipmaps);
            const bool discards =
                item.object->access() == CLGL_ACCESS_WRITE_DISCARD && item.part.covers(release->held);
            (discards ? overlapping.discarded
             : keeps  ? overlapping.kept
                      : overlapping.needed)
                .push_back({item.object->shared_storage_ref(), std::move(release)});
        }
    }
    return overlapping;
}

void forget(const PendingReleaseRef &each)
{
    // If the release has failed, nothing else may wait for the earlier commands of its queue.
    if (!each.release->end.earlier.empty() && !each.release->end.ended())
        keep_until(each.release->end, each.storage);
    each.storage->forget(*each.release);
}

// Removes the needed and the discarded releases. Drops the GL part of the discarded releases. Must be called
// after the acquire has succeeded.
void forget(const OverlappingReleases &overlapping)
{
    for (const PendingReleaseRef &each : overlapping.discarded) {
        each.release->give_up();
        forget(each);
    }
    for (const PendingReleaseRef &each : overlapping.needed)
        forget(each);
}

// Waits on the CPU, outside a GlScope, for the releases that need GL and are not ordered on the device. Returns
// whether any release needs GL.
bool wait_for_pending(GlShareGroup &side, const std::vector<PendingReleaseRef> &releases)
{
    std::vector<ClEvent> events;
    bool any = false;
    for (const PendingReleaseRef &each : releases) {
        if (!each.release->needs_gl()) continue;
        any = true;
        if (!each.release->ordered_on_device()) each.release->end.add_to(events);
    }
    if (events.empty()) return any;
    require_gl_here(side);
    wait_until_ended(events);
    return true;
}

// Finishes the releases that need GL, and returns the events of the others. Ignores failed commands, because the
// fence of a release reports them.
std::vector<ClEvent> finish_pending(const std::vector<PendingReleaseRef> &releases)
{
    std::vector<ClEvent> others;
    for (const PendingReleaseRef &each : releases) {
        if (!each.release->needs_gl()) {
            others.push_back(each.release->end.event);
            continue;
        }
        try {
            each.storage->finish(*each.release);
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_COMMAND_FAILED) throw;
        }
    }
    return others;
}

// Adds the events for which an acquire waits on the device: events of pending releases, and of earlier acquires
// of the same parts.
void add_events(const std::vector<ClEvent> &pending, const OverlappingReleases &overlapping,
                const AcquireTransaction &transaction, WaitList &waits)
{
    for (const ClEvent &event : pending)
        waits.add_unless_failed(event);
    for (const auto *releases : {&overlapping.discarded, &overlapping.kept})
        for (const PendingReleaseRef &each : *releases)
            waits.add_unless_failed(each.release->end.event);
    for (const ClEvent &ready : transaction.others_ready())
        waits.add_unless_failed(ready);
}

bool is_destroyed(const SharedObject &object)
{
    std::lock_guard lock(object.context().mutex());
    return object.destroyed();
}

// Releases objects that another thread has destroyed during the hand-over. The destroying thread could not
// release an object that was being handed over.
void release_what_was_destroyed(const HandOverItems &items)
{
    for (const HandOverItem &item : items) {
        if (!is_destroyed(*item.object)) continue;
        try {
            release_destroyed(*item.object);
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_ERROR, text("destroying an object failed: ", error.what()));
        }
    }
}

std::vector<PendingReleaseRef> defer_all(HandOverItems &items)
{
    std::vector<PendingReleaseRef> pending;
    for (HandOverItem &item : items)
        pending.push_back(
            {item.object->shared_storage_ref(),
             item.storage().defer(item.end_of_use(), item.acquisition->part, item.back, std::move(item.signal))});
    return pending;
}

Ref<Fence> release_items(const Ref<Queue> &queue, uint32_t flags, HandOverItems &items, const WaitList &waits,
                         bool want_fence)
{
    const bool deferred = flags & CLGL_HANDOVER_NO_CPU_WAIT;
    if (flags & CLGL_HANDOVER_GENERATE_MIPMAPS) ask_for_mipmaps(items);
    ReleaseTransaction transaction(*queue, items);
    for (HandOverItem &item : items) {
        item.back.part = part_to_write_back(item, *item.acquisition);
        item.back.is_explicit = item.is_explicit;
    }
    const bool may_be_empty = !want_fence && waits.count() == 0 &&
                              !(flags & (CLGL_HANDOVER_NO_CPU_WAIT | CLGL_HANDOVER_GENERATE_MIPMAPS));
    if (may_be_empty && drop_postponed(*queue, items)) {
        transaction.commit();
        return {};
    }
    // Enter a GlScope first, because it throws if this thread cannot call OpenGL.
    std::optional<GlScope> scope;
    if (!deferred && any_uses_gl(items)) scope.emplace(*queue->context().gl());
    if (!scope) queue->context().gl()->require_alive();
    ReleasedOnCl released;
    std::vector<PendingReleaseRef> pending;
    Ref<Fence> fence;
    try {
        released = release_on_cl(*queue, items, waits,
                                 deferred ? ReleaseEnd::later : end_of_release(*queue, items, waits, want_fence));
        if (deferred) pending = defer_all(items);
        if (want_fence) fence = fence_of(*queue, released.last, std::move(pending), CLGL_COMMAND_RELEASE);
    } catch (...) {
        // Releases that were already added stay pending. The next acquire, or the destruction of the object,
        // finishes them.
        undo_release(items);
        throw;
    }
    transaction.commit();
    if (deferred)
        release_what_was_destroyed(items);
    else
        finish_release(*queue, items, std::move(released.signal), scope);
    return fence;
}

Ref<Fence> acquire_items(const Ref<Queue> &queue, GlShareGroup &side, uint32_t flags, HandOverItems &items,
                         WaitList &waits, bool want_fence)
{
    AcquireTransaction transaction(queue, items);
    if (flags & CLGL_HANDOVER_CONTENT_UNCHANGED)
        for (HandOverItem &item : items)
            item.moves = false;
    const OverlappingReleases overlapping = overlapping_releases(items);
    const bool gl_has_a_part = wait_for_pending(side, overlapping.needed);
    std::optional<GlScope> scope;
    if (!(flags & CLGL_HANDOVER_SKIP_GL_SYNC) || any_moves_by_gl(items) || gl_has_a_part) scope.emplace(side);
    if (!scope) side.require_alive();
    const std::vector<ClEvent> pending = finish_pending(overlapping.needed);
    GlDependencies by_gl;
    if (scope) by_gl = acquire_on_gl(side, items, waits);
    ClEvent ready;
    Ref<Fence> fence;
    try {
        const EnqueueLock lock = queue->lock_to_enqueue(waits.span());
        add_events(pending, overlapping, transaction, waits);
        if (want_fence || !postpone_acquire(*queue, items, by_gl, waits)) {
            ready = acquire_on_cl(*queue, items, by_gl, waits, want_fence);
            if (want_fence) fence = fence_of(*queue, ready, {}, CLGL_COMMAND_ACQUIRE);
        }
    } catch (...) {
        undo_acquire(items);
        throw;
    }
    transaction.commit(ready);
    forget(overlapping);
    scope.reset();
    release_what_was_destroyed(items);
    return fence;
}

Ref<Fence> release_all(const Ref<Queue> &queue, uint32_t flags, HandOverItems &items, const WaitList &waits,
                       bool want_fence)
{
    try {
        return release_items(queue, flags, items, waits, want_fence);
    } catch (...) {
        release_what_was_destroyed(items);
        throw;
    }
}

// Acquires the items that `read` returns. If the driver refuses the acquire because the event of an earlier
// hand-over has failed, acquires again without that event.
template <typename Read> Ref<Fence> acquire_repeatedly(const Ref<Queue> &queue, uint32_t flags, Read read,
                                                       const WaitList &waits, bool want_fence)
{
    const Ref<GlShareGroup> side = queue->context().gl();
    for (int attempts = 1;; ++attempts) {
        HandOverItems items = read();
        WaitList all = waits;
        try {
            return acquire_items(queue, *side, flags, items, all, want_fence);
        } catch (const Error &error) {
            waits.check_cause(error);
            if (!all.is_cause_of(error) || attempts == most_attempts) throw;
        }
    }
}

}  // namespace

Ref<Fence> acquire(const Ref<Queue> &queue, const clgl_handover &handover, const WaitList &waits, bool want_fence)
{
    const auto read = [&] { return read_items(*queue, handover); };
    return acquire_repeatedly(queue, handover.flags, read, waits, want_fence);
}

Ref<Fence> release(const Ref<Queue> &queue, const clgl_handover &handover, const WaitList &waits, bool want_fence)
{
    HandOverItems items = read_items(*queue, handover);
    return release_all(queue, handover.flags, items, waits, want_fence);
}

void acquire(const Ref<Queue> &queue, const Ref<SharedObject> &object)
{
    acquire_repeatedly(
        queue, 0, [&] { return one_item(*queue, object); }, WaitList(), false);
}

void release(const Ref<Queue> &queue, const Ref<SharedObject> &object)
{
    HandOverItems items = one_item(*queue, object);
    release_all(queue, 0, items, WaitList(), false);
}

}  // namespace clgl
