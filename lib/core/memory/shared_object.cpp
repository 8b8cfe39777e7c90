#include "core/memory/shared_object.hpp"

#include "base/text.hpp"
#include "core/memory/storages_in_use.hpp"

#include <algorithm>

namespace clgl
{

// Checks that the queue has acquired the object. For an acquisition, `fits` returns the part that a write may
// change, or an empty part if the acquisition does not permit the access.
template <typename Fits> void SharedObject::require_acquired(StoragesInUse &uses, bool writes, Fits fits) const
{
    if (&uses.queue().context() != &context())
        fail(CLGL_ERROR_WRONG_CONTEXT, text(describe(), " and the queue belong to different clgl contexts"));
    if (!storage_->shared()) return;
    std::lock_guard lock(context().mutex());
    bool is_elsewhere = false, is_other_part = false, is_other_object = false, is_read_only = false;
    for (Acquisition &held : storage_->acquisitions()) {
        const SubRange touched = fits(held);
        const bool is_here = held.queue.get() == &uses.queue();
        if (touched.empty()) {
            if (is_here && held.part.overlaps(whole_))
                (held.object == this ? is_other_part : is_other_object) = true;
        } else if (!is_here) {
            is_elsewhere = is_elsewhere || held.writes || writable();
        } else if (held.state == Acquisition::State::acquired) {
            if (!writes || held.writes) {
                if (writes) held.dirty = held.dirty.hull(touched);
                uses.add(storage_);
                return;
            }
            is_read_only = true;
        }
    }
    fail(CLGL_ERROR_NOT_ACQUIRED,
         text(describe(),
              is_elsewhere    ? " is acquired by another queue; release it there first"
              : is_read_only  ? " is acquired only for reading, through a read-only object: release that object, "
                                "and call clgl_acquire for this one"
              : is_other_part ? " is acquired by this queue, but not in the part that the command uses: release "
                                "it, and call clgl_acquire for that part"
              : is_other_object
                  ? " uses memory of another object that this queue acquired: release that object, and "
                    "call clgl_acquire for this one"
                  : " is not acquired by this queue: call clgl_acquire before commands that use it"));
}

void SharedObject::require_access(StoragesInUse &uses, const SubRange &part, bool writes) const
{
    if (writes) require_writable();
    require_acquired(uses, writes,
                     [&](const Acquisition &held) { return held.part.covers(part) ? part : SubRange(); });
}

void SharedObject::require_writable() const
{
    if (writable()) return;
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text(describe(), " is read-only (CLGL_ACCESS_READ_ONLY): use an object with CLGL_ACCESS_READ_WRITE"));
}

void SharedObject::require_held(StoragesInUse &uses, bool writes) const
{
    if (writes) require_writable();
    require_acquired(uses, false, [&](const Acquisition &held) {
        return held.part.overlaps(whole_) ? held.part : SubRange();
    });
}

void SharedObject::require_launchable(StoragesInUse &uses) const
{
    require_acquired(uses, writable(), [&](const Acquisition &held) {
        if (held.part.covers(whole_)) return whole_;
        return held.object == this ? held.part : SubRange();
    });
}

void SharedObject::note_written() const
{
    std::lock_guard lock(context().mutex());
    for (Acquisition &held : storage_->acquisitions())
        if (held.object == this) held.writes = true;
}

bool SharedObject::is_acquired() const
{
    std::lock_guard lock(context().mutex());
    const auto is_mine = [&](const Acquisition &held) { return held.object == this; };
    return std::ranges::any_of(storage_->acquisitions(), is_mine);
}

bool SharedObject::acquire_needs_gl() const
{
    return storage_->shared() && access_ != CLGL_ACCESS_WRITE_DISCARD && storage_->gl_storage().acquires_by_gl();
}

bool SharedObject::release_needs_gl() const { return storage_->shared() && storage_->gl_storage().uses_gl(); }

void SharedObject::require_rewrappable() const
{
    if (!wraps_)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(describe(), " does not wrap an OpenGL object of the application: create a new object"));
    require_replaceable("wrapped again");
}

void SharedObject::require_replaceable(const char *how) const
{
    if (is_acquired())
        fail(CLGL_ERROR_ALREADY_ACQUIRED, text(describe(), " is acquired: release it before it is ", how));
    if (storage_->in_ring())
        fail(CLGL_ERROR_INVALID_STATE,
             text(describe(), " is a slot of a ring, and cannot be ", how,
                  ": call clgl_ring_resize, or destroy the ring if the ring uses existing objects"));
}

}  // namespace clgl
