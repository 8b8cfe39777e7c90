// Defines the table of Vulkan functions through which clgl calls Vulkan. The Vulkan loader is optional, and is
// loaded at run time. Tests replace functions in the table to count calls and to inject failures.
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

// The Vulkan 1.1 functions that clgl calls, without the prefix "vk"
#define CLGL_VK_FUNCTIONS(X)                                                                                     \
    X(CreateInstance)                                                                                            \
    X(EnumeratePhysicalDevices)                                                                                  \
    X(GetPhysicalDeviceProperties)                                                                               \
    X(GetPhysicalDeviceProperties2)                                                                              \
    X(GetPhysicalDeviceMemoryProperties)                                                                         \
    X(GetPhysicalDeviceFormatProperties)                                                                         \
    X(GetPhysicalDeviceImageFormatProperties2)                                                                   \
    X(EnumerateDeviceExtensionProperties)                                                                        \
    X(CreateDevice)                                                                                              \
    X(DestroyDevice)                                                                                             \
    X(GetDeviceProcAddr)                                                                                         \
    X(CreateBuffer)                                                                                              \
    X(DestroyBuffer)                                                                                             \
    X(GetBufferMemoryRequirements2)                                                                              \
    X(BindBufferMemory)                                                                                          \
    X(CreateImage)                                                                                               \
    X(DestroyImage)                                                                                              \
    X(GetImageMemoryRequirements2)                                                                               \
    X(GetImageSubresourceLayout)                                                                                 \
    X(BindImageMemory)                                                                                           \
    X(AllocateMemory)                                                                                            \
    X(FreeMemory)                                                                                                \
    X(MapMemory)                                                                                                 \
    X(CreateSemaphore)                                                                                           \
    X(DestroySemaphore)

namespace clgl
{

struct VkTable {
#define CLGL_VK_MEMBER(name) PFN_vk##name name;
    CLGL_VK_FUNCTIONS(CLGL_VK_MEMBER)
#undef CLGL_VK_MEMBER
};

// Returns the function table of this process, or nullptr if the machine has no loader for Vulkan 1.1. The first
// call loads the loader.
VkTable *&vk_loader();
// Returns the function table. The Vulkan loader must be loaded, which is the case if a VulkanDevice exists.
inline VkTable &vk() { return *vk_loader(); }

// Throws the clgl error for a Vulkan error code: an out-of-memory error, CLGL_ERROR_DEVICE_LOST,
// CLGL_ERROR_UNSUPPORTED, or otherwise CLGL_ERROR_VULKAN. `doing` names the failed call in the message, such as
// "vkAllocateMemory".
[[noreturn]] void fail_vk(VkResult code, const char *doing);

inline void check_vk(VkResult code, const char *doing)
{
    if (code != VK_SUCCESS) fail_vk(code, doing);
}

}  // namespace clgl
