#include "transport/external/image.hpp"

#include "base/text.hpp"
#include "driver/gl_read_cache.hpp"
#include "driver/vk_format.hpp"
#include "transport/external/access.hpp"
#include "transport/gl_image_object.hpp"
#include "transport/host_pointer.hpp"

namespace clgl::transport::external
{

namespace
{

// Throws CLGL_ERROR_UNSUPPORTED for what is no image of Vulkan's.
void check_kind(const ImageRequest &request, const ClAccess &access)
{
    const GlImage &image = request.image;
    if (is_cube_face(image.target) && access.imports())
        fail(CLGL_ERROR_UNSUPPORTED, "OpenCL imports cube maps whole, not a face");
    if (image.is_renderbuffer()) fail(CLGL_ERROR_UNSUPPORTED, "OpenGL imports no memory for renderbuffers");
    if (image.is_of_buffer()) fail(CLGL_ERROR_UNSUPPORTED, "a buffer texture's memory is its buffer's");
    if (image.samples > 0) fail(CLGL_ERROR_UNSUPPORTED, "OpenCL imports no samples");
    if (request.converts || image.compressed)
        fail(CLGL_ERROR_UNSUPPORTED, "OpenGL's format and OpenCL's differ, and nothing is converted in place");
    if (vk_format_of(image.internal_format) == VK_FORMAT_UNDEFINED)
        fail(CLGL_ERROR_UNSUPPORTED, "Vulkan has no format of the same bytes");
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
    // A face that the library makes has its whole cube map.
    shape.cube = binding_target(image.target) == GL_TEXTURE_CUBE_MAP;
    if (shape.cube) shape.layers = cube_faces;
    return shape;
}

ClMem make_in_place(const Environment &environment, const ImageRequest &request, const VulkanImage &vulkan)
{
    const VkSubresourceLayout layout = vulkan.layout();
    const cl_mem_object_type type = request.desc.image_type;
    const bool layered = type == CL_MEM_OBJECT_IMAGE1D_ARRAY || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    const VkDeviceSize slice_pitch = type == CL_MEM_OBJECT_IMAGE3D ? layout.depthPitch
                                     : layered                     ? layout.arrayPitch
                                                                   : 0;
    const VkDeviceSize first = layout.offset + request.place.first_layer * layout.arrayPitch;
    return make_image_at(environment, request, layout.rowPitch, slice_pitch,
                         static_cast<char *>(vulkan.memory().map()) + first);
}

// An image of Vulkan's memory, which OpenGL and OpenCL have.
class SharedImage
{
public:
    SharedImage(const Environment &environment, const ClAccess &access, const ImageRequest &request)
        : imports_(access.imports()),
          vulkan_(std::make_shared<VulkanImage>(environment.external.vulkan.device(), shape_of(request, access),
                                                access.use())),
          memory_(environment.garbage, export_to_gl(vulkan_, access.use())),
          object_(environment, request, {memory_.name(), !access.imports()})
    {
    }

    const ImageObject &object() const { return object_; }
    ClMem make_mem(const Environment &environment, const ImageRequest &request) const
    {
        return imports_ ? import_cl_image(environment.context, request.format, request.desc,
                                          vulkan_->memory().export_fd())
                        : make_in_place(environment, request, *vulkan_);
    }

private:
    bool imports_;
    std::shared_ptr<VulkanImage> vulkan_;
    GlMemory memory_;
    ImageObject object_;
};

// What both ways have in common: OpenCL's image is one.
class SharedStorage : public ImageStorage
{
public:
    // OpenCL lets go of the memory first.
    ~SharedStorage() override { mem_ = {}; }

    bool changes_hands() const override { return access_.imports(); }
    ClEvent acquire_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.acquire(queue, mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.release(queue, mem(), waits);
    }

protected:
    // `made` is what the shared one is made by.
    SharedStorage(const Environment &environment, const ImageRequest &request, const ImageRequest &made,
                  uint32_t copies)
        : ImageStorage(request, copies, copies != 0 || ClAccess(environment).imports()), access_(environment),
          shared_(environment, access_, made)
    {
        mem_ = shared_.make_mem(environment, made);
    }
    const ImageObject &shared() const { return shared_.object(); }
    Imported imported() const override { return {0, access_.imports() ? shared().image().name : 0}; }

private:
    ClAccess access_;
    SharedImage shared_;
};

// OpenGL's image is, too: nothing is copied.
class Direct final : public SharedStorage
{
public:
    Direct(const Environment &environment, const ImageRequest &request)
        : SharedStorage(environment, request, request, 0), read_cache_(environment.gl, environment.garbage)
    {
        image_ = shared().image();
        name_ = image_.name;
    }

    bool intact() const override { return shared().intact(); }
    bool acquires_by_gl() const override { return false; }
    void release_gl(const Part &) override { read_cache_.forget_image(image_); }

private:
    GlReadCache read_cache_;
};

// The shared image beside another one: one level, a face as a flat image, and of a renderbuffer a texture.
ImageRequest beside(const ImageRequest &request)
{
    ImageRequest shadow = request;
    shadow.image.name = 0;
    shadow.image.level = 0;
    shadow.levels = 1;
    shadow.place = {};
    if (is_cube_face(request.image.target) || request.image.is_renderbuffer())
        shadow.image.target = GL_TEXTURE_2D;
    return shadow;
}

// OpenGL's image is an ordinary one, and OpenGL copies between the two on its device.
class Beside final : public SharedStorage
{
public:
    Beside(const Environment &environment, const ImageRequest &request)
        : SharedStorage(environment, request, beside(request), 1), place_(request.place),
          object_(environment, request)
    {
        image_ = object_.image();
        name_ = image_.name;
        note_extra(1);
        if (request.image.name) require_copies();
    }

    bool intact() const override { return object_.intact(); }
    void acquire_gl(const Part &part) override { copy_gl_image(here(), there(), place_.box(part)); }
    void release_gl(const Part &part) override
    {
        if (!part.empty()) copy_gl_image(there(), here(), place_.box(part));
    }

private:
    // OpenGL copies no textures that it takes for incomplete, nor those of formats without a size, which only
    // trying tells.
    void require_copies() const
    {
        try {
            copy_gl_image(here(), there(), whole());
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_OPENGL) throw;
            fail(CLGL_ERROR_UNSUPPORTED,
                 text("OpenGL does not copy between this texture and another one of its format: ", error.what()),
                 error.native());
        }
    }
    GlImagePoint here() const { return {image_, place_.first_layer}; }
    GlImagePoint there() const { return {shared().image(), 0}; }
    GlBox whole() const
    {
        GlBox box;
        std::ranges::copy(image_.size, box.extent);
        return box;
    }

    ImagePlace place_;
    ImageObject object_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    if (request.method == Method::direct) return std::make_unique<Direct>(environment, request);
    return std::make_unique<Beside>(environment, request);
}

}  // namespace clgl::transport::external
