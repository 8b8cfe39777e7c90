// Textures. Each texture refers to a texture storage, and has its own access for kernels and commands.
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
                               ReuseExisting reuse = ReuseExisting::join);
    // Returns a new texture that wraps the same GL object with its current properties. Throws the errors of
    // require_rewrappable and create.
    Ref<Texture> rewrapped() const;
    // Creates a texture from the same descriptor with another size. Throws the errors that clgl_texture_resize
    // documents.
    Ref<Texture> resized(const size_t *extent) const;
    // Returns a read-only texture with the same storage.
    Ref<Texture> read_only() const;
    // Creates a texture for an application-owned image.
    static Ref<Texture> adopt(Ref<Context> context, void *native);

    TextureStorage &storage() const { return static_cast<TextureStorage &>(*storage_); }
    // The format of the OpenCL image
    const Format &format() const { return storage().format(); }
    const TextureShape &shape() const { return storage().shape(); }
    cl_mem mem() const { return storage_->mem(); }
    bool readable() const { return access_ == CLGL_ACCESS_READ_WRITE || access_ == CLGL_ACCESS_READ_ONLY; }
    // The destructor callbacks of the cl_mem
    DestructorCallbacks &destructors() const { return storage().destructors(); }
    clgl_texture_info info() const;
    std::string describe() const override;

    // Return the part of the storage that a region or a box covers. `box`: the part of a hand-over; nullptr = the
    // whole texture. For a box, throws CLGL_ERROR_OUT_OF_RANGE, CLGL_ERROR_INVALID_ARGUMENT.
    SubRange part(const TextureRegion &region) const;
    SubRange part(const clgl_box *box) const;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Texture() : SharedObject(object_type) {}
    void fill_memory_info(clgl_texture_info &info) const;
    void fill_gl_info(clgl_texture_info &info) const;
    clgl_format format_now(const clgl_texture_desc &desc) const;
    static Ref<Texture> of(Ref<TextureStorage> storage);

    // The handle of the buffer that contains the pixels, which may be stale; nullptr = no buffer
    clgl_buffer buffer_ = nullptr;
    // The descriptor for resized(), without pointers. struct_size 0 = the texture cannot be resized.
    clgl_texture_desc own_{};
};

// Sets the size in a descriptor, and reduces the number of mip levels if the size has fewer. `extent`: three
// numbers, which must be 1 for unused dimensions. The type in the descriptor must be known. Throws
// CLGL_ERROR_INVALID_ARGUMENT if a number is 0, or not 1 in an unused dimension. Throws
// CLGL_ERROR_OUT_OF_RANGE if a number is too large.
void set_extent(clgl_texture_desc &desc, const size_t *extent);

}  // namespace clgl
