// The Vulkan instance of the process.
#pragma once

#include "driver/vk.hpp"

namespace clgl
{

// Made when it is needed first, where there is a loader; devices of all contexts are of it. It stays until the
// process ends: NVIDIA's driver (580) takes the OpenGL context away from the thread that destroys one. Throws
// what Vulkan says, and asks again the next time.
VkInstance vk_instance();

}  // namespace clgl
