// Buffers. A buffer covers a storage or a range of a storage.
#pragma once

#include "core/buffer/buffer_storage.hpp"
#include "core/memory/shared_object.hpp"

namespace clgl
{

class Buffer : public SharedObject
{
public:
    static constexpr ObjectType object_type = ObjectType::buffer;

    // Creates a buffer with a new storage. If `reuse` is join and the GL buffer is already wrapped, uses the
    // existing storage.
    static Ref<Buffer> create(Ref<Context> context, const clgl_buffer_desc &desc,
                              ReuseExisting reuse = ReuseExisting::join);
    // Creates a sub-buffer of `parent`. `handle` is the handle of the parent.
    static Ref<Buffer> create_sub(const Buffer &parent, clgl_buffer handle, clgl_access access,
                                  const clgl_range &range);
    // Returns a new buffer that wraps the same GL buffer with its current size. Throws the errors of
    // require_rewrappable and create.
    Ref<Buffer> rewrapped() const;
    // Creates a buffer for an application-owned cl_mem.
    static Ref<Buffer> adopt(Ref<Context> context, void *mem, clgl_access access);

    BufferStorage &storage() const { return static_cast<BufferStorage &>(*storage_); }
    // The range of the storage that the buffer covers, in bytes
    const Range &range() const { return whole_.bytes(); }
    cl_mem mem() const { return sub_mem_ ? sub_mem_.get() : storage().mem(); }
    // The destructor callbacks of the cl_mem
    DestructorCallbacks &destructors() { return sub_mem_ ? sub_destructors_ : storage().destructors(); }
    clgl_buffer_info info() const;
    bool is_sub_buffer() const { return parent_ != nullptr; }
    // Returns whether both buffers are in the same root cl_mem.
    bool same_memory(const Buffer &other) const { return storage().root() == other.storage().root(); }
    // Converts a range of the storage to a range of the root cl_mem.
    Range in_root(const Range &part) const { return {part.offset + storage().offset_in_root(), part.size}; }
    std::string describe() const override;

    // Converts a range of this buffer to a range of its storage; nullptr = the whole buffer. Throws
    // CLGL_ERROR_OUT_OF_RANGE, and CLGL_ERROR_INVALID_ARGUMENT for an empty range.
    Range part(const clgl_range *given) const;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Buffer() : SharedObject(object_type) {}
    // Returns whether the buffer has a label or a GL name.
    bool is_named() const;

    // A sub-buffer of the storage's cl_mem; must be destroyed before the storage
    ClMem sub_mem_;
    DestructorCallbacks sub_destructors_;
    // The handle of the parent, which may be stale; nullptr = no parent
    clgl_buffer parent_ = nullptr;
};

}  // namespace clgl
