// Semaphores of Vulkan's, imported by OpenGL (GL_EXT_semaphore_fd) and OpenCL.
#pragma once

#include "driver/cl_semaphore.hpp"
#include "driver/device_semaphore.hpp"
#include "driver/gl_garbage.hpp"
#include "driver/vk_device.hpp"

#include <memory>

namespace clgl
{

// On any thread: OpenGL imports it when it is used there first. Throws what Vulkan and OpenCL say.
std::unique_ptr<DeviceSemaphore> make_external_semaphore(const VulkanDevice &device, GlGarbage &garbage,
                                                         const ClSemaphoreFunctions &functions,
                                                         cl_context context);

}  // namespace clgl
