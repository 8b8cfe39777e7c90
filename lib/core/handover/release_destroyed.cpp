#include "core/handover/handover.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/handover/postponed_acquire.hpp"
#include "core/handover/release_steps.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <exception>

namespace clgl
{

namespace
{

using PendingReleases = std::vector<Ref<PendingRelease>>;

// Keeps the storage alive, but not in use, until the commands that use its memory have ended. Throws if memory is
// exhausted; in that case the destructor of the storage waits for the pending commands.
void keep_until_done(const PendingReleases &last, const Ref<SharedStorage> &storage)
{
    for (const Ref<PendingRelease> &release : last) {
        const auto ended = [held = PendingReleaseRef{storage, release}](int64_t timeout_ns) {
            return held.release->end.poll(timeout_ns);
        };
        storage->context().waiter().add(ended, [](bool) {});
    }
}

// Finishes the releases. Must be called on a thread with a GL context. Failures are only logged, because no call
// can report them.
void finish_all(const PendingReleases &last, Visibility seen)
{
    for (const Ref<PendingRelease> &release : last) {
        release->end.wait();
        try {
            release->finish(seen);
        } catch (const Error &error) {
            log::write(CLGL_LOG_WARNING, text("releasing a destroyed object failed: ", error.what()));
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
        object.shared_storage().note_release();
    }
    return taken;
}

// Finishes the releases on this thread. Returns false if this thread cannot call OpenGL.
bool finish_here(GlShareGroup &side, const PendingReleases &last)
{
    if (!side.is_current() && !side.headless()) return false;
    try {
        const GlScope scope(side);
        finish_all(last, Visibility::this_context);
        return true;
    } catch (const Error &error) {
        const clgl_result result = error.result();
        if (result == CLGL_ERROR_NO_GL_CONTEXT || result == CLGL_ERROR_WRONG_GL_CONTEXT) return false;
        throw;
    }
}

// Returns whether a release may wait for a user fence, which the application may have to signal on this thread.
bool waits_for_program(Context &context, const PendingReleases &last)
{
    return context.user_events().any_of_program() &&
           std::ranges::any_of(last, [](const Ref<PendingRelease> &release) { return !release->end.ended(); });
}

// Releases and their storage. The storage keeps the GL share group alive.
struct HeldReleases {
    Ref<SharedStorage> storage;
    PendingReleases releases;
};

// Does the GL part in a later call, after all releases have ended. Both lambdas reference the storage, which
// keeps the context alive.
void finish_later(const HeldReleases &held)
{
    const auto all_ended = [held] {
        return std::ranges::all_of(held.releases,
                                   [](const Ref<PendingRelease> &release) { return release->end.ended(); });
    };
    held.storage->context().waiter().add(
        [all_ended](int64_t timeout_ns) { return poll_twice(timeout_ns, all_ended); },
        [held](bool) {
            GlGarbage &garbage = held.storage->context().gl()->garbage();
            garbage.add_task({}, [last = held.releases] { finish_all(last, Visibility::all_contexts); });
        });
}

// Returns whether the OpenCL release must run on a thread with a GL context. The transport native may call the
// driver only while the GL context exists, and the application may have destroyed the GL context.
bool must_release_later(const SharedObject &object)
{
    const GlShareGroup &side = *object.context().gl();
    return object.shared_storage().transport() == CLGL_TRANSPORT_NATIVE && !side.headless() && !side.is_current();
}

// Defers the OpenCL part to the thread that does the GL part.
void release_later(SharedObject &object, const Acquisition &held, const WriteBack &back)
{
    ClEvent end = held.queue->mark({});
    held.queue->flush();
    object.shared_storage().defer({std::move(end), {}}, held.part, back);
    object.shared_storage().gl_storage().skip_release_cl();
}

// Ends an acquisition after the GL share group has ended. Skips the OpenCL release, because its destination no
// longer exists. Keeps the OpenCL memory alive for commands of the queue.
void abandon(SharedObject &object, Acquisition &held)
{
    object.shared_storage().gl_storage().skip_release_cl();
    const ClEvent end = held.queue->mark({});
    held.queue->flush();
    keep_until(end, object.shared_storage_ref());
}

// Releases one acquisition of a destroyed object. If the release fails before its OpenCL part was enqueued,
// counts that part as skipped. After any failure, keeps the memory alive until running copies have ended.
void release_held(SharedObject &object, Acquisition &held)
{
    if (drop_postponed(*held.queue, held)) return;
    SharedStorage &storage = object.shared_storage();
    if (storage.context().gl()->has_ended()) return abandon(object, held);
    HandOverItems items;
    try {
        HandOverItem &item = items.emplace_back();
        item.object = Ref<SharedObject>(&object);
        item.acquisition = &held;
        item.back.part = part_to_write_back(item, held);
        if (must_release_later(object)) return release_later(object, held, item.back);
        release_on_cl(*held.queue, items, {}, ReleaseEnd::later);
        storage.defer(item.end_of_use(), held.part, item.back, std::move(item.signal));
    } catch (...) {
        if (items.empty() || !items.front().handed) storage.gl_storage().skip_release_cl();
        if (items.empty() || !items.front().done)
            // Wait for the whole queue, because no event shows when the commands that use the memory have ended.
            cl().Finish(held.queue->native());
        keep_until_done(items);
        throw;
    }
}

// Releases every acquisition, even if one fails. Returns the first failure.
std::exception_ptr release_all_held(SharedObject &object)
{
    std::exception_ptr first;
    std::list<Acquisition> all_held = take_acquisitions(object);
    for (Acquisition &held : all_held) {
        try {
            release_held(object, held);
        } catch (...) {
            if (!first) first = std::current_exception();
        }
    }
    return first;
}

// Drops the GL part of releases after the GL share group has ended.
void give_up(const PendingReleases &last, const Ref<SharedStorage> &storage)
{
    keep_until_done(last, storage);
    for (const Ref<PendingRelease> &release : last) {
        release->give_up();
        storage->forget(*release);
    }
}

// Does the GL part of the releases. If this thread cannot call OpenGL, the releases stay pending until a later
// call finishes them.
void finish_destroyed(SharedObject &object)
{
    SharedStorage &storage = object.shared_storage();
    const PendingReleases last = storage.own_pending();
    if (last.empty()) return;
    GlShareGroup &side = *storage.context().gl();
    if (side.has_ended()) return give_up(last, object.shared_storage_ref());
    const bool may_come_later = side.is_current() || side.headless() || storage.context().late_releases();
    if (may_come_later && waits_for_program(storage.context(), last))
        return finish_later({object.shared_storage_ref(), last});
    try {
        if (finish_here(side, last)) {
            for (const Ref<PendingRelease> &release : last)
                storage.forget(*release);
            return;
        }
    } catch (...) {
        keep_until_done(last, object.shared_storage_ref());
        throw;
    }
    // Wait here, because the application may destroy the GL context and its memory after it has destroyed all
    // objects.
    if (!waits_for_program(storage.context(), last))
        for (const Ref<PendingRelease> &release : last)
            release->end.wait();
    keep_until_done(last, object.shared_storage_ref());
    side.garbage().add_task({}, [last] { finish_all(last, Visibility::all_contexts); });
}

}  // namespace

void release_destroyed(SharedObject &object)
{
    if (!object.shared_storage().shared()) return;
    const std::exception_ptr failure = release_all_held(object);
    finish_destroyed(object);
    if (failure) std::rethrow_exception(failure);
}

}  // namespace clgl
