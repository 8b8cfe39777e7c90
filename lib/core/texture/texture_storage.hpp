// The memory behind a texture: an image of OpenCL's, which a level of an OpenGL texture may share.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/format/formats.hpp"
#include "core/geometry/texture_region.hpp"

#include <clgl/texture.h>

namespace clgl
{

struct TextureTarget;

// Whether textures can be shared.
struct TextureSupport {
    // Of OpenCL's image, or nullptr
    const Format *format = nullptr;
    // What failed; empty if nothing did
    std::string detail;
};

class TextureStorage : public SharedStorage
{
public:
    // Shared with OpenGL, in the way that the planner finds. In a GlScope. Throws as clgl_texture_create
    // documents.
    static Ref<TextureStorage> share(Ref<Context> context, const clgl_texture_desc &desc, ReuseExisting joining);
    // Whether a small texture comes there and back. In a GlScope. Throws what is no matter of support.
    static TextureSupport verify(Ref<Context> context, int32_t transport, GLenum gl_target, const Format &format,
                                 uint32_t flags);
    // OpenCL's alone. Throws as clgl_texture_create documents.
    static Ref<TextureStorage> compute_only(Ref<Context> context, const clgl_texture_desc &desc);
    // Of an image that the program made. Throws as clgl_texture_from_cl documents.
    static Ref<TextureStorage> adopt(Ref<Context> context, void *native);
    ~TextureStorage() override;

    // Of OpenCL's image, and of the texture as OpenGL has it.
    const Format &format() const { return *format_; }
    const Format &gl_format() const { return *gl_format_; }
    const TextureShape &shape() const { return shape_; }
    // Whether the program's texture has got other memory for its storage.
    bool replaced() const { return replaced_; }
    // Of shared ones.
    const GlImage &image() const { return static_cast<transport::ImageStorage &>(*gl_storage_).image(); }
    // In its texture or, of a buffer texture, in the buffer.
    SubRange part(const GlBox &box) const { return place_.part(box); }
    SubRange whole() const;
    // Of all pixels, without what pitches add.
    uint64_t size() const;
    // Of shared ones: that smaller levels can be made from this one. `of` is what messages call the texture.
    // Throws CLGL_ERROR_INVALID_ARGUMENT.
    void require_mipmaps(const std::string &of) const;
    // The buffer whose pixels these are, the cl_mem that is part of no other; nullptr if there is none.
    cl_mem buffer_root() const { return buffer_root_; }
    // Where a region's pixels are in that, as overlap() compares them.
    StridedBytes bytes_in_buffer(const TextureRegion &region) const;
    // Of the driver's image.
    size_t row_pitch() const;
    size_t slice_pitch() const;

    Mappings &mappings() { return mappings_; }
    // Of the image.
    DestructorCallbacks &destructors() { return destructors_; }

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    explicit TextureStorage(Ref<Context> context) : SharedStorage(std::move(context)) {}

    size_t number(cl_image_info what) const;
    void note_buffer(cl_mem buffer);
    void make_image(const clgl_texture_desc &desc, cl_mem of_buffer);
    static Ref<TextureStorage> planned(Ref<Context> context, clgl_texture_desc &desc,
                                       const TextureTarget &target);
    // What the texture is of, whose name and whose buffer's are these.
    static GlObjectName object_of(const TextureTarget &target, GLuint name, GLuint buffer);
    Ref<TextureStorage> twin(const clgl_texture_desc &desc, const TextureTarget &target) const;
    transport::ImageRequest request(const clgl_texture_desc &desc, const TextureTarget &target) const;
    void choose_transport(const clgl_texture_desc &desc, const TextureTarget &target);
    Ref<TextureStorage> plan_replacement(const clgl_texture_desc &desc, const TextureTarget &target,
                                         transport::ImageRequest &request) const;

    // Of the buffer whose pixels these are, or empty; outlives the image.
    StorageUse buffer_;
    cl_mem buffer_root_ = nullptr;
    size_t offset_in_root_ = 0;
    const Format *format_ = nullptr;
    const Format *gl_format_ = nullptr;
    TextureShape shape_;
    // At the name of a wrapped one
    GlImageFacts facts_;
    transport::ImagePlace place_;
    bool replaced_ = false;
    Mappings mappings_;
    DestructorCallbacks destructors_;
};

}  // namespace clgl
