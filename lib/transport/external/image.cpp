#include "transport/external/image.hpp"

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

class Direct final : public ImageStorage
{
public:
    Direct(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 0, false), access_(environment),
          vulkan_(std::make_shared<VulkanImage>(environment.external.vulkan.device(), shape_of(request, access_),
                                                access_.use())),
          memory_(environment.garbage, export_to_gl(vulkan_, access_.use())),
          object_(environment, request, {memory_.name(), !access_.imports()})
    {
        image_ = object_.image();
        name_ = image_.name;
        mem_ = access_.imports() ? import_cl_image(environment.context, request.format, request.desc,
                                                   vulkan_->memory().export_fd())
                                 : make_in_place(environment, request, *vulkan_);
    }
    // OpenCL lets go of the memory first.
    ~Direct() override { mem_ = {}; }

    bool intact() const override { return object_.intact(); }
    bool changes_hands() const override { return access_.imports(); }

    ClEvent acquire_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.acquire(queue, mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.release(queue, mem(), waits);
    }

private:
    ClAccess access_;
    std::shared_ptr<VulkanImage> vulkan_;
    GlMemory memory_;
    ImageObject object_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    return std::make_unique<Direct>(environment, request);
}

}  // namespace clgl::transport::external
