// The memory of textures: an OpenCL image, which may be shared with one level of a GL texture, or with a
// renderbuffer.
#pragma once

#include "core/texture/properties.hpp"

namespace clgl
{

// The result of TextureStorage::verify.
struct TextureSupport {
    // The format of the OpenCL image; nullptr if there is none
    const Format *format = nullptr;
    // The reason why the texture cannot be shared; empty if it can be shared
    std::string detail;
};

class TextureStorage : public SharedStorage
{
public:
    // Creates a storage that is shared with OpenGL, with the transport that the planner selects. If `reuse` is
    // join, returns an existing storage of the same level and formats instead, if there is one. Must be called in
    // a GlScope. Throws the errors that clgl_texture_create documents.
    static Ref<TextureStorage> share(Ref<Context> context, const clgl_texture_desc &desc, ReuseExisting reuse);
    // Runs the self-test of the transport on a small texture. Returns the message of CLGL_ERROR_UNSUPPORTED in
    // `detail`, and throws other errors. Must be called in a GlScope.
    static TextureSupport verify(Ref<Context> context, clgl_transport transport, GLenum gl_target,
                                 const Format &format, uint32_t flags);
    // Creates a storage that is not shared with OpenGL. Throws the errors that clgl_texture_create documents.
    static Ref<TextureStorage> compute_only(Ref<Context> context, const clgl_texture_desc &desc);
    // Creates a storage for an application-owned image. Throws the errors that clgl_texture_from_cl_mem
    // documents.
    static Ref<TextureStorage> adopt(Ref<Context> context, void *native);
    ~TextureStorage() override;

    // The formats of the OpenCL image and of the GL texture
    const Format &format() const { return *properties_.format; }
    const Format &gl_format() const { return *properties_.gl_format; }
    const TextureShape &shape() const { return properties_.shape; }
    // Returns the GL image. Must be called only if the storage is shared.
    const GlImage &image() const { return static_cast<transport::ImageStorage &>(*gl_storage_).image(); }
    // Returns a part of the GL texture or, for a buffer texture, of its buffer.
    SubRange part(const GlBox &box) const { return properties_.gl.place.part(box); }
    SubRange whole() const;
    // Returns the size of all pixels in bytes, without padding.
    uint64_t size() const { return properties_.bytes(); }
    // Throws CLGL_ERROR_INVALID_ARGUMENT if GL cannot generate the smaller mip levels from this level. Must be
    // called only if the storage is shared. `of` names the texture in messages.
    void require_mipmaps(const std::string &of) const;
    // The root cl_mem of the buffer that contains the pixels; nullptr if the image was not created from a buffer
    cl_mem buffer_root() const { return properties_.buffer.root; }
    // Describes the bytes of a region in buffer_root() for overlap().
    StridedBytes bytes_in_buffer(const TextureRegion &region) const;
    // The pitches of the OpenCL image in bytes. The row pitch of a 1D array is the distance between its layers.
    // The slice pitch is 0 if the image has no slices.
    size_t row_pitch() const;
    size_t slice_pitch() const;

    Mappings &mappings() { return mappings_; }
    // The destructor callbacks of the image
    DestructorCallbacks &destructors() { return destructors_; }

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    TextureStorage(Ref<Context> context, TextureProperties properties, StorageMemory memory)
        : SharedStorage(std::move(context), std::move(memory)), properties_(std::move(properties))
    {
    }

    const TextureProperties properties_;
    Mappings mappings_;
    DestructorCallbacks destructors_;
};

}  // namespace clgl
