// Vulkan objects that are created without clgl. OpenGL and OpenCL import the memory and the semaphores.
#pragma once

#include "picture.hpp"

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <memory>

namespace frames
{

// Names of the Vulkan functions that are used, without "vk"
#define FRAMES_VK_FUNCTIONS(X)                                                                                   \
    X(CreateInstance)                                                                                            \
    X(DestroyInstance)                                                                                           \
    X(EnumeratePhysicalDevices)                                                                                  \
    X(GetPhysicalDeviceProperties2)                                                                              \
    X(GetPhysicalDeviceMemoryProperties)                                                                         \
    X(CreateDevice)                                                                                              \
    X(DestroyDevice)                                                                                             \
    X(GetDeviceProcAddr)                                                                                         \
    X(CreateImage)                                                                                               \
    X(DestroyImage)                                                                                              \
    X(GetImageMemoryRequirements)                                                                                \
    X(GetImageSubresourceLayout)                                                                                 \
    X(BindImageMemory)                                                                                           \
    X(AllocateMemory)                                                                                            \
    X(FreeMemory)                                                                                                \
    X(MapMemory)                                                                                                 \
    X(CreateSemaphore)                                                                                           \
    X(DestroySemaphore)

// The Vulkan device of the OpenGL context
class Vulkan
{
public:
    // Throws Unavailable if there is no such device or no Vulkan loader.
    Vulkan();
    ~Vulkan();
    Vulkan(const Vulkan &) = delete;
    Vulkan &operator=(const Vulkan &) = delete;

#define FRAMES_VK_MEMBER(name) PFN_vk##name name = nullptr;
    FRAMES_VK_FUNCTIONS(FRAMES_VK_MEMBER)
#undef FRAMES_VK_MEMBER

    VkDevice device() const { return device_; }
    uint32_t memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted) const;
    int export_memory(VkDeviceMemory memory) const;
    int export_semaphore(VkSemaphore semaphore) const;

private:
    void find_functions();
    void find_physical();
    void make_device();

    VkInstance instance_ = nullptr;
    VkPhysicalDevice physical_ = nullptr;
    VkDevice device_ = nullptr;
    PFN_vkGetMemoryFdKHR get_memory_fd_ = nullptr;
    PFN_vkGetSemaphoreFdKHR get_semaphore_fd_ = nullptr;
};

// An RGBA8 image with its own memory. Each import needs a new file descriptor.
class VulkanImage
{
public:
    // If `for_host` is true, the image has linear rows, which the CPU can access. Otherwise the driver chooses
    // the layout.
    VulkanImage(const Vulkan &vulkan, Size size, bool for_host);
    ~VulkanImage();
    VulkanImage(const VulkanImage &) = delete;
    VulkanImage &operator=(const VulkanImage &) = delete;

    uint64_t memory_size() const { return memory_size_; }
    int export_fd() const { return vulkan_.export_memory(memory_); }
    // Address of the first row, and distance of rows in bytes; only for images with `for_host`
    struct Rows {
        void *first;
        size_t pitch;
    };
    Rows map() const;

private:
    void make_image(Size size);
    void make_memory();

    const Vulkan &vulkan_;
    bool for_host_;
    VkImage image_ = VK_NULL_HANDLE;
    VkDeviceMemory memory_ = VK_NULL_HANDLE;
    uint64_t memory_size_ = 0;
};

class VulkanSemaphore
{
public:
    explicit VulkanSemaphore(const Vulkan &vulkan);
    ~VulkanSemaphore();
    VulkanSemaphore(const VulkanSemaphore &) = delete;
    VulkanSemaphore &operator=(const VulkanSemaphore &) = delete;

    int export_fd() const { return vulkan_.export_semaphore(semaphore_); }

private:
    const Vulkan &vulkan_;
    VkSemaphore semaphore_ = VK_NULL_HANDLE;
};

}  // namespace frames
