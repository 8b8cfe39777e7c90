#include "driver/vk_memory.hpp"

#include "base/platform/process.hpp"
#include "base/text.hpp"

namespace clgl
{

namespace
{

VkDeviceMemory allocate(const VulkanDevice &device, const VkMemoryRequirements &requirements, VulkanMemoryUse use,
                        const VkMemoryDedicatedAllocateInfo *dedicated)
{
    VkExportMemoryAllocateInfo exported{};
    exported.sType = VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO;
    exported.pNext = dedicated;
    exported.handleTypes = handle_type::vk_memory;
    VkMemoryAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
    info.pNext = &exported;
    info.allocationSize = requirements.size;
    constexpr VkMemoryPropertyFlags on_host =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    // Avoids host-visible types for device memory. On GPUs such memory is small, and slower if it is imported.
    info.memoryTypeIndex =
        use == VulkanMemoryUse::host
            ? device.memory_type(requirements.memoryTypeBits, on_host, 0)
            : device.memory_type(requirements.memoryTypeBits, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT,
                                 VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
    VkDeviceMemory memory = VK_NULL_HANDLE;
    const VkResult code = vk().AllocateMemory(device.get(), &info, nullptr, &memory);
    // Drivers report an out-of-memory error if the process cannot open more files.
    if (code != VK_SUCCESS && is_out_of_handles()) throw OutOfFiles();
    check_vk(code, "vkAllocateMemory");
    return memory;
}

VkBuffer make_buffer(const VulkanDevice &device, uint64_t size)
{
    VkExternalMemoryBufferCreateInfo external{};
    external.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO;
    external.handleTypes = handle_type::vk_memory;
    VkBufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.pNext = &external;
    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                 VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                 VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT |
                 VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    check_vk(vk().CreateBuffer(device.get(), &info, nullptr, &buffer), "vkCreateBuffer");
    return buffer;
}

struct Requirements {
    VkMemoryRequirements memory{};
    bool dedicated = false;
};

template <typename Ask> Requirements requirements_of(Ask ask)
{
    VkMemoryDedicatedRequirements dedicated{};
    dedicated.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_REQUIREMENTS;
    VkMemoryRequirements2 requirements{};
    requirements.sType = VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2;
    requirements.pNext = &dedicated;
    ask(&requirements);
    return {requirements.memoryRequirements,
            dedicated.prefersDedicatedAllocation || dedicated.requiresDedicatedAllocation};
}

VulkanMemory memory_of(const std::shared_ptr<VulkanDevice> &device, VkBuffer buffer, VulkanMemoryUse use)
{
    const Requirements needs = requirements_of([&](VkMemoryRequirements2 *reply) {
        VkBufferMemoryRequirementsInfo2 info{};
        info.sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_REQUIREMENTS_INFO_2;
        info.buffer = buffer;
        vk().GetBufferMemoryRequirements2(device->get(), &info, reply);
    });
    VkMemoryDedicatedAllocateInfo dedicated{};
    dedicated.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO;
    dedicated.buffer = buffer;
    return VulkanMemory(device, needs.memory, use, needs.dedicated ? &dedicated : nullptr);
}

VulkanMemory memory_of(const std::shared_ptr<VulkanDevice> &device, VkImage image, VulkanMemoryUse use)
{
    const Requirements needs = requirements_of([&](VkMemoryRequirements2 *reply) {
        VkImageMemoryRequirementsInfo2 info{};
        info.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_REQUIREMENTS_INFO_2;
        info.image = image;
        vk().GetImageMemoryRequirements2(device->get(), &info, reply);
    });
    VkMemoryDedicatedAllocateInfo dedicated{};
    dedicated.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO;
    dedicated.image = image;
    // Allocations in device memory are always dedicated: tiled images on GPUs need a dedicated allocation even if
    // the driver does not report it.
    const bool is_dedicated = needs.dedicated || use == VulkanMemoryUse::device;
    return VulkanMemory(device, needs.memory, use, is_dedicated ? &dedicated : nullptr);
}

// Returns all usages that the format supports. OpenGL may use the image in each of these ways.
VkImageUsageFlags usage_of(VkFormatFeatureFlags features)
{
    static constexpr struct {
        VkFormatFeatureFlags feature;
        VkImageUsageFlags usage;
    } uses[] = {
        {VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT, VK_IMAGE_USAGE_SAMPLED_BIT},
        {VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT, VK_IMAGE_USAGE_STORAGE_BIT},
        {VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT},
        {VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT},
        {VK_FORMAT_FEATURE_TRANSFER_SRC_BIT, VK_IMAGE_USAGE_TRANSFER_SRC_BIT},
        {VK_FORMAT_FEATURE_TRANSFER_DST_BIT, VK_IMAGE_USAGE_TRANSFER_DST_BIT},
    };
    VkImageUsageFlags usage = 0;
    for (const auto &each : uses)
        if (features & each.feature) usage |= each.usage;
    return usage;
}

VkImageCreateInfo image_info(const VulkanDevice &device, const VulkanImage::Shape &shape, VulkanMemoryUse use)
{
    const bool linear = use == VulkanMemoryUse::host;
    VkFormatProperties properties{};
    vk().GetPhysicalDeviceFormatProperties(device.physical(), shape.format, &properties);
    VkImageCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
    info.flags = shape.cube ? VkImageCreateFlags{VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT} : 0;
    info.imageType = shape.type;
    info.format = shape.format;
    info.extent = shape.extent;
    info.mipLevels = shape.levels;
    info.arrayLayers = shape.layers;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.tiling = linear ? VK_IMAGE_TILING_LINEAR : VK_IMAGE_TILING_OPTIMAL;
    info.usage = usage_of(linear ? properties.linearTilingFeatures : properties.optimalTilingFeatures);
    if (info.usage == 0)
        fail(CLGL_ERROR_UNSUPPORTED, text("the Vulkan device has no ", linear ? "linear " : "",
                                          "images of the VkFormat ", static_cast<int32_t>(shape.format)));
    return info;
}

// Throws CLGL_ERROR_UNSUPPORTED if the device cannot export such an image.
void check_image(const VulkanDevice &device, const VkImageCreateInfo &info)
{
    VkPhysicalDeviceExternalImageFormatInfo external{};
    external.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO;
    external.handleType = handle_type::vk_memory;
    VkPhysicalDeviceImageFormatInfo2 asked{};
    asked.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2;
    asked.pNext = &external;
    asked.format = info.format;
    asked.type = info.imageType;
    asked.tiling = info.tiling;
    asked.usage = info.usage;
    asked.flags = info.flags;
    VkExternalImageFormatProperties exported{};
    exported.sType = VK_STRUCTURE_TYPE_EXTERNAL_IMAGE_FORMAT_PROPERTIES;
    VkImageFormatProperties2 reply{};
    reply.sType = VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2;
    reply.pNext = &exported;
    check_vk(vk().GetPhysicalDeviceImageFormatProperties2(device.physical(), &asked, &reply),
             "vkGetPhysicalDeviceImageFormatProperties2");
    if (!(exported.externalMemoryProperties.externalMemoryFeatures & VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT))
        fail(CLGL_ERROR_UNSUPPORTED, text("the Vulkan device does not export images of the VkFormat ",
                                          static_cast<int32_t>(info.format)));
    const VkImageFormatProperties &most = reply.imageFormatProperties;
    if (info.extent.width > most.maxExtent.width || info.extent.height > most.maxExtent.height ||
        info.extent.depth > most.maxExtent.depth || info.mipLevels > most.maxMipLevels ||
        info.arrayLayers > most.maxArrayLayers)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the Vulkan device limits images of this type and format to ", most.maxExtent.width, 'x',
                  most.maxExtent.height, 'x', most.maxExtent.depth, " texels, ", most.maxMipLevels,
                  " levels and ", most.maxArrayLayers, " layers, but this one has ", info.extent.width, 'x',
                  info.extent.height, 'x', info.extent.depth, " texels, ", info.mipLevels, " levels and ",
                  info.arrayLayers, " layers"));
}

VkImage make_image(const VulkanDevice &device, const VulkanImage::Shape &shape, VulkanMemoryUse use)
{
    VkImageCreateInfo info = image_info(device, shape, use);
    check_image(device, info);
    VkExternalMemoryImageCreateInfo external{};
    external.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO;
    external.handleTypes = handle_type::vk_memory;
    info.pNext = &external;
    VkImage image = VK_NULL_HANDLE;
    check_vk(vk().CreateImage(device.get(), &info, nullptr, &image), "vkCreateImage");
    return image;
}

}  // namespace

