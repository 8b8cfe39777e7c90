// A buffer: a view of a storage, whole or in part.
#pragma once

#include "core/queue.hpp"
#include "core/storage.hpp"

namespace clgl
{

struct CommandTarget;

class Buffer : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::buffer;

    // Of a new storage, or of the one that wraps the name already.
    static Ref<Buffer> create(Ref<Context> context, const clgl_buffer_desc &desc);
    // `handle` is the parent's.
    static Ref<Buffer> create_sub(const Buffer &parent, clgl_buffer handle, int32_t access,
                                  const clgl_range &range);
    // Of a cl_mem that the program made.
    static Ref<Buffer> adopt(Ref<Context> context, void *mem, int32_t access);

    Storage &storage() const { return *storage_; }
    Ref<Storage> storage_ref() const { return storage_; }
    Context &context() const { return storage_->context(); }
    // In the storage, in bytes.
    const Range &range() const { return range_; }
    int32_t access() const { return access_; }
    bool writable() const { return access_ != CLGL_ACCESS_READ_ONLY; }
    cl_mem mem() const { return sub_mem_ ? sub_mem_.get() : storage_->mem(); }
    // Of the cl_mem.
    DestructorCallbacks &destructors() { return sub_mem_ ? sub_destructors_ : storage_->destructors(); }
    clgl_buffer_info info() const;
    // Whether a part of this one and a part of another are in the same cl_mem.
    bool same_memory(const Buffer &other) const { return storage_->root() == other.storage_->root(); }
    // A part, as same_memory compares them.
    Range in_root(const Range &part) const { return {part.offset + storage_->offset_in_root(), part.size}; }
    // For messages: its label, or what it is.
    std::string describe() const;

    // A part of this buffer as a part of its storage; nullptr for all. Throws CLGL_ERROR_OUT_OF_RANGE,
    // CLGL_ERROR_INVALID_ARGUMENT for an empty one.
    Range part(const clgl_range *range) const;

    // That the command's queue may run commands on this part. Writes are noted for the release. Throws
    // CLGL_ERROR_NOT_ACQUIRED, CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT for a write to a buffer
    // that is only read.
    void require_access(const CommandTarget &to, const Range &range, bool writes) const;
    // That the queue has it, or a part of it.
    void require_held(const CommandTarget &to) const;
    // That the queue may run kernels on it: on what is acquired of it, if only a part is.
    void require_launchable(const CommandTarget &to) const;

    // One that is acquired is released first.
    void on_destroy() override;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Buffer() : Object(object_type) {}
    template <typename Fits> void require_acquired(const CommandTarget &to, bool writes, Fits fits) const;

    Ref<Storage> storage_;
    // Destroyed before the storage.
    ClMem sub_mem_;
    DestructorCallbacks sub_destructors_;
    // May be destroyed.
    clgl_buffer parent_ = nullptr;
    Range range_;
    int32_t access_ = CLGL_ACCESS_READ_WRITE;
    uint32_t flags_ = 0;
    std::string label_;
};

}  // namespace clgl
