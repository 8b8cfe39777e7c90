// Acquisitions: the entries that a hand-over adds to its storages and removes again.
#pragma once

#include "core/memory/shared_object.hpp"

namespace clgl
{

// One object of a hand-over.
struct HandOverItem {
    Ref<SharedObject> object;
    // The part of the storage that the hand-over is for: the whole object or the part that was given
    SubRange part;
    bool is_explicit = false;
    Acquisition *acquisition = nullptr;
    // Acquire: true if a transport that copies must copy
    bool moves = false;
    // Release: what is written back, the event behind which OpenCL has finished, and, if the release is deferred,
    // the semaphore that OpenGL waits for
    WriteBack back;
    ClEvent done;
    SemaphorePool::Signal signal;
    // True if the OpenCL part is enqueued, or was skipped because it is not needed
    bool handed = false;

    SharedStorage &storage() const { return object->shared_storage(); }
    transport::GlStorage &gl_storage() const { return storage().gl_storage(); }
    bool is_native() const { return storage().transport() == CLGL_TRANSPORT_NATIVE; }
    // Returns whether OpenCL imports its memory, so that semaphores order it.
    bool is_imported() const { return static_cast<bool>(gl_storage().imported()); }
};

using HandOverItems = std::vector<HandOverItem>;

// Returns the GL objects that a semaphore's signal or wait must name.
GlObjects imported_objects(const HandOverItems &items);
// Returns whether OpenCL imports the memory of any item.
bool any_imported(const HandOverItems &items);
// Returns whether no item is copied, so that the commands of the hand-over have nothing to overlap with.
bool nothing_is_copied(const HandOverItems &items);
// Keeps the storages until the copies that were enqueued have ended.
void keep_until_done(const HandOverItems &items);

// Adds the entries of an acquire, all or none, and removes them again unless it is committed.
class AcquireTransaction
{
public:
    // Throws CLGL_ERROR_ALREADY_ACQUIRED.
    AcquireTransaction(const Ref<Queue> &queue, HandOverItems &items);
    ~AcquireTransaction();
    AcquireTransaction(const AcquireTransaction &) = delete;
    AcquireTransaction &operator=(const AcquireTransaction &) = delete;

    // The events of other acquires that already copy the same bytes
    const std::vector<ClEvent> &others_ready() const { return others_ready_; }
    void commit(const ClEvent &ready);

private:
    void reserve(const Ref<Queue> &queue, HandOverItem &item);

    HandOverItems &items_;
    std::vector<ClEvent> others_ready_;
    bool committed_ = false;
};

// Marks the entries of a release, which are acquired again unless it is committed.
class ReleaseTransaction
{
public:
    // Throws CLGL_ERROR_NOT_ACQUIRED.
    ReleaseTransaction(const Queue &queue, HandOverItems &items);
    ~ReleaseTransaction();
    ReleaseTransaction(const ReleaseTransaction &) = delete;
    ReleaseTransaction &operator=(const ReleaseTransaction &) = delete;

    // Makes the destructor end the acquisitions.
    void commit() { committed_ = true; }

private:
    void put_back();

    HandOverItems &items_;
    bool committed_ = false;
};

}  // namespace clgl
