// Semaphores between OpenGL and OpenCL, for memory that OpenCL imports.
#pragma once

#include "driver/device_semaphore.hpp"
#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport::external
{

// Makes one at each call, as long as the environment's garbage lives. Throws CLGL_ERROR_UNSUPPORTED with what is
// missing.
std::function<std::unique_ptr<DeviceSemaphore>()> semaphore_maker(const Environment &environment);

// For the list of a semaphore's signal or wait.
void add_imported(GlObjects &objects, const GlStorage &storage);

// On a thread that has the OpenGL context, when OpenCL is done with what was released: OpenGL forgets what it
// read of it before. NVIDIA's driver answers glGetTexImage from that else.
void forget_what_was_read(const Environment &environment, const GlStorage &storage);

}  // namespace clgl::transport::external
