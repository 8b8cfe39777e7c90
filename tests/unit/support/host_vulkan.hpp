// The Vulkan of the host for tests under Wine, as a driver that exports Windows handles.
#pragma once

#include "driver/vk.hpp"

namespace clgl::host
{

// Returns the functions of the Vulkan loader of the host; nullptr if the host has no Vulkan loader. Device
// extensions have their names on Windows, and types of handles are those of Windows.
VkTable *open_vulkan();
// Calls vkGetMemoryFdKHR of the host.
VkResult get_memory_file(VkDevice device, const VkMemoryGetFdInfoKHR *info, int *file);

}  // namespace clgl::host
