// Creates the Vulkan instance of the process.
#pragma once

#include "driver/vk.hpp"

namespace clgl
{

// Returns the Vulkan instance, which all clgl contexts share. Creates the instance at the first use. A Vulkan
// loader must exist. Throws like fail_vk; the next call then tries again. Never destroys the instance: on NVIDIA
// 580, destroying an instance leaves no GL context current on the thread.
VkInstance vk_instance();

}  // namespace clgl
