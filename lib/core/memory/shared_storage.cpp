#include "core/memory/shared_storage.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>

namespace clgl
{

std::vector<Ref<SharedStorage>> find_storages(Context &context, const GlObjectName &object)
{
    std::vector<Ref<SharedStorage>> found;
    for (const Ref<RegisteredStorage> &storage : context.storages().find(object))
        found.emplace_back(static_cast<SharedStorage *>(storage.get()));
    return found;
}

void keep_until(const ClEvent &event, const StorageUse &storage)
{
    try {
        storage->context().waiter().add(event, [storage](bool) {});
    } catch (const std::exception &) {
        // The waiter cannot be used, so wait here: commands must not lose their memory.
        wait_until_ended({&event, 1});
    }
}

void keep_until(const EndOfUse &end, const StorageUse &storage)
{
    try {
        storage->context().waiter().add([end](int64_t timeout_ns) { return end.poll(timeout_ns); },
                                        [storage](bool) {});
    } catch (const std::exception &) {
        end.wait();
    }
}

SharedStorage::~SharedStorage()
{
    context_->storages().remove(*this);
    if (!gl_storage_) return;
    wait_for_forgotten();
    gl_storage_.reset();
    // Delete unused GL objects now: after this call the application may delete the GL name, and GL may reuse the
    // name.
    context_->gl()->tidy_here();
}

void SharedStorage::wait_for_forgotten() noexcept
{
    try {
        std::lock_guard lock(state_->pending_mutex);
        for (const Ref<PendingRelease> &release : state_->pending)
            if (release->gl_storage == gl_storage_) release->end.wait();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_WARNING, text("waiting for an unfinished release failed: ", error.what()));
    }
}

void SharedStorage::end_use() noexcept
{
    if (--uses_ > 0 || !gl_storage_) return;
    try {
        if (context_->gl()->is_usable_here()) release_gl_object_if_unused();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_WARNING, text("releasing an OpenGL object failed: ", error.what()));
    }
}

void SharedStorage::release_gl_object_if_unused()
{
    if (uses_ > 0) return;
    std::lock_guard lock(gl_release_mutex_);
    if (gl_object_released_ || uses_ > 0) return;
    // No new release is added while the storage is unused.
    const std::vector<Ref<PendingRelease>> last = own_pending();
    if (!std::ranges::all_of(last, [](const Ref<PendingRelease> &release) { return release->is_over(); })) return;
    gl_object_released_ = gl_storage_->release_gl_object();
}

bool SharedStorage::gl_object_released()
{
    std::lock_guard lock(gl_release_mutex_);
    return gl_object_released_;
}

void SharedStorage::register_here(uint64_t counted_bytes, const GlObjectName &object)
{
    counted_bytes_ = counted_bytes;
    gl_object_ = object;
    if (shared() && gl_storage_->imported()) context_->make_semaphores();
    if (shared())
        for (const Ref<SharedStorage> &other : find_storages(*context_, object))
            if (other->gl_storage().intact()) state_ = other->state_;
    context_->storages().add(*this);
}

// Returns whether the GL part of the last pending release includes the GL parts of earlier releases. This is true
// for imported memory, where the GL part always affects the whole object.
bool SharedStorage::last_does_all() const { return gl_storage_->imported() && !gl_storage_->acquires_by_gl(); }

Ref<PendingRelease> SharedStorage::defer(EndOfUse end, const SubRange &held, const WriteBack &back,
                                         SemaphorePool::Signal signal)
{
    Ref<PendingRelease> release =
        make_ref<PendingRelease>(gl_storage_, std::move(end), held, back, std::move(signal));
    std::lock_guard lock(state_->pending_mutex);
    // Reserve memory first, because no step may fail after earlier releases were taken over.
    state_->pending.reserve(state_->pending.size() + 1);
    if (last_does_all())
        std::erase_if(state_->pending, [&](const Ref<PendingRelease> &before) {
            // Take over only releases whose commands have ended, because OpenGL must not invalidate its cache
            // earlier.
            return before->gl_storage == gl_storage_ && before->end.ended() && release->take_over(*before);
        });
    state_->pending.push_back(release);
    return release;
}

std::vector<Ref<PendingRelease>> SharedStorage::pending(const SubRange &part)
{
    std::vector<Ref<PendingRelease>> found;
    std::lock_guard lock(state_->pending_mutex);
    std::ranges::copy_if(state_->pending, std::back_inserter(found),
                         [&](const Ref<PendingRelease> &release) { return release->held.overlaps(part); });
    return found;
}

std::vector<Ref<PendingRelease>> SharedStorage::own_pending()
{
    std::vector<Ref<PendingRelease>> found;
    std::lock_guard lock(state_->pending_mutex);
    std::ranges::copy_if(state_->pending, std::back_inserter(found),
                         [&](const Ref<PendingRelease> &release) { return release->gl_storage == gl_storage_; });
    return found;
}

void SharedStorage::finish_pending(const SubRange &part, const PendingRelease *last)
{
    if (last_does_all()) return;
    std::vector<Ref<PendingRelease>> before;
    {
        std::lock_guard lock(state_->pending_mutex);
        auto &all = state_->pending;
        const auto end = last ? std::ranges::find(all, last, &Ref<PendingRelease>::get) : all.end();
        // If `last` was removed, it is finished, and the earlier releases are finished, too.
        if (last && end == all.end()) return;
        std::copy_if(all.begin(), end, std::back_inserter(before), [&](const Ref<PendingRelease> &release) {
            return release->gl_storage == gl_storage_ && release->held.overlaps(part) && release->needs_gl();
        });
    }
    for (const Ref<PendingRelease> &release : before) {
        if (release->needs_wait()) release->end.wait();
        try {
            finish_and_forget(*release, Visibility::this_context);
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_COMMAND_FAILED) throw;
        }
    }
}

bool SharedStorage::finish(PendingRelease &release, Visibility seen)
{
    finish_pending(release.held, &release);
    return finish_and_forget(release, seen);
}

// Finishes a release and removes it. After an error, removes the release only if it can no longer be finished.
bool SharedStorage::finish_and_forget(PendingRelease &release, Visibility seen)
{
    try {
        const bool here = release.finish(seen);
        forget(release);
        return here;
    } catch (...) {
        if (!release.needs_gl()) forget(release);
        throw;
    }
}

void SharedStorage::forget(const PendingRelease &release)
{
    Ref<PendingRelease> gone;
    std::lock_guard lock(state_->pending_mutex);
    const auto entry = std::ranges::find(state_->pending, &release, &Ref<PendingRelease>::get);
    if (entry == state_->pending.end()) return;
    gone = *entry;
    state_->pending.erase(entry);
}

}  // namespace clgl
