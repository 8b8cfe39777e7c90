// Defines the base class of buffers and textures, which can be acquired and released. Each object covers a
// storage or a part of a storage.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <clgl/buffer.h>

#include <memory>
#include <string>

namespace clgl
{

class StoragesInUse;

// The strings in the info of an object.
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
    // Returns the part of the storage that the object covers.
    const SubRange &whole() const { return whole_; }
    // Returns the name of the object for messages: its label, or its kind and size.
    virtual std::string describe() const = 0;

    // Checks that the queue of `uses` may run commands on this part. If `writes` is true, records the write, so
    // that a release writes the part back. Throws CLGL_ERROR_NOT_ACQUIRED or CLGL_ERROR_WRONG_CONTEXT. Throws
    // CLGL_ERROR_INVALID_ARGUMENT for a write to a read-only object.
    void require_access(StoragesInUse &uses, const SubRange &part, bool writes) const;
    // Checks that the queue has acquired the object or a part of it. If `writes` is true, also checks that the
    // object is writable. Does not record a write. Throws the errors of require_access.
    void require_held(StoragesInUse &uses, bool writes) const;
    // Checks that the queue may run kernels on the object, or on the acquired part of the object. If the object
    // is writable, records a write of this part. Throws the errors of require_access.
    void require_launchable(StoragesInUse &uses) const;

    // Records that commands that the application enqueued without the library may have written the object, so
    // that a release writes the object back.
    void note_written() const;

    // Returns whether any queue has acquired the object or a part of it.
    bool is_acquired() const;

    // Return whether an acquire or a release of the whole object issues GL commands, apart from fences and the
    // generation of mipmaps.
    bool acquire_needs_gl() const;
    bool release_needs_gl() const;

    // Throws CLGL_ERROR_UNSUPPORTED unless the object wraps an application-owned GL object. Throws the errors of
    // require_replaceable, too.
    void require_rewrappable() const;
    // Checks that the object of the handle can be replaced. Throws CLGL_ERROR_ALREADY_ACQUIRED if the object is
    // acquired, and CLGL_ERROR_INVALID_STATE if it belongs to a ring. `how` is a word for the message, such as
    // "resized".
    void require_replaceable(const char *how) const;

    // Returns whether the destruction of the object has begun. Must be called with the context's acquisition
    // mutex held.
    bool destroyed() const { return destroyed_; }
    void note_destroyed() { destroyed_ = true; }

    const std::string &label() const { return lasting_ ? lasting_->label : label_; }
    // Returns why this transport was chosen for the storage.
    const std::string &reason() const { return lasting_ ? lasting_->reason : storage_->reason(); }
    // Replaces the strings of label() and reason() by equal strings that outlive the object. Must be called
    // before other threads can access the object.
    void use_texts(std::shared_ptr<const ObjectTexts> lasting) { lasting_ = std::move(lasting); }

protected:
    using Object::Object;

    StorageUse storage_;
    SubRange whole_;
    clgl_access access_ = CLGL_ACCESS_READ_WRITE;
    uint32_t flags_ = 0;
    std::string label_;
    // True if the object wraps a whole application-owned GL object
    bool wraps_ = false;
    // The transport in the descriptor
    clgl_transport wanted_transport_ = CLGL_TRANSPORT_AUTO;

private:
    bool destroyed_ = false;
    std::shared_ptr<const ObjectTexts> lasting_;

    void require_writable() const;
    template <typename Fits> void require_acquired(StoragesInUse &uses, bool writes, Fits fits) const;
};

}  // namespace clgl
