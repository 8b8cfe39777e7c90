#include "transport/external/image.hpp"

#include "base/error.hpp"
#include "driver/gl_read_cache.hpp"
#include "driver/gl_replaced_texture.hpp"
#include "driver/vk_format.hpp"
#include "transport/external/access.hpp"
#include "transport/gl_image_object.hpp"
#include "transport/host_pointer.hpp"

#include <optional>

namespace clgl::transport::external
{

namespace
{

// Throws CLGL_ERROR_UNSUPPORTED if the image cannot use Vulkan memory.
void check_kind(const ImageRequest &request, const ClAccess &access)
{
    const GlImage &image = request.image;
    if (is_cube_face(image.target) && access.imports())
        fail(CLGL_ERROR_UNSUPPORTED, "OpenCL can import a whole cube map, but not a single face");
    if (image.level > 0 && access.imports())
        fail(CLGL_ERROR_UNSUPPORTED, text("OpenCL can import mip level 0 only, not level ", image.level));
    if (image.is_renderbuffer()) fail(CLGL_ERROR_UNSUPPORTED, "OpenGL cannot import memory for renderbuffers");
    if (image.is_of_buffer())
        fail(CLGL_ERROR_UNSUPPORTED,
             "external does not support buffer textures: share the buffer as a clgl_buffer");
    if (request.converts || image.compressed)
        fail(CLGL_ERROR_UNSUPPORTED, "the formats of OpenGL and OpenCL differ, and converting needs a copy");
    if (vk_format_of(image.internal_format) == VK_FORMAT_UNDEFINED)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("Vulkan has no format that equals the OpenGL internal format ", hex(image.internal_format)));
}

VulkanImage::Shape shape_of(const ImageRequest &request, const ClAccess &access)
{
    check_kind(request, access);
    const GlImage &image = request.image;
    const auto width = static_cast<uint32_t>(image.size[0]), height = static_cast<uint32_t>(image.size[1]),
               depth = static_cast<uint32_t>(image.size[2]);
    VulkanImage::Shape shape{.format = vk_format_of(image.internal_format),
                             .extent = {width, height, 1},
                             .levels = static_cast<uint32_t>(request.levels),
                             .depth = image.format == GL_DEPTH_COMPONENT};
    switch (request.desc.image_type) {
    case CL_MEM_OBJECT_IMAGE1D:
        shape.type = VK_IMAGE_TYPE_1D;
        break;
    case CL_MEM_OBJECT_IMAGE1D_ARRAY:
        shape.type = VK_IMAGE_TYPE_1D;
        shape.extent.height = 1;
        shape.layers = height;
        break;
    case CL_MEM_OBJECT_IMAGE3D:
        shape.type = VK_IMAGE_TYPE_3D;
        shape.extent.depth = depth;
        break;
    default:
        shape.layers = depth;
        break;
    }
    // A single cube face is shared through a whole cube map.
    shape.cube = binding_target(image.target) == GL_TEXTURE_CUBE_MAP;
    if (shape.cube) shape.layers = cube_faces;
    return shape;
}

ClMem make_in_place(const Environment &environment, const ImageRequest &request, const VulkanImage &vulkan)
{
    const VkSubresourceLayout layout = vulkan.layout(request.place.level);
    const cl_mem_object_type type = request.desc.image_type;
    const bool layered = type == CL_MEM_OBJECT_IMAGE1D_ARRAY || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    const VkDeviceSize slice_pitch = type == CL_MEM_OBJECT_IMAGE3D ? layout.depthPitch
                                     : layered                     ? layout.arrayPitch
                                                                   : 0;
    const VkDeviceSize first = layout.offset + request.place.first_layer * layout.arrayPitch;
    return make_image_at(environment, request, layout.rowPitch, slice_pitch,
                         static_cast<char *>(vulkan.memory().map()) + first);
}

// The Vulkan memory of all levels and layers of a texture
class ImageMemory
{
public:
    ImageMemory(const Environment &environment, const ClAccess &access, const ImageRequest &request)
        : access_(access), vulkan_(std::make_shared<VulkanImage>(environment.external.vulkan.device(),
                                                                 shape_of(request, access), access.use()))
    {
    }

    // Creates the OpenCL image of the requested level and layers.
    ClMem make_mem(const Environment &environment, const ImageRequest &request) const
    {
        if (access_.imports())
            return import_cl_image(environment.context, request.format, request.desc,
                                   vulkan_->memory().export_handle());
        ClMem mem = make_in_place(environment, request, *vulkan_);
        keep_until_deleted(mem.get(), vulkan_);
        return mem;
    }
    GlExport exported() const { return export_to_gl(vulkan_, access_.use()); }
    bool linear() const { return !access_.imports(); }

private:
    ClAccess access_;
    std::shared_ptr<VulkanImage> vulkan_;
};

// A new GL image that uses Vulkan memory
class SharedImage
{
public:
    SharedImage(const Environment &environment, const ClAccess &access, const ImageRequest &request)
        : memory_(environment, access, request), gl_memory_(environment.garbage, memory_.exported()),
          object_(environment, request, {gl_memory_.name(), memory_.linear()})
    {
    }

