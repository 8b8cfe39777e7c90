// Semaphores between OpenGL and OpenCL, for memory that OpenCL imports.
#pragma once

#include "driver/device_semaphore.hpp"
#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// Returns a function that creates a semaphore in each call. The function must not be called after
// environment.garbage is destroyed. Throws CLGL_ERROR_UNSUPPORTED with the missing requirement.
std::function<std::unique_ptr<DeviceSemaphore>()> semaphore_maker(const Environment &environment);

// Adds to `objects` the GL objects of the storage whose memory OpenCL imports, for a semaphore signal or wait.
void add_imported(GlObjects &objects, const GlStorage &storage);

}  // namespace clgl::transport
