// The table of Vulkan functions that the library calls through. The Vulkan loader is opened at run time, and is
// optional. Tests replace functions in it to count calls and to inject failures.
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

// The functions of Vulkan 1.1 that the library uses, without the prefix "vk".
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

// Returns the table of this process, or nullptr without a loader of Vulkan 1.1. The first call opens the loader.
VkTable *&vk_loader();
// Returns the table. There must be a loader; a VulkanDevice implies one.
inline VkTable &vk() { return *vk_loader(); }

// Throws the error for a Vulkan code: out of memory, device lost, unsupported, or CLGL_ERROR_VULKAN. `doing`
// names the call in the message ("vkAllocateMemory").
[[noreturn]] void fail_vk(VkResult code, const char *doing);

inline void check_vk(VkResult code, const char *doing)
{
    if (code != VK_SUCCESS) fail_vk(code, doing);
}

}  // namespace clgl