OutOfFiles::OutOfFiles()
    : Error(
          CLGL_ERROR_OUT_OF_HOST_MEMORY,
          text("the process has nearly used up its ", handle_limit(),
               " file descriptors; each object of the transport external needs one: raise the limit (ulimit -n), "
               "or create fewer objects"))
{
}

VulkanMemory::VulkanMemory(std::shared_ptr<VulkanDevice> device, const VkMemoryRequirements &requirements,
                           VulkanMemoryUse use, const VkMemoryDedicatedAllocateInfo *dedicated)
    : size_(requirements.size), dedicated_(dedicated != nullptr),
      memory_(device, allocate(*device, requirements, use, dedicated))
{
}

SharedHandle closed_on_exec(NativeHandle handle, const char *from)
{
    SharedHandle owned(handle);
    if (!close_on_exec(owned)) fail(CLGL_ERROR_VULKAN, text(from, " returned an invalid handle"));
    return owned;
}

SharedHandle VulkanMemory::export_handle() const
{
    SharedHandle owned = exporter_.next([this] {
        handle_type::VkMemoryInfo info{};
        info.sType = handle_type::vk_memory_info;
        info.memory = get();
        info.handleType = handle_type::vk_memory;
        NativeHandle handle = no_handle;
        check_vk(memory_.device().get_memory()(memory_.device().get(), &info, &handle),
                 handle_type::get_vk_memory_name);
        return closed_on_exec(handle, handle_type::get_vk_memory_name);
    });
    if (are_handles_scarce(owned)) throw OutOfFiles();
    return owned;
}

