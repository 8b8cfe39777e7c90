// The memory behind buffers and textures, and which queue has acquired which part of it.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/queue.hpp"
#include "core/gl/object_name.hpp"
#include "core/memory/pending_release.hpp"

#include <list>

namespace clgl
{

using transport::Range;

// Selects whether a wrapping reuses the storage that already shares the same GL object, or gets its own OpenCL
// memory.
enum class ReuseExisting { join, apart };

// A part of a storage that a queue has acquired. The acquisition mutex protects all members.
struct Acquisition {
    // While a hand-over is running (acquiring, releasing), other acquires conflict with the part and commands may
    // not use it.
    enum class State { acquiring, acquired, releasing };

    // The acquired object, and the storage whose memory was updated; used for comparisons only
    const Object *object = nullptr;
    const SharedStorage *storage = nullptr;
    Ref<Queue> queue;
    SubRange part;
    bool writes = false;
    State state = State::acquiring;
    // Completes when the queue may use the part; empty if it may at once
    ClEvent ready;
    // The smallest part that contains everything that commands may have written
    SubRange dirty;
};

// The acquisitions and pending releases of one GL object, shared by all storages of its name. CL-only storages
// get an unused one.
struct HandOverState : public Counted {
    // Protected by the context's acquisition mutex.
    std::list<Acquisition> acquisitions;
    // How many acquisitions have begun to be released
    uint64_t release_count = 0;

    OrderedMutex<LockOrder::pending_releases> pending_mutex;
    std::vector<Ref<PendingRelease>> pending;
};

class SharedStorage : public RegisteredStorage
{
public:
    ~SharedStorage() override;

    Context &context() const { return *context_; }
    Ref<Context> context_ref() const { return context_; }
    // Notes that the application has the cl_mem: commands that the library does not see may write it.
    void expose_native() { native_exposed_ = true; }
    bool native_exposed() const { return native_exposed_; }

    // Makes it the memory of a ring's slot. Returns false if it is that of another slot.
    bool enter_ring() { return !in_ring_.exchange(true); }
    void leave_ring() { in_ring_ = false; }
    bool in_ring() const { return in_ring_; }

    // Must be called with the context's acquisition mutex held.
    std::list<Acquisition> &acquisitions() { return state_->acquisitions; }
    uint64_t release_count() const { return state_->release_count; }
    void note_release() { ++state_->release_count; }

    // Adds a pending release, which clgl_fence_wait_gl or the next acquire finishes.
    Ref<PendingRelease> defer(ClEvent event, const SubRange &held, const WriteBack &back,
                              SemaphorePool::Signal signal = {});
    // Returns the pending releases that overlap a part.
    std::vector<Ref<PendingRelease>> pending(const SubRange &part);
    // Returns those of this storage, without other storages of the GL object.
    std::vector<Ref<PendingRelease>> own_pending();
    // Finishes the earlier releases that overlap, then this one, and removes it. Returns and throws as
    // PendingRelease::finish.
    bool finish(PendingRelease &release, Visibility seen = Visibility::this_context);
    // Finishes the releases of this storage that overlap a part: all, or those before `last`. Waits for their
    // commands where necessary; the error of a failed one is reported by its own fence. Must be called in a
    // GlScope if the transport uses OpenGL.
    void finish_pending(const SubRange &part, const PendingRelease *last = nullptr);
    // Removes a release. Call once something else waits for its event.
    void forget(const PendingRelease &release);

    // Releases resources of an application-owned GL object, such as a mapping, if the storage is not in use: the
    // last reference may be released later and on another thread. Must be called in a GlScope, or with a context
    // of the share group current.
    void release_gl_object_if_unused();
    // Returns whether that has happened. It cannot happen while the caller holds a StorageUse.
    bool gl_object_released();

protected:
    SharedStorage(Ref<Context> context, StorageMemory memory)
        : RegisteredStorage(std::move(memory)), context_(std::move(context))
    {
    }
    // Registers the storage in its context and shares the HandOverState of the same GL object. The last step of
    // creation. Must be called in a GlScope if it is shared.
    void register_here(uint64_t counted_bytes, const GlObjectName &object = {});

    Ref<Context> context_;

private:
    friend class StorageUse;

    void end_use() noexcept;
    // Waits for releases that nothing else waits for, because memory was short when they were added.
    void wait_for_forgotten() noexcept;
    bool finish_and_forget(PendingRelease &release, Visibility seen);
    bool last_does_all() const;

    Ref<HandOverState> state_ = make_ref<HandOverState>();
    std::atomic<bool> native_exposed_{false};
    std::atomic<bool> in_ring_{false};

    std::atomic<uint32_t> uses_{0};
    // Held during release_gl_object, so that a second thread finds it released.
    OrderedMutex<LockOrder::gl_object_release> gl_release_mutex_;
    bool gl_object_released_ = false;
};

// A reference that counts as use of the storage, held by an object. Other references only keep the storage alive.
class StorageUse
{
public:
    StorageUse() = default;
    StorageUse(Ref<SharedStorage> storage) noexcept : storage_(std::move(storage))
    {
        if (storage_) ++storage_->uses_;
    }
    template <typename Kind> StorageUse(const Ref<Kind> &storage) noexcept
        : StorageUse(Ref<SharedStorage>(storage))
    {
    }
    StorageUse(const StorageUse &other) noexcept : StorageUse(other.storage_) {}
    StorageUse(StorageUse &&other) noexcept = default;
    ~StorageUse()
    {
        if (storage_) storage_->end_use();
    }
    StorageUse &operator=(StorageUse other) noexcept
    {
        std::swap(storage_, other.storage_);
        return *this;
    }

    const Ref<SharedStorage> &ref() const { return storage_; }
    SharedStorage *operator->() const { return storage_.get(); }
    SharedStorage &operator*() const { return *storage_; }

private:
    Ref<SharedStorage> storage_;
};

// Returns the storages of an OpenGL object in a context.
std::vector<Ref<SharedStorage>> find_storages(Context &context, const GlObjectName &object);

// Keeps a storage in use until an event has completed or failed.
void keep_until(const ClEvent &event, const StorageUse &storage);

}  // namespace clgl