    const ImageObject &object() const { return object_; }
    ClMem make_mem(const Environment &environment, const ImageRequest &request) const
    {
        return memory_.make_mem(environment, request);
    }

private:
    ImageMemory memory_;
    GlMemory gl_memory_;
    ImageObject object_;
};

// Base class of storages whose OpenCL image uses Vulkan memory
class SharedStorage : public Accessed<ImageStorage>
{
protected:
    using Accessed::Accessed;
    Imported imported_as(GLuint texture) const { return {0, access().imports() ? texture : 0}; }
};

// A new GL image and the OpenCL image use the same Vulkan memory, without copies.
class DirectImage final : public SharedStorage
{
public:
    DirectImage(const Environment &environment, const ImageRequest &request)
        : SharedStorage(environment, request, 0), shared_(environment, access(), request),
          read_cache_(environment.gl, environment.garbage)
    {
        mem_ = shared_.make_mem(environment, request);
        image_ = shared_.object().image();
        name_ = image_.name;
    }
    ~DirectImage() override { release_cl_memory(); }

    bool intact() const override { return shared_.object().intact(); }
    bool acquires_by_gl() const override { return false; }
    Imported imported() const override { return imported_as(name()); }
    void release_gl(const SubRange &) override { read_cache_.forget_image(image_); }

private:
    SharedImage shared_;
    GlReadCache read_cache_;
};

// Returns a request for all levels and layers of a wrapped texture. `request` may be for a part of the texture.
ImageRequest whole_of(const ImageRequest &request)
{
    ImageRequest whole = request;
    whole.image.target = binding_target(request.image.target);
    whole.image.level = 0;
    std::ranges::copy(request.whole.size, whole.image.size);
    whole.levels = request.whole.count;
    whole.place = {};
    return whole;
}

// An application-owned texture whose storage is replaced by Vulkan memory. The texture keeps this memory after
// this object is destroyed.
class ReplacedTexture
{
public:
    ReplacedTexture(const Environment &environment, const ClAccess &access, const ImageRequest &whole)
        : whole_(whole), memory_(environment, access, whole)
    {
    }

    ClMem make_mem(const Environment &environment, const ImageRequest &request) const
    {
        return memory_.make_mem(environment, request);
    }
    // Must be called only once.
    void replace(const Environment &environment)
    {
        gl_memory_.emplace(environment.garbage, memory_.exported(), MemoryOwner{.texture = whole_.image.name});
        replace_gl_texture_storage(environment.gl, whole_.image, whole_.levels,
                                   {gl_memory_->name(), memory_.linear()});
    }

private:
    ImageRequest whole_;
    ImageMemory memory_;
    std::optional<GlMemory> gl_memory_;
};

// A level or a face of a texture with replaced storage. Other objects of this class may exist for other levels
// and faces of the texture; all use one ReplacedTexture.
class Replaced final : public SharedStorage
{
public:
    Replaced(const Environment &environment, const ImageRequest &request)
        : SharedStorage(environment, request, 0), gl_(environment.gl), texture_(texture_of(environment, request)),
          read_cache_(environment.gl, environment.garbage)
    {
        mem_ = texture_->make_mem(environment, request);
        name_ = image_.name;
        // Must be the last step that can fail, because the old storage of the texture cannot be restored.
        if (!request.sibling) texture_->replace(environment);
    }
    ~Replaced() override { release_cl_memory(); }

    bool intact() const override
    {
        return is_gl_image(gl_, image_) && is_immutable(gl_, image_.target, image_.name);
    }
    bool acquires_by_gl() const override { return false; }
    Imported imported() const override { return imported_as(name()); }
    void release_gl(const SubRange &) override { read_cache_.forget_image(image_); }

private:
    std::shared_ptr<ReplacedTexture> texture_of(const Environment &environment, const ImageRequest &request) const
    {
        check_kind(request, access());
        if (request.sibling) return dynamic_cast<const Replaced &>(*request.sibling).texture_;
        return std::make_shared<ReplacedTexture>(environment, access(), whole_of(request));
    }

    const GlCaps &gl_;
    std::shared_ptr<ReplacedTexture> texture_;
    GlReadCache read_cache_;
};

// The GL image has its own memory. OpenGL copies between the GL image and the Vulkan memory, on the device.
class ShadowImage final : public SharedStorage
{
public:
    ShadowImage(const Environment &environment, const ImageRequest &request)
        : SharedStorage(environment, request, 1), shared_(environment, access(), shadow_request(request)),
          copied_(environment, request, shared_.object().image())
    {
        mem_ = shared_.make_mem(environment, shadow_request(request));
        image_ = copied_.image();
        name_ = image_.name;
        note_extra(1);
    }
    ~ShadowImage() override { release_cl_memory(); }

    bool intact() const override { return copied_.intact(); }
    Imported imported() const override { return imported_as(shared_.object().image().name); }
    void acquire_gl(const SubRange &part) override { copied_.copy_to_other(part); }
    void release_gl(const SubRange &part) override
    {
        copied_.copy_from_other(part);
        flush_copy();
    }

private:
    SharedImage shared_;
    CopiedImage copied_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    return make_with_files(environment, [&]() -> std::unique_ptr<ImageStorage> {
        if (request.method == Method::shadow) return std::make_unique<ShadowImage>(environment, request);
        if (request.image.name) return std::make_unique<Replaced>(environment, request);
        return std::make_unique<DirectImage>(environment, request);
    });
}

}  // namespace clgl::transport::external
