// Semaphores between OpenGL and OpenCL, for memory that OpenCL imports.
#pragma once

#include "driver/device_semaphore.hpp"
#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// Returns a function that creates a semaphore per call, and must not outlive environment.garbage. Throws
// CLGL_ERROR_UNSUPPORTED with the missing requirement.
std::function<std::unique_ptr<DeviceSemaphore>()> semaphore_maker(const Environment &environment);

// Adds the imported GL objects of the storage to the list for a semaphore signal or wait.
void add_imported(GlObjects &objects, const GlStorage &storage);

}  // namespace clgl::transport
