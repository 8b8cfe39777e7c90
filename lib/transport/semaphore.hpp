// Semaphores between OpenGL and OpenCL, for memory that OpenCL imports.
#pragma once

#include "driver/device_semaphore.hpp"
#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// Makes one at each call, as long as the environment's garbage lives. Throws CLGL_ERROR_UNSUPPORTED with what is
// missing.
std::function<std::unique_ptr<DeviceSemaphore>()> semaphore_maker(const Environment &environment);

// For the list of a semaphore's signal or wait.
void add_imported(GlObjects &objects, const GlStorage &storage);

}  // namespace clgl::transport
