#include "core/handover/acquisition.hpp"

#include "base/text.hpp"
#include "transport/semaphore.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

AcquisitionMutex &mutex_of(const HandOverItems &items) { return items.front().object->context().mutex(); }

// Removes the acquisitions and returns them, so that the caller can destroy them after unlocking the mutex.
// Destroying an acquisition may destroy a queue, and drivers may run callbacks then.
std::list<Acquisition> take_out(const HandOverItems &items)
{
    std::list<Acquisition> out;
    for (const HandOverItem &item : items) {
        auto &all = item.storage().acquisitions();
        const auto entry =
            std::ranges::find_if(all, [&](const Acquisition &a) { return &a == item.acquisition; });
        if (entry != all.end()) out.splice(out.end(), all, entry);
    }
    return out;
}

// Returns the item to which the acquisition belongs; nullptr if an earlier call, or another thread, made the
// acquisition.
const HandOverItem *item_of(const HandOverItems &items, const Acquisition &acquisition)
{
    const auto found = std::ranges::find(items, &acquisition, &HandOverItem::acquisition);
    return found == items.end() ? nullptr : &*found;
}

// Throws the error for memory of `object` that another thread is acquiring or releasing.
void require_complete(const SharedObject &object, const Acquisition &other)
{
    if (other.state != Acquisition::State::acquired)
        fail(CLGL_ERROR_ALREADY_ACQUIRED, text("another thread is acquiring or releasing the memory of ",
                                               object.describe(), ": call again after its call has returned"));
}

[[noreturn]] void refuse_overlap(const HandOverItems &items, const SharedObject &object, const Acquisition &other)
{
    const bool itself = other.object == &object;
    if (const HandOverItem *item = item_of(items, other))
        fail(CLGL_ERROR_ALREADY_ACQUIRED,
             itself
                 ? text("the hand-over lists overlapping parts of ", object.describe(), ": list each part once")
                 : text("the hand-over lists ", item->object->describe(), " and ", object.describe(),
                        ", which overlap in memory, and at least one is writable: list only one of them"));
    require_complete(object, other);
    fail(CLGL_ERROR_ALREADY_ACQUIRED,
         text(object.describe(),
              itself ? " is acquired already, whole or in part: release it first, on the queue that acquired it"
                     : " uses the memory of another clgl object that is acquired: release that object first"));
}

[[noreturn]] void refuse_another_part(const HandOverItems &items, const SharedObject &object,
                                      const Acquisition &other)
{
    constexpr const char *rule = ", and the transport native allows one acquired part at a time: ";
    if (const HandOverItem *item = item_of(items, other))
        fail(CLGL_ERROR_ALREADY_ACQUIRED,
             other.object == &object
                 ? text("the hand-over lists two parts of ", object.describe(), rule,
                        "list one part that covers both")
                 : text("the hand-over lists ", item->object->describe(), " and ", object.describe(),
                        ", which are parts of one OpenGL object", rule, "list one object that covers both"));
    require_complete(object, other);
    fail(CLGL_ERROR_ALREADY_ACQUIRED, text("another part of the OpenGL object of ", object.describe(),
                                           " is acquired", rule, "release that part first"));
}

}  // namespace

GlObjects imported_objects(const HandOverItems &items)
{
    GlObjects objects;
    for (const HandOverItem &item : items)
        transport::add_imported(objects, item.gl_storage());
    return objects;
}

bool any_imported(const HandOverItems &items) { return std::ranges::any_of(items, &HandOverItem::is_imported); }

bool nothing_is_copied(const HandOverItems &items)
{
    return std::ranges::all_of(items, [](const HandOverItem &item) { return item.gl_storage().copies() == 0; });
}

void keep_until_done(const HandOverItems &items)
{
    for (const HandOverItem &item : items)
        if (item.done) keep_until(item.end_of_use(), item.object->shared_storage_ref());
}

AcquireTransaction::AcquireTransaction(const Ref<Queue> &queue, HandOverItems &items) : items_(items)
{
    std::list<Acquisition> withdrawn;
    std::lock_guard lock(mutex_of(items_));
    try {
        for (HandOverItem &item : items_)
            reserve(queue, item);
    } catch (...) {
        withdrawn = take_out(items_);
        throw;
    }
}

AcquireTransaction::~AcquireTransaction()
{
    if (committed_) return;
    std::list<Acquisition> withdrawn;
    std::lock_guard lock(mutex_of(items_));
    withdrawn = take_out(items_);
}

void AcquireTransaction::reserve(const Ref<Queue> &queue, HandOverItem &item)
{
    auto &acquisitions = item.storage().acquisitions();
    const bool writes = item.object->writable();
    item.moves = item.object->access() != CLGL_ACCESS_WRITE_DISCARD;
    for (const Acquisition &other : acquisitions) {
        const bool overlaps = other.part.overlaps(item.part), same = other.storage == &item.storage();
        if (overlaps && (other.writes || writes || other.object == item.object.get()))
            refuse_overlap(items_, *item.object, other);
        const bool has_it_all = overlaps && same && other.part.covers(item.part);
        if (has_it_all && other.state == Acquisition::State::acquired) {
            item.moves = false;
            others_ready_.push_back(other.ready);
        } else if (same && !has_it_all && item.gl_storage().one_part_at_a_time()) {
            refuse_another_part(items_, *item.object, other);
        }
    }
    acquisitions.push_back({.object = item.object.get(),
                            .storage = &item.storage(),
                            .queue = queue,
                            .part = item.part,
                            .writes = writes,
                            .ready = {},
                            .dirty = {}});
    item.acquisition = &acquisitions.back();
}

void AcquireTransaction::commit(const ClEvent &ready)
{
    std::lock_guard lock(mutex_of(items_));
    for (const HandOverItem &item : items_) {
        // If `ready` is empty, do not replace the event: a command of another thread may have enqueued the
        // postponed acquire and set the event.
        if (ready) item.acquisition->ready = ready;
        item.acquisition->state = Acquisition::State::acquired;
    }
    committed_ = true;
}

ReleaseTransaction::ReleaseTransaction(const Queue &queue, HandOverItems &items) : items_(items)
{
    std::lock_guard lock(mutex_of(items_));
    for (HandOverItem &item : items_) {
        auto &acquisitions = item.storage().acquisitions();
        const auto is_held = [&](const Acquisition &a) {
            return a.object == item.object.get() && a.queue.get() == &queue &&
                   a.state == Acquisition::State::acquired;
        };
        // Several calls may have acquired different parts of the object. Prefer a part that covers the item.
        auto held = std::ranges::find_if(
            acquisitions, [&](const Acquisition &a) { return is_held(a) && a.part.covers(item.part); });
        if (held == acquisitions.end()) held = std::ranges::find_if(acquisitions, is_held);
        if (held == acquisitions.end()) {
            put_back();
            fail(CLGL_ERROR_NOT_ACQUIRED,
                 text(item.object->describe(), " is not acquired by this queue: release it ",
                      "once per acquire, on the queue that acquired it"));
        }
        held->state = Acquisition::State::releasing;
        item.storage().note_release();
        item.acquisition = &*held;
    }
}

ReleaseTransaction::~ReleaseTransaction()
{
    std::list<Acquisition> ended;
    std::lock_guard lock(mutex_of(items_));
    if (committed_)
        ended = take_out(items_);
    else
        put_back();
}

void ReleaseTransaction::put_back()
{
    for (const HandOverItem &item : items_)
        if (item.acquisition) item.acquisition->state = Acquisition::State::acquired;
}

}  // namespace clgl
