// Transactions that add and remove the acquisitions of storages.
#pragma once

#include "core/memory/shared_object.hpp"

namespace clgl
{

// One object of a hand-over.
struct HandOverItem {
    Ref<SharedObject> object;
    // The part of the storage that is handed over
    SubRange part;
    bool is_explicit = false;
    Acquisition *acquisition = nullptr;
    // Acquire: true if a copying transport must copy the contents
    bool moves = false;
    // Release: the data to write back
    WriteBack back;
    // Acquire: the event of the OpenCL acquire or copy. Release: the event after which OpenCL no longer uses the
    // object. May be empty.
    ClEvent done;
    // Release: events of earlier commands that may end after `done` (EndOfUse::earlier)
    std::vector<ClEvent> earlier;
    // Release that is deferred: the signal for which OpenGL waits; may be empty
    SemaphorePool::Signal signal;
    // True if the OpenCL part was enqueued, or was skipped because it would block the caller
    bool handed = false;

    EndOfUse end_of_use() const { return {done, earlier}; }
    SharedStorage &storage() const { return object->shared_storage(); }
    transport::GlStorage &gl_storage() const { return storage().gl_storage(); }
    bool is_native() const { return storage().transport() == CLGL_TRANSPORT_NATIVE; }
    // Returns whether OpenCL imports the memory, so that semaphores order GL and OpenCL commands.
    bool is_imported() const { return static_cast<bool>(gl_storage().imported()); }
};

using HandOverItems = std::vector<HandOverItem>;

// Returns the GL objects that must be listed in a semaphore signal or wait.
GlObjects imported_objects(const HandOverItems &items);
// Returns whether OpenCL imports the memory of at least one item.
bool any_imported(const HandOverItems &items);
// Returns whether the transports of all items copy nothing. If so, a separate queue for the hand-over has no
// benefit.
bool nothing_is_copied(const HandOverItems &items);
// Keeps the storages alive until their enqueued copies have ended.
void keep_until_done(const HandOverItems &items);

// Adds the acquisitions of all items, or of none. The destructor removes them unless commit() was called.
class AcquireTransaction
{
public:
    // Throws CLGL_ERROR_ALREADY_ACQUIRED if an item overlaps an acquisition of the same object, or any
    // acquisition, or another item, while one of the two objects is writable. Also throws it if another part is
    // acquired or listed, and the transport allows one part at a time.
    AcquireTransaction(const Ref<Queue> &queue, HandOverItems &items);
    ~AcquireTransaction();
    AcquireTransaction(const AcquireTransaction &) = delete;
    AcquireTransaction &operator=(const AcquireTransaction &) = delete;

    // The `ready` events of earlier acquisitions that cover an item; may contain empty events
    const std::vector<ClEvent> &others_ready() const { return others_ready_; }
    // Allows commands to use the items. `ready`: the event for which commands must wait; may be empty.
    void commit(const ClEvent &ready);

private:
    void reserve(const Ref<Queue> &queue, HandOverItem &item);

    HandOverItems &items_;
    std::vector<ClEvent> others_ready_;
    bool committed_ = false;
};

// Marks the acquisitions of all items as being released. The destructor removes them if commit() was called;
// otherwise it restores them.
class ReleaseTransaction
{
public:
    // Throws CLGL_ERROR_NOT_ACQUIRED if the queue has not acquired an item.
    ReleaseTransaction(const Queue &queue, HandOverItems &items);
    ~ReleaseTransaction();
    ReleaseTransaction(const ReleaseTransaction &) = delete;
    ReleaseTransaction &operator=(const ReleaseTransaction &) = delete;

    // Makes the destructor remove the acquisitions.
    void commit() { committed_ = true; }

private:
    void put_back();

    HandOverItems &items_;
    bool committed_ = false;
};

}  // namespace clgl
