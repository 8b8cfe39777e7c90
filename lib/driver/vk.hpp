// The table of Vulkan functions that the library calls through, of the loader that this machine may have: it is
// opened at run time. Tests put their own functions into it, to count calls and to inject failures.
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

// Each function of Vulkan 1.1 that the library uses, without its "vk".
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

// The one table of this process, or nullptr where there is no loader of Vulkan 1.1; looked for at the first call.
VkTable *&vk_loader();
// The same, where there is one: for all who have a device.
inline VkTable &vk() { return *vk_loader(); }

// Throws what a Vulkan code means here, with `doing` ("vkAllocateMemory") in the message: out of memory, device
// lost, or CLGL_ERROR_VULKAN.
[[noreturn]] void fail_vk(VkResult code, const char *doing);

inline void check_vk(VkResult code, const char *doing)
{
    if (code != VK_SUCCESS) fail_vk(code, doing);
}

}  // namespace clgl
