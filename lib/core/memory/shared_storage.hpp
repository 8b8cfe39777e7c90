// Represents the memory of buffers and textures, and records which queue has acquired which part of the memory.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/queue.hpp"
#include "core/gl/object_name.hpp"
#include "core/memory/pending_release.hpp"

#include <list>

namespace clgl
{

using transport::Range;

// Selects whether wrapping a GL object again reuses its existing storage (`join`) or creates separate OpenCL
// memory (`apart`).
enum class ReuseExisting { join, apart };

// A part of a storage that a queue has acquired. Protected by the context's acquisition mutex.
struct Acquisition {
    // In the states `acquiring` and `releasing`, a call that acquires or releases the part is running. During
    // that call, this acquisition does not permit commands to use the part. Other acquires of the part fail in
    // the same cases as in the state `acquired`.
    enum class State { acquiring, acquired, releasing };

    // The acquired object, and the storage whose memory the acquire updated. The pointers are compared, but not
    // dereferenced.
    const Object *object = nullptr;
    const SharedStorage *storage = nullptr;
    Ref<Queue> queue;
    SubRange part;
    bool writes = false;
    State state = State::acquiring;
    // Completes when the queue may use the part; empty = the queue may use the part immediately
    ClEvent ready;
    // The smallest part that contains everything that commands may have written
    SubRange dirty;
};

// The acquisitions and pending releases of a GL object. A new storage shares them with earlier storages of the GL
// object whose GL storage was not replaced. A storage without a GL object has an unused HandOverState.
struct HandOverState : public Counted {
    // Protected by the context's acquisition mutex
    std::list<Acquisition> acquisitions;
    // Number of releases that have begun
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
    // Records that the application has the cl_mem, and may write the memory without the library.
    void expose_native() { native_exposed_ = true; }
    bool native_exposed() const { return native_exposed_; }

    // Reserves the storage for a ring slot. Returns false if the storage is already the memory of another slot.
    bool enter_ring() { return !in_ring_.exchange(true); }
    void leave_ring() { in_ring_ = false; }
    bool in_ring() const { return in_ring_; }

    // The next three functions must be called with the context's acquisition mutex held.
    std::list<Acquisition> &acquisitions() { return state_->acquisitions; }
    uint64_t release_count() const { return state_->release_count; }
    void note_release() { ++state_->release_count; }

    // Adds a pending release, which clgl_fence_wait_gl or the next acquire finishes.
    Ref<PendingRelease> defer(EndOfUse end, const SubRange &held, const WriteBack &back,
                              SemaphorePool::Signal signal = {});
    // Returns the pending releases of the GL object that overlap a part.
    std::vector<Ref<PendingRelease>> pending(const SubRange &part);
    // Returns the pending releases of this storage, without releases of other storages of the GL object.
    std::vector<Ref<PendingRelease>> own_pending();
    // Finishes the earlier releases that overlap `release`, then finishes and removes `release`. Returns the
    // result of PendingRelease::finish, and throws its errors.
    bool finish(PendingRelease &release, Visibility seen = Visibility::this_context);
    // Finishes the pending releases of this storage that overlap a part. If `last` is not nullptr, finishes only
    // releases before `last`. Does nothing if the newest pending release of imported memory includes the GL parts
    // of the earlier ones (last_does_all). Waits for their commands if necessary. Ignores failed commands,
    // because their fences report the errors. Must be called in a GlScope if the transport uses OpenGL.
    void finish_pending(const SubRange &part, const PendingRelease *last = nullptr);
    // Removes a release. Must be called only if something else waits for the event of the release.
    void forget(const PendingRelease &release);

    // If no object uses the storage and all its pending releases are over, releases resources that belong to an
    // application-owned GL object, such as a mapping. The destructor cannot release them, because it may run
    // later and on another thread. Must be called in a GlScope, or with a context of the share group current.
    void release_gl_object_if_unused();
    // Returns whether release_gl_object_if_unused has released the resources. It releases nothing while a
    // StorageUse exists.
    bool gl_object_released();

protected:
    SharedStorage(Ref<Context> context, StorageMemory memory)
        : RegisteredStorage(std::move(memory)), context_(std::move(context))
    {
    }
    // Registers the storage in its context, and shares the HandOverState of earlier storages of the same GL
    // object, if their GL storage was not replaced. Must be the last step of creation. Must be called in a
    // GlScope if the storage is shared with OpenGL.
    void register_here(uint64_t counted_bytes, const GlObjectName &object = {});

    Ref<Context> context_;

private:
    friend class StorageUse;

    void end_use() noexcept;
    // Waits for pending releases of this storage. Necessary if memory was exhausted when a release was added,
    // because nothing else may wait for the release then.
    void wait_for_forgotten() noexcept;
    bool finish_and_forget(PendingRelease &release, Visibility seen);
    bool last_does_all() const;

    Ref<HandOverState> state_ = make_ref<HandOverState>();
    std::atomic<bool> native_exposed_{false};
    std::atomic<bool> in_ring_{false};

    std::atomic<uint32_t> uses_{0};
    // Locked during release_gl_object, so that a second thread waits and then finds the GL object released.
    OrderedMutex<LockOrder::gl_object_release> gl_release_mutex_;
    bool gl_object_released_ = false;
};

// A reference that keeps a storage in use. Other references only keep the storage alive.
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

// Returns the storages of a GL object in a context.
std::vector<Ref<SharedStorage>> find_storages(Context &context, const GlObjectName &object);

// Keep a storage in use until an event, or all events of `end`, have completed or failed.
void keep_until(const ClEvent &event, const StorageUse &storage);
void keep_until(const EndOfUse &end, const StorageUse &storage);

}  // namespace clgl
