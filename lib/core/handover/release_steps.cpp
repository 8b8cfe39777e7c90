#include "core/handover/release_steps.hpp"

#include "base/text.hpp"
#include "core/gl/sync_of_event.hpp"
#include "core/sync/event_wait.hpp"
#include "core/sync/user_events.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// Returns the offset and size of a part of a buffer as text for a message. Returns an empty string for textures.
std::string place_of(const HandOverItem &item, const SubRange &part)
{
    if (item.object->type() != ObjectType::buffer) return {};
    return text(" (offset ", part.bytes().offset - item.object->whole().bytes().offset, ", size ",
                part.bytes().size, ')');
}

// Flushes the commands of a release and signals semaphores after them. If `of_all` is true, returns one signal
// for all imported objects. Otherwise stores one signal in each item, because OpenGL waits for the items
// separately.
SemaphorePool::Signal signal_to_gl(HandOverItems &items, cl_command_queue queue, bool of_all)
{
    SemaphorePool *const pool = items.front().object->context().semaphores();
    if (!pool || !any_imported(items)) {
        check_cl(cl().Flush(queue), "clFlush");
        return {};
    }
    if (of_all) return pool->signal_on_cl(queue);
    for (HandOverItem &item : items)
        if (item.is_imported()) item.signal = pool->signal_on_cl(queue);
    return {};
}

// Enqueues the OpenCL release of one item.
void hand_back(HandOverItem &item, cl_command_queue queue, std::span<const cl_event> waits, bool blocks)
{
    if (blocks && item.is_imported())
        item.gl_storage().skip_release_cl();
    else
        item.done = item.gl_storage().release_cl(queue, item.back.part, waits);
    item.handed = true;
    if (item.done) item.storage().context().user_events().keep(item.done);
}

struct HandedBack {
    // The events of the caller that have not failed
    WaitList waits;
    // The marker that copies on another queue wait for; empty if there are none
    ClEvent marker;
    // The event of the last enqueued command; empty if there is none
    ClEvent last;
    // True if no commands are enqueued for imported objects, because these commands would block
    bool blocks = false;
};

// Enqueues the releases of all items. `copies`: the queue that copies; nullptr = `queue`, without a marker. If
// the driver refuses a command because an event has failed, continues without that event.
HandedBack hand_back_all(const Queue &queue, HandOverItems &items, const WaitList &given, cl_command_queue copies)
{
    for (int attempts = 1;; ++attempts) {
        HandedBack handed;
        for (const ClEvent &event : given.events())
            handed.waits.add_unless_failed(event);
        WaitList behind = copies ? WaitList() : handed.waits;
        try {
            if (copies) {
                handed.marker = handed.last = queue.mark(handed.waits.span());
                queue.flush();
                behind.add(handed.marker);
            }
            const cl_command_queue copying = copies ? copies : queue.native();
            handed.blocks = any_imported(items) &&
                            blocks_on_user_event(queue.context().user_events(), copying, behind.span());
            for (HandOverItem &item : items) {
                if (!item.handed) hand_back(item, copying, behind.span(), handed.blocks);
                if (item.done) handed.last = item.done;
            }
            return handed;
        } catch (const Error &error) {
            const bool refused = behind.is_cause_of(error) || handed.waits.is_cause_of(error);
            if (!refused || attempts == most_attempts) throw;
        }
    }
}

// Orders OpenGL after the release on the device, if all items use the transport native, have no GL part, and a GL
// context is current. Returns false if the CPU must wait.
bool ordered_on_device(const HandOverItems &items, GlShareGroup &side)
{
    Context &context = items.front().object->context();
    const Ordering order = context.native_order().release;
    const auto can_be = [](const HandOverItem &item) {
        return item.is_native() && !item.back.needs_gl(item.gl_storage());
    };
    if (order == Ordering::cpu || !std::ranges::all_of(items, can_be) || !side.is_current()) return false;
    if (order == Ordering::implicit) return true;
    const GlScope scope(side);
    for (const HandOverItem &item : items)
        wait_on_gl_for(context.native(), item.done);
    return true;
}

// Waits on the CPU until OpenCL has released all items.
void wait_for_release(const Queue &queue, const HandOverItems &items)
{
    bool any = false;
    for (const HandOverItem &item : items) {
        if (!item.done) continue;
        wait_until_ended({&item.done, 1});
        wait_until_ended(item.earlier);
        any = true;
    }
    if (!any) check_cl(cl().Finish(queue.native()), "clFinish");
    if (!queue.out_of_order()) queue.note_idle();
}

}  // namespace

