// Buffers and images of Vulkan's whose memory other APIs import, each with a memory object of its own (llvmpipe
// imports only whole ones).
#pragma once

#include "base/owned_fd.hpp"
#include "driver/vk_device.hpp"

namespace clgl
{

// Who is to see the memory.
enum class VulkanMemoryUse {
    // The CPU, in place
    host,
    // The device, and others that import it
    device,
};

// One object of Vulkan's, which keeps its device.
template <typename T, void (VKAPI_PTR *VkTable::*Destroy)(VkDevice, T, const VkAllocationCallbacks *)>
class VulkanObject
{
public:
    VulkanObject(std::shared_ptr<VulkanDevice> device, T object) : device_(std::move(device)), object_(object) {}
    ~VulkanObject() { (vk().*Destroy)(device_->get(), object_, nullptr); }
    VulkanObject(const VulkanObject &) = delete;
    VulkanObject &operator=(const VulkanObject &) = delete;

    T get() const { return object_; }
    const VulkanDevice &device() const { return *device_; }

private:
    std::shared_ptr<VulkanDevice> device_;
    T object_;
};

// A descriptor that Vulkan's function `from` gave, which another program does not inherit.
OwnedFd owned_and_closed_on_exec(int fd, const char *from);

// Memory that can be exported, for one buffer or image.
class VulkanMemory
{
public:
    // `dedicated` is what the memory is for, if that needs to be told.
    VulkanMemory(std::shared_ptr<VulkanDevice> device, const VkMemoryRequirements &requirements,
                 VulkanMemoryUse use, const VkMemoryDedicatedAllocateInfo *dedicated);

    VkDeviceMemory get() const { return memory_.get(); }
    uint64_t size() const { return size_; }
    bool dedicated() const { return dedicated_; }
    // An opaque one of the memory, closed when another program starts. Each is another importer's.
    OwnedFd export_fd() const;
    // For VulkanMemoryUse::host: where the CPU sees it, for as long as this lives.
    void *map() const;
    // For the same: gives its pages back to the system, if that takes them; what is read afterwards is zero, for
    // who imported it, too.
    bool discard() const noexcept;

private:
    uint64_t size_;
    bool dedicated_;
    VulkanObject<VkDeviceMemory, &VkTable::FreeMemory> memory_;
    // Once it is mapped
    mutable void *pointer_ = nullptr;
};

class VulkanBuffer
{
public:
    // At least so many bytes.
    VulkanBuffer(const std::shared_ptr<VulkanDevice> &device, uint64_t size, VulkanMemoryUse use);

    const VulkanMemory &memory() const { return memory_; }

private:
    VulkanObject<VkBuffer, &VkTable::DestroyBuffer> buffer_;
    VulkanMemory memory_;
};

class VulkanImage
{
public:
    struct Shape {
        VkImageType type = VK_IMAGE_TYPE_2D;
        VkFormat format = VK_FORMAT_UNDEFINED;
        VkExtent3D extent{1, 1, 1};
        uint32_t levels = 1;
        uint32_t layers = 1;
        bool cube = false;
        bool depth = false;
    };

    // In rows without tiles for VulkanMemoryUse::host. Throws CLGL_ERROR_UNSUPPORTED for what the device cannot
    // export.
    VulkanImage(const std::shared_ptr<VulkanDevice> &device, const Shape &shape, VulkanMemoryUse use);

    const VulkanMemory &memory() const { return memory_; }
    // Of the host's use: where a level starts, and its pitches.
    VkSubresourceLayout layout(uint32_t level) const;

private:
    VkImageAspectFlags aspect_;
    VulkanObject<VkImage, &VkTable::DestroyImage> image_;
    VulkanMemory memory_;
};

}  // namespace clgl
