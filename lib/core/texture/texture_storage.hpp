// The memory behind a texture: an OpenCL image, which may be shared with a level of a GL texture.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/format/formats.hpp"
#include "core/geometry/texture_region.hpp"

#include <clgl/texture.h>

namespace clgl
{

struct TextureTarget;

// True if textures of a format can be shared.
struct TextureSupport {
    // The format of the OpenCL image, or nullptr
    const Format *format = nullptr;
    // What failed; empty if sharing works
    std::string detail;
};

class TextureStorage : public SharedStorage
{
public:
    // Creates a storage shared with OpenGL, in the way that the planner finds. Must be called in a GlScope.
    // Throws as clgl_texture_create documents.
    static Ref<TextureStorage> share(Ref<Context> context, const clgl_texture_desc &desc, ReuseExisting joining);
    // Returns whether a small texture passes the self-test. Must be called in a GlScope. Throws errors that have
    // nothing to do with support.
    static TextureSupport verify(Ref<Context> context, clgl_transport transport, GLenum gl_target, const Format &format,
                                 uint32_t flags);
    // Creates a storage of OpenCL alone. Throws as clgl_texture_create documents.
    static Ref<TextureStorage> compute_only(Ref<Context> context, const clgl_texture_desc &desc);
    // Wraps an application-owned image. Throws as clgl_texture_from_cl documents.
    static Ref<TextureStorage> adopt(Ref<Context> context, void *native);
    ~TextureStorage() override;

    // The formats of the OpenCL image and of the GL texture
    const Format &format() const { return *format_; }
    const Format &gl_format() const { return *gl_format_; }
    const TextureShape &shape() const { return shape_; }
    // True if the storage of the wrapped GL texture was replaced
    bool replaced() const { return replaced_; }
    // Only for shared storages
    const GlImage &image() const { return static_cast<transport::ImageStorage &>(*gl_storage_).image(); }
    // Returns the part of the texture, or of the buffer of a buffer texture.
    SubRange part(const GlBox &box) const { return place_.part(box); }
    SubRange whole() const;
    // The size of all pixels in bytes, without padding
    uint64_t size() const;
    // Throws CLGL_ERROR_INVALID_ARGUMENT unless the smaller levels can be generated from this one. Only for
    // shared storages; `of` names the texture in messages.
    void require_mipmaps(const std::string &of) const;
    // The root cl_mem of the buffer that has the pixels; nullptr if there is none
    cl_mem buffer_root() const { return buffer_root_; }
    // Returns the bytes of a region in that buffer, for overlap().
    StridedBytes bytes_in_buffer(const TextureRegion &region) const;
    // The pitches of the driver's image
    size_t row_pitch() const;
    size_t slice_pitch() const;

    Mappings &mappings() { return mappings_; }
    // The destructor callbacks of the image
    DestructorCallbacks &destructors() { return destructors_; }

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    explicit TextureStorage(Ref<Context> context) : SharedStorage(std::move(context)) {}

    size_t number(cl_image_info what) const;
    void note_buffer(cl_mem buffer);
    void make_image(const clgl_texture_desc &desc, cl_mem of_buffer);
    static Ref<TextureStorage> planned(Ref<Context> context, clgl_texture_desc &desc,
                                       const TextureTarget &target);
    // Returns the GL object behind a texture name and the buffer of a buffer texture.
    static GlObjectName object_of(const TextureTarget &target, GLuint name, GLuint buffer);
    Ref<TextureStorage> twin(const clgl_texture_desc &desc, const TextureTarget &target) const;
    transport::ImageRequest request(const clgl_texture_desc &desc, const TextureTarget &target) const;
    void choose_transport(const clgl_texture_desc &desc, const TextureTarget &target);
    Ref<TextureStorage> plan_replacement(const clgl_texture_desc &desc, const TextureTarget &target,
                                         transport::ImageRequest &request) const;

    // The buffer that has the pixels, or empty; outlives the image
    StorageUse buffer_;
    cl_mem buffer_root_ = nullptr;
    size_t offset_in_root_ = 0;
    const Format *format_ = nullptr;
    const Format *gl_format_ = nullptr;
    TextureShape shape_;
    // The properties of a wrapped texture
    GlImageFacts facts_;
    transport::ImagePlace place_;
    bool replaced_ = false;
    Mappings mappings_;
    DestructorCallbacks destructors_;
};

}  // namespace clgl
