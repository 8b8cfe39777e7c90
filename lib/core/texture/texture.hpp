// A texture: a view of a texture's storage, with what kernels and commands may do with it.
#pragma once

#include "core/memory/shared_object.hpp"
#include "core/texture/texture_storage.hpp"

namespace clgl
{

class Texture : public SharedObject
{
public:
    static constexpr ObjectType object_type = ObjectType::texture;

    static Ref<Texture> create(Ref<Context> context, const clgl_texture_desc &desc,
                               ReuseExisting joining = ReuseExisting::join);
    // Of the same OpenGL texture as this one, as it is now. Throws as require_rewrappable and create.
    Ref<Texture> rewrapped() const;
    // The same once more, for reading alone.
    Ref<Texture> read_only() const;
    // Of an image that the program made.
    static Ref<Texture> adopt(Ref<Context> context, void *native);

    TextureStorage &storage() const { return static_cast<TextureStorage &>(*storage_); }
    // Of OpenCL's image.
    const Format &format() const { return storage().format(); }
    const TextureShape &shape() const { return storage().shape(); }
    cl_mem mem() const { return storage_->mem(); }
    bool readable() const { return access_ == CLGL_ACCESS_READ_WRITE || access_ == CLGL_ACCESS_READ_ONLY; }
    // Of the cl_mem.
    DestructorCallbacks &destructors() const { return storage().destructors(); }
    clgl_texture_info info() const;
    std::string describe() const override;

    // A region as a part of its storage. The one of a hand-over may be nullptr for all; throws
    // CLGL_ERROR_OUT_OF_RANGE, CLGL_ERROR_INVALID_ARGUMENT.
    SubRange part(const TextureRegion &region) const;
    SubRange part(const clgl_box *box) const;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Texture() : SharedObject(object_type) {}
    void tell_of_memory(clgl_texture_info &info) const;
    void fill_gl_info(clgl_texture_info &info) const;
    int32_t format_now(const clgl_texture_desc &desc) const;
    static Ref<Texture> of(Ref<TextureStorage> storage);

    // May be destroyed.
    clgl_buffer buffer_ = nullptr;
};

}  // namespace clgl
