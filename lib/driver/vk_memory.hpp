// Creates Vulkan buffers and images with exportable memory. Each buffer and image has its own memory object,
// because llvmpipe can import only whole memory objects.
#pragma once

#include "base/error.hpp"
#include "driver/vk_device.hpp"

namespace clgl
{

// Selects who accesses the memory.
enum class VulkanMemoryUse {
    // The CPU accesses the memory through a mapping.
    host,
    // The device accesses the memory. APIs that import the memory also access it.
    device,
};

// The process has nearly used up its file descriptors. The result is CLGL_ERROR_OUT_OF_HOST_MEMORY.
class OutOfFiles : public Error
{
public:
    OutOfFiles();
};

// Owns a Vulkan object and a reference to its device.
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

// Takes ownership of a handle that the Vulkan function `from` returned. Child processes do not inherit the
// handle. Throws CLGL_ERROR_VULKAN if it is invalid.
SharedHandle closed_on_exec(NativeHandle handle, const char *from);

// Exportable memory for one buffer or image.
class VulkanMemory
{
public:
    // `dedicated` describes the buffer or image of a dedicated allocation; nullptr = not dedicated.
    VulkanMemory(std::shared_ptr<VulkanDevice> device, const VkMemoryRequirements &requirements,
                 VulkanMemoryUse use, const VkMemoryDedicatedAllocateInfo *dedicated);

    VkDeviceMemory get() const { return memory_.get(); }
    uint64_t size() const { return size_; }
    bool dedicated() const { return dedicated_; }
    // Returns a new handle to the memory, which child processes do not inherit. Each import needs its own handle.
    // Throws OutOfFiles.
    SharedHandle export_handle() const;
    // Returns the host address of the memory. It is valid while this object lives. Requires
    // VulkanMemoryUse::host.
    void *map() const;
    // Returns the pages of the memory to the system, except an incomplete first page. Returns whether that
    // succeeded; false if map() was not called. The pages then read as zero, also in APIs that have imported
    // them.
    bool discard() const noexcept;

private:
    uint64_t size_;
    bool dedicated_;
    VulkanObject<VkDeviceMemory, &VkTable::FreeMemory> memory_;
    mutable HandleExporter exporter_;
    // nullptr until map() is called
    mutable void *pointer_ = nullptr;
};

class VulkanBuffer
{
public:
    // Allocates at least `size` bytes.
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

    // Creates an image, with linear tiling if `use` is VulkanMemoryUse::host. Throws CLGL_ERROR_UNSUPPORTED if
    // the device cannot export such an image.
    VulkanImage(const std::shared_ptr<VulkanDevice> &device, const Shape &shape, VulkanMemoryUse use);

    const VulkanMemory &memory() const { return memory_; }
    // Returns the byte offset and the pitches of a level. Requires VulkanMemoryUse::host.
    VkSubresourceLayout layout(uint32_t level) const;

private:
    VkImageAspectFlags aspect_;
    VulkanObject<VkImage, &VkTable::DestroyImage> image_;
    VulkanMemory memory_;
};

}  // namespace clgl
