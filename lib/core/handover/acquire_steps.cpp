#include "core/handover/acquire_steps.hpp"

#include "core/sync/user_events.hpp"
#include "transport/semaphore.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// Returns how OpenCL commands are ordered after GL commands.
Ordering order_of_acquire(const HandOverItems &items)
{
    const Ordering native = items.front().object->context().native_order().acquire;
    if (std::ranges::none_of(items, &HandOverItem::is_native)) return Ordering::device;
    return native == Ordering::implicit && !std::ranges::all_of(items, &HandOverItem::is_native)
               ? Ordering::device
               : native;
}

// Makes later OpenCL commands wait for earlier GL commands, or waits on the CPU if necessary. Returns an event
// for which only clEnqueueAcquireGLObjects may wait, or an empty event.
ClEvent wait_for_gl(GlShareGroup &side, const HandOverItems &items, WaitList &waits)
{
    Context &context = items.front().object->context();
    const Ordering order = order_of_acquire(items);
    if (order == Ordering::implicit) return {};
    const Ref<GlSyncPoint> point = GlSyncPoint::insert_unless_done(Ref<GlShareGroup>(&side));
    if (!point) return {};
    if (order == Ordering::device && context.sync_events().work() &&
        std::ranges::all_of(items, &HandOverItem::is_native))
        return context.sync_events().of(context.native(), point);
    if (order == Ordering::cpu || !point->waitable_anywhere()) {
        point->wait(CLGL_FOREVER);
        return {};
    }
    const ClEvent event = point->event(context.native());
    context.user_events().watch(event, SignalledBy::library);
    waits.add(event);
    return {};
}

}  // namespace

GlDependencies acquire_on_gl(GlShareGroup &side, const HandOverItems &items, WaitList &waits)
{
    const GlCaps &caps = side.caps();
    for (const HandOverItem &item : items)
        require_intact(item.gl_storage());
    if (caps.memory_barrier)
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT | GL_TEXTURE_UPDATE_BARRIER_BIT |
                        GL_TEXTURE_FETCH_BARRIER_BIT | GL_FRAMEBUFFER_BARRIER_BIT |
                        (caps.buffer_storage ? GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT : 0));
    for (const HandOverItem &item : items)
        if (item.moves) item.gl_storage().acquire_gl(item.part);
    Context &context = items.front().object->context();
    const GlObjects imported = imported_objects(items);
    if (imported.any() && context.semaphores()) return {context.semaphores()->signal_on_gl(imported), {}};
    return {{}, wait_for_gl(side, items, waits)};
}

void undo_acquire(const HandOverItems &items)
{
    for (const HandOverItem &item : items)
        if (item.handed) item.gl_storage().skip_release_cl();
    keep_until_done(items);
}

// If the call would block on a user event, enqueues only a wait for the semaphore instead of an acquire of
// imported memory.
//
// For an out-of-order queue, the commands run on the context's copy queue. For an in-order queue, they run there
// only if they copy while commands of this queue may be running, so that both overlap. Otherwise they run on this
// queue, because a change of queues is slower. They also run on this queue while user fences are unsignalled: a
// command that waits for a user fence would block the copies of all queues.
ClEvent enqueue_acquires(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits)
{
    const bool on_own = !queue.out_of_order() && (!queue.may_be_busy() || nothing_is_copied(items) ||
                                                  queue.context().user_events().any_of_program());
    const cl_command_queue copying = on_own ? queue.native() : queue.context().environment().copies;
    const bool blocks =
        any_imported(items) && blocks_on_user_event(queue.context().user_events(), copying, waits.span());
    if (by_gl.signal && blocks)
        waits.add(queue.context().semaphores()->event_of(std::move(by_gl.signal)));
    else if (by_gl.signal)
        queue.context().semaphores()->wait_on_cl(std::move(by_gl.signal), copying);
    WaitList copies, first = waits;
    first.add(by_gl.for_acquires);
    for (HandOverItem &item : items) {
        if (item.handed || (!item.moves && !item.gl_storage().needs_cl_acquire())) continue;
        if (blocks && item.is_imported())
            item.gl_storage().skip_acquire_cl();
        else
            item.done = item.gl_storage().acquire_cl(copying, item.part, first.span());
        item.handed = true;
        copies.add(item.done);
    }
    if (copies.count() != 0) {
        for (const ClEvent &copied : copies.events())
            queue.context().user_events().keep(copied);
        check_cl(cl().Flush(copying), "clFlush");
        // In an in-order queue, later commands run after these copies, and the copies run after the events that
        // they wait for.
        if (on_own) return copies.events().back();
        for (const ClEvent &copied : copies.events())
            waits.add(copied);
    }
    return {};
}

ClEvent acquire_on_cl(const Queue &queue, HandOverItems &items, GlDependencies &by_gl, WaitList &waits,
                      bool want_event)
{
    queue.mark_earlier();
    if (ClEvent last = enqueue_acquires(queue, items, by_gl, waits)) return last;
    if (!want_event && waits.count() == 0 && !queue.out_of_order()) return {};
    return queue.barrier(waits.span());
}

}  // namespace clgl
