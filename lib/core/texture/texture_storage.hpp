// The memory behind a texture: an OpenCL image, which may be shared with a level of a GL texture.
#pragma once

#include "core/texture/properties.hpp"

namespace clgl
{

// True if textures of a format can be shared.
struct TextureSupport {
    // The format of the OpenCL image, or nullptr
    const Format *format = nullptr;
    // The failure; empty if sharing works
    std::string detail;
};

class TextureStorage : public SharedStorage
{
public:
    // Creates a storage shared with OpenGL, in the way that the planner finds. Must be called in a GlScope.
    // Throws as clgl_texture_create documents.
    static Ref<TextureStorage> share(Ref<Context> context, const clgl_texture_desc &desc, ReuseExisting reuse);
    // Returns whether a small texture passes the self-test. Must be called in a GlScope. Throws errors that have
    // nothing to do with support.
    static TextureSupport verify(Ref<Context> context, clgl_transport transport, GLenum gl_target,
                                 const Format &format, uint32_t flags);
    // Creates a storage without OpenGL. Throws as clgl_texture_create documents.
    static Ref<TextureStorage> compute_only(Ref<Context> context, const clgl_texture_desc &desc);
    // Wraps an application-owned image. Throws as clgl_texture_from_cl_mem documents.
    static Ref<TextureStorage> adopt(Ref<Context> context, void *native);
    ~TextureStorage() override;

    // The formats of the OpenCL image and of the GL texture
    const Format &format() const { return *properties_.format; }
    const Format &gl_format() const { return *properties_.gl_format; }
    const TextureShape &shape() const { return properties_.shape; }
    // Only for shared storages
    const GlImage &image() const { return static_cast<transport::ImageStorage &>(*gl_storage_).image(); }
    // Returns the part of the texture, or of the buffer of a buffer texture.
    SubRange part(const GlBox &box) const { return properties_.gl.place.part(box); }
    SubRange whole() const;
    // The size of all pixels in bytes, without padding
    uint64_t size() const { return properties_.bytes(); }
    // Throws CLGL_ERROR_INVALID_ARGUMENT unless the smaller levels can be generated from this one. Only for
    // shared storages; `of` names the texture in messages.
    void require_mipmaps(const std::string &of) const;
    // The root cl_mem of the buffer that has the pixels; nullptr if there is none
    cl_mem buffer_root() const { return properties_.buffer.root; }
    // Returns the bytes of a region in that buffer, for overlap().
    StridedBytes bytes_in_buffer(const TextureRegion &region) const;
    // The pitches of the OpenCL image
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
