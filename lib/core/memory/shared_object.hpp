// What can be handed over: a buffer or a texture, as a view of a storage.
#pragma once

#include "core/memory/shared_storage.hpp"

#include <clgl/buffer.h>

#include <memory>
#include <string>

namespace clgl
{

class StoragesInUse;

// What an object tells of itself in words.
struct ObjectTexts {
    std::string label, reason;
};

class SharedObject : public Object
{
public:
    SharedStorage &shared_storage() const { return *storage_; }
    const Ref<SharedStorage> &shared_storage_ref() const { return storage_.ref(); }
    Context &context() const { return storage_->context(); }
    int32_t access() const { return access_; }
    bool writable() const { return access_ != CLGL_ACCESS_READ_ONLY; }
    // In the storage.
    const SubRange &whole() const { return whole_; }
    // For messages: its label, or what it is.
    virtual std::string describe() const = 0;

    // That the queue of `uses` may run commands on this part. Writes are noted for the release. Throws
    // CLGL_ERROR_NOT_ACQUIRED, CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT for a write to an object
    // that is only read.
    void require_access(StoragesInUse &uses, const SubRange &part, bool writes) const;
    // That the queue has it, or a part of it, and that it may be written if `writes`, without noting a write.
    void require_held(StoragesInUse &uses, bool writes) const;
    // That the queue may run kernels on it: on what is acquired of it, if only a part is.
    void require_launchable(StoragesInUse &uses) const;

    // Commands that the core does not see wrote to it, although its kernels only read it: a release gives that
    // back.
    void note_written() const;

    // Whether any queue has it, or a part of it.
    bool is_acquired() const;

    // That it wraps an object of the program's, and may be wrapped anew. Throws CLGL_ERROR_UNSUPPORTED,
    // CLGL_ERROR_ALREADY_ACQUIRED.
    void require_rewrappable() const;

    // Under the context's mutex: whether that has begun, so that nobody is there to release it.
    bool destroyed() const { return destroyed_; }
    void note_destroyed() { destroyed_ = true; }

    const std::string &label() const { return lasting_ ? lasting_->label : label_; }
    // Why its storage is held by this transport.
    const std::string &reason() const { return lasting_ ? lasting_->reason : storage_->reason(); }
    // Tells the same words from now on, by those that outlive it. Before anybody else knows it.
    void use_texts(std::shared_ptr<const ObjectTexts> lasting) { lasting_ = std::move(lasting); }

protected:
    using Object::Object;

    StorageUse storage_;
    SubRange whole_;
    int32_t access_ = CLGL_ACCESS_READ_WRITE;
    uint32_t flags_ = 0;
    std::string label_;
    // Of the program's OpenGL object, all of it.
    bool wraps_ = false;
    // That was asked for.
    int32_t wanted_transport_ = CLGL_TRANSPORT_NONE;

private:
    bool destroyed_ = false;
    std::shared_ptr<const ObjectTexts> lasting_;

    void require_writable() const;
    template <typename Fits> void require_acquired(StoragesInUse &uses, bool writes, Fits fits) const;
};

}  // namespace clgl
