// Creates a semaphore in Vulkan, and imports it into OpenGL (GL_EXT_semaphore) and OpenCL.
#pragma once

#include "driver/cl_semaphore.hpp"
#include "driver/device_semaphore.hpp"
#include "driver/gl_garbage.hpp"
#include "driver/vk_device.hpp"

#include <memory>

namespace clgl
{

// Creates a semaphore. Needs no current GL context, because OpenGL imports the semaphore at its first use. Throws
// CLGL_ERROR_UNSUPPORTED if the Vulkan device cannot export semaphores. Throws other errors like fail_vk and
// fail_cl.
std::unique_ptr<DeviceSemaphore> make_external_semaphore(const VulkanDevice &device, GlGarbage &garbage,
                                                         const ClSemaphoreFunctions &functions,
                                                         cl_context context);

}  // namespace clgl