void *VulkanMemory::map() const
{
    if (!pointer_)
        check_vk(vk().MapMemory(memory_.device().get(), get(), 0, VK_WHOLE_SIZE, 0, &pointer_), "vkMapMemory");
    return pointer_;
}

bool VulkanMemory::discard() const noexcept
{
    if (!pointer_) return false;
    // discard_pages does not free an incomplete first page, where the driver may store a header. No other memory
    // uses the pages.
    return discard_pages(pointer_, size_);
}

VulkanBuffer::VulkanBuffer(const std::shared_ptr<VulkanDevice> &device, uint64_t size, VulkanMemoryUse use)
    : buffer_(device, make_buffer(*device, size)), memory_(memory_of(device, buffer_.get(), use))
{
    check_vk(vk().BindBufferMemory(device->get(), buffer_.get(), memory_.get(), 0), "vkBindBufferMemory");
}

VulkanImage::VulkanImage(const std::shared_ptr<VulkanDevice> &device, const Shape &shape, VulkanMemoryUse use)
    : aspect_(shape.depth ? VK_IMAGE_ASPECT_DEPTH_BIT : VK_IMAGE_ASPECT_COLOR_BIT),
      image_(device, make_image(*device, shape, use)), memory_(memory_of(device, image_.get(), use))
{
    check_vk(vk().BindImageMemory(device->get(), image_.get(), memory_.get(), 0), "vkBindImageMemory");
}

VkSubresourceLayout VulkanImage::layout(uint32_t level) const
{
    const VkImageSubresource first{aspect_, level, 0};
    VkSubresourceLayout layout{};
    vk().GetImageSubresourceLayout(image_.device().get(), image_.get(), &first, &layout);
    return layout;
}

}  // namespace clgl
