// Buffers and textures: objects that can be handed over. Each is a view of a storage.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <clgl/buffer.h>

#include <memory>
#include <string>

namespace clgl
{

class StoragesInUse;

// The strings of an object's info.
struct ObjectTexts {
    std::string label, reason;
};

class SharedObject : public Object
{
public:
    SharedStorage &shared_storage() const { return *storage_; }
    const Ref<SharedStorage> &shared_storage_ref() const { return storage_.ref(); }
    Context &context() const { return storage_->context(); }
    clgl_access access() const { return access_; }
    bool writable() const { return access_ != CLGL_ACCESS_READ_ONLY; }
    // The part of the storage that the object covers
    const SubRange &whole() const { return whole_; }
    // Returns its name in messages: its label, or its kind and size.
    virtual std::string describe() const = 0;

    // Throws unless the queue of `uses` may run commands on this part: CLGL_ERROR_NOT_ACQUIRED,
    // CLGL_ERROR_WRONG_CONTEXT, or CLGL_ERROR_INVALID_ARGUMENT for a write to a read-only object. Notes a write
    // for the release.
    void require_access(StoragesInUse &uses, const SubRange &part, bool writes) const;
    // Throws unless the queue has acquired it or a part of it, and it may be written if `writes`. Notes no write.
    void require_held(StoragesInUse &uses, bool writes) const;
    // Throws unless the queue may run kernels on it, or on the part of it that is acquired.
    void require_launchable(StoragesInUse &uses) const;

    // Notes writes by commands that the core does not see, so that a release writes them back.
    void note_written() const;

    // Returns whether any queue has acquired it or a part of it.
    bool is_acquired() const;

    // Return whether a hand-over of the whole object issues GL commands, besides fences.
    bool acquire_needs_gl() const;
    bool release_needs_gl() const;

    // Throws CLGL_ERROR_UNSUPPORTED unless it wraps an application-owned GL object, and as require_replaceable.
    void require_rewrappable() const;
    // Throws CLGL_ERROR_ALREADY_ACQUIRED or CLGL_ERROR_INVALID_STATE unless its handle may get another storage.
    // `how` is what the caller is about to do, such as "resized".
    void require_replaceable(const char *how) const;

    // True if its destruction has begun. Must be called with the context's acquisition mutex held.
    bool destroyed() const { return destroyed_; }
    void note_destroyed() { destroyed_ = true; }

    const std::string &label() const { return lasting_ ? lasting_->label : label_; }
    // Why its storage has this transport
    const std::string &reason() const { return lasting_ ? lasting_->reason : storage_->reason(); }
    // Replaces its strings by equal ones that outlive the object. Must be called before other threads know the
    // object.
    void use_texts(std::shared_ptr<const ObjectTexts> lasting) { lasting_ = std::move(lasting); }

protected:
    using Object::Object;

    StorageUse storage_;
    SubRange whole_;
    clgl_access access_ = CLGL_ACCESS_READ_WRITE;
    uint32_t flags_ = 0;
    std::string label_;
    // True if it wraps a whole application-owned GL object
    bool wraps_ = false;
    // The transport that the descriptor names
    clgl_transport wanted_transport_ = CLGL_TRANSPORT_AUTO;

private:
    bool destroyed_ = false;
    std::shared_ptr<const ObjectTexts> lasting_;

    void require_writable() const;
    template <typename Fits> void require_acquired(StoragesInUse &uses, bool writes, Fits fits) const;
};

}  // namespace clgl
