// A buffer: a view of a storage, whole or in part.
#pragma once

#include "core/buffer/buffer_storage.hpp"
#include "core/memory/shared_object.hpp"

namespace clgl
{

class Buffer : public SharedObject
{
public:
    static constexpr ObjectType object_type = ObjectType::buffer;

    // Of a new storage, or of the one that wraps the name already.
    static Ref<Buffer> create(Ref<Context> context, const clgl_buffer_desc &desc,
                              ReuseExisting joining = ReuseExisting::join);
    // `handle` is the parent's.
    static Ref<Buffer> create_sub(const Buffer &parent, clgl_buffer handle, int32_t access,
                                  const clgl_range &range);
    // Of the same OpenGL buffer as this one, as it is now. Throws as require_rewrappable and create.
    Ref<Buffer> rewrapped() const;
    // Of a cl_mem that the program made.
    static Ref<Buffer> adopt(Ref<Context> context, void *mem, int32_t access);

    BufferStorage &storage() const { return static_cast<BufferStorage &>(*storage_); }
    // In the storage, in bytes.
    const Range &range() const { return whole_.bytes(); }
    cl_mem mem() const { return sub_mem_ ? sub_mem_.get() : storage().mem(); }
    // Of the cl_mem.
    DestructorCallbacks &destructors() { return sub_mem_ ? sub_destructors_ : storage().destructors(); }
    clgl_buffer_info info() const;
    // Whether a part of this one and a part of another are in the same cl_mem.
    bool same_memory(const Buffer &other) const { return storage().root() == other.storage().root(); }
    // A part, as same_memory compares them.
    Range in_root(const Range &part) const { return {part.offset + storage().offset_in_root(), part.size}; }
    std::string describe() const override;

    // A part of this buffer as a part of its storage; nullptr for all. Throws CLGL_ERROR_OUT_OF_RANGE,
    // CLGL_ERROR_INVALID_ARGUMENT for an empty one.
    Range part(const clgl_range *given) const;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Buffer() : SharedObject(object_type) {}

    // Destroyed before the storage.
    ClMem sub_mem_;
    DestructorCallbacks sub_destructors_;
    // May be destroyed.
    clgl_buffer parent_ = nullptr;
};

}  // namespace clgl
