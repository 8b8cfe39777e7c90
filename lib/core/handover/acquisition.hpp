// Who has acquired what: the entries that a hand-over makes in its storages and ends there.
#pragma once

#include "core/memory/shared_object.hpp"

namespace clgl
{

// One object of a hand-over.
struct HandOverItem {
    Ref<SharedObject> object;
    // In the storage: what is asked to move, the whole object or an explicit part.
    SubRange part;
    bool is_explicit = false;
    Acquisition *acquisition = nullptr;
    // Acquire: whether a transport that copies has to.
    bool moves = false;
    // Release: what moves back, the event behind which OpenCL is done with it, and, of a deferred one, the
    // semaphore that tells OpenGL.
    WriteBack back;
    ClEvent done;
    SemaphorePool::Signal signal;
    // Whether OpenCL's part is enqueued, or skipped where it may be.
    bool handed = false;

    SharedStorage &storage() const { return object->shared_storage(); }
    transport::GlStorage &gl_storage() const { return storage().gl_storage(); }
    bool is_native() const { return storage().transport() == CLGL_TRANSPORT_NATIVE; }
    // Whether OpenCL imports its memory, so that semaphores order it.
    bool is_imported() const { return static_cast<bool>(gl_storage().imported()); }
};

using HandOverItems = std::vector<HandOverItem>;

// What semaphores are told of.
GlObjects imported_objects(const HandOverItems &items);
// Whether OpenCL imports the memory of any.
bool any_imported(const HandOverItems &items);
// What only changes hands has nothing to overlap with.
bool nothing_is_copied(const HandOverItems &items);
// What the copies that run use stays until they have ended.
void keep_until_done(const HandOverItems &items);

// The entries of an acquire: all of them or none, and none if it is not committed.
class AcquireTransaction
{
public:
    // Throws CLGL_ERROR_ALREADY_ACQUIRED.
    AcquireTransaction(const Ref<Queue> &queue, HandOverItems &items);
    ~AcquireTransaction();
    AcquireTransaction(const AcquireTransaction &) = delete;
    AcquireTransaction &operator=(const AcquireTransaction &) = delete;

    // Events of readers that bring the same bytes over already.
    const std::vector<ClEvent> &others_ready() const { return others_ready_; }
    void commit(const ClEvent &ready);

private:
    void reserve(const Ref<Queue> &queue, HandOverItem &item);

    HandOverItems &items_;
    std::vector<ClEvent> others_ready_;
    bool committed_ = false;
};

// The entries that a release gives back: acquired again if it fails before anything happened.
class ReleaseTransaction
{
public:
    // Throws CLGL_ERROR_NOT_ACQUIRED.
    ReleaseTransaction(const Queue &queue, HandOverItems &items);
    ~ReleaseTransaction();
    ReleaseTransaction(const ReleaseTransaction &) = delete;
    ReleaseTransaction &operator=(const ReleaseTransaction &) = delete;

    // From here on there is no way back: the destructor ends the acquisitions.
    void give_back() { given_back_ = true; }

private:
    void put_back();

    HandOverItems &items_;
    bool given_back_ = false;
};

}  // namespace clgl
