// The Vulkan instance of the process.
#pragma once

#include "driver/vk.hpp"

namespace clgl
{

// Returns the instance that all contexts share, and creates it on first use. There must be a Vulkan loader.
// Throws like fail_vk; the next call then tries again. The instance is never destroyed: the NVIDIA driver (580)
// releases the current GL context of a thread that destroys an instance.
VkInstance vk_instance();

}  // namespace clgl
