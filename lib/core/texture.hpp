// A texture: a view of a texture's storage, with what kernels and commands may do with it.
#pragma once

#include "core/queue.hpp"
#include "core/texture_storage.hpp"

namespace clgl
{

class Texture : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::texture;

    static Ref<Texture> create(Ref<Context> context, const clgl_texture_desc &desc);
    // Of an image that the program made.
    static Ref<Texture> adopt(Ref<Context> context, void *native);

    TextureStorage &storage() const { return *storage_; }
    Context &context() const { return storage_->context(); }
    const Format &format() const { return storage_->format(); }
    const TextureShape &shape() const { return storage_->shape(); }
    cl_mem mem() const { return storage_->mem(); }
    int32_t access() const { return access_; }
    bool readable() const { return access_ == CLGL_ACCESS_READ_WRITE || access_ == CLGL_ACCESS_READ_ONLY; }
    bool writable() const { return access_ != CLGL_ACCESS_READ_ONLY; }
    clgl_texture_info info() const;
    // For messages: its label, or what it is.
    std::string describe() const;

    // That the queue may run commands on it. Throws CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT for a
    // write to a texture that is only read.
    void require_access(const Queue &queue, bool writes) const;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Texture() : Object(object_type) {}

    Ref<TextureStorage> storage_;
    int32_t access_ = CLGL_ACCESS_READ_WRITE;
    uint32_t flags_ = CLGL_TEXTURE_COMPUTE_ONLY;
    std::string label_;
};

}  // namespace clgl
