// Creates semaphores between OpenGL and OpenCL, for memory that OpenCL imports.
#pragma once

#include "driver/device_semaphore.hpp"
#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// Returns a function that creates a new semaphore in each call. The function must not be called after
// environment.garbage is destroyed. Throws CLGL_ERROR_UNSUPPORTED if a requirement is missing, which the message
// names, and the errors of VulkanSource::device.
std::function<std::unique_ptr<DeviceSemaphore>()> semaphore_maker(const Environment &environment);

// Adds the GL objects of a storage to `objects` if OpenCL imports their memory. `objects` is for a semaphore
// signal or wait.
void add_imported(GlObjects &objects, const GlStorage &storage);

}  // namespace clgl::transport