bool any_uses_gl(const HandOverItems &items)
{
    return std::ranges::any_of(items,
                               [](const HandOverItem &item) { return item.back.needs_gl(item.gl_storage()); });
}

SubRange part_to_write_back(const HandOverItem &item, const Acquisition &held)
{
    if (!held.writes) return {};
    if (item.is_explicit) {
        if (!held.part.covers(item.part))
            fail(CLGL_ERROR_OUT_OF_RANGE,
                 text("the part of ", item.object->describe(), " to release", place_of(item, item.part),
                      " is not inside the acquired part", place_of(item, held.part),
                      ": release at most the part that one call acquired"));
        return item.part;
    }
    if (item.storage().native_exposed() || item.object->access() == CLGL_ACCESS_WRITE_DISCARD) return held.part;
    return held.dirty;
}

// Uses clFinish only if no commands of the library are running on the queue. Otherwise clFinish could also wait
// for commands that other threads enqueue meanwhile.
ReleaseEnd end_of_release(const Queue &queue, const HandOverItems &items, const WaitList &waits, bool want_event)
{
    const bool needs_event = want_event || waits.count() != 0 || queue.out_of_order() || queue.may_be_busy() ||
                             !queue.blocks() || queue.finishes_early() || any_imported(items) ||
                             any_uses_gl(items) || queue.context().user_events().any_of_program();
    return needs_event ? ReleaseEnd::by_events : ReleaseEnd::by_finish;
}

ReleasedOnCl release_on_cl(const Queue &queue, HandOverItems &items, const WaitList &given, ReleaseEnd end)
{
    queue.enqueue_postponed();
    const EnqueueLock lock = queue.lock_to_enqueue({});
    const std::vector<ClEvent> earlier = queue.unended_commands(given.count() != 0);
    for (HandOverItem &item : items)
        item.earlier = earlier;
    const bool program_waits = end != ReleaseEnd::later;
    // In the context's copy queue, a command that waits for a user fence would block the copies of all other
    // queues.
    const bool on_own = !queue.out_of_order() && (program_waits || nothing_is_copied(items) ||
                                                  queue.context().user_events().any_of_program());
    const cl_command_queue copying = on_own ? queue.native() : queue.context().environment().copies;
    HandedBack handed = hand_back_all(queue, items, given, on_own ? nullptr : copying);
    for (HandOverItem &item : items) {
        if (item.done || end == ReleaseEnd::by_finish) continue;
        if (!handed.marker) handed.marker = handed.last = queue.mark(handed.waits.span());
        item.done = handed.marker;
    }
    if (!handed.blocks) return {handed.last, signal_to_gl(items, copying, program_waits)};
    check_cl(cl().Flush(copying), "clFlush");
    return {handed.last, {}};
}

void undo_release(const HandOverItems &items)
{
    for (const HandOverItem &item : items)
        if (item.handed) item.gl_storage().skip_acquire_cl();
    keep_until_done(items);
}

void finish_release(const Queue &queue, const HandOverItems &items, SemaphorePool::Signal to_gl,
                    std::optional<GlScope> &scope)
{
    try {
        if (ordered_on_device(items, *queue.context().gl())) return;
        if (!std::ranges::all_of(items, &HandOverItem::is_imported) || !to_gl.is_on_its_way()) {
            // Leave the GlScope during the wait.
            scope.reset();
            wait_for_release(queue, items);
        }
        if (!scope && any_uses_gl(items)) scope.emplace(*queue.context().gl());
        if (to_gl) SemaphorePool::wait_on_gl(std::move(to_gl), imported_objects(items));
    } catch (...) {
        // Defer the releases. The next acquire, or the destruction of the object, finishes them.
        for (const HandOverItem &item : items)
            if (item.done) item.storage().defer(item.end_of_use(), item.acquisition->part, item.back);
        throw;
    }
    std::optional<Error> first;
    for (const HandOverItem &item : items) {
        try {
            check_not_failed(item.acquisition->ready);
            check_not_failed(item.done);
            item.storage().finish_pending(item.acquisition->part);
            write_back(item.gl_storage(), item.back);
        } catch (const Error &error) {
            if (!first) first = error;
        }
    }
    if (first) throw Error(*first);
}

}  // namespace clgl
