// Creates the Vulkan instance of the process.
#pragma once

#include "driver/vk.hpp"

namespace clgl
{

// Returns the Vulkan instance, and creates it on first use. All clgl contexts share it. A Vulkan loader must
// exist. Throws like fail_vk; the next call then tries again. The instance is never destroyed: when a thread
// destroys an instance, the NVIDIA driver (580) leaves no GL context current on that thread.
VkInstance vk_instance();

}  // namespace clgl
