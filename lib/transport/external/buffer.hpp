// The transport "external": Vulkan allocates memory, and OpenGL imports it. OpenCL imports it, too, or uses it in
// place on a CPU.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::external
{

// Throws CLGL_ERROR_UNSUPPORTED if a requirement is missing. The message names the requirement.
void require(const Environment &environment);
// Opens the Vulkan device.
void open(const Environment &environment);

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::external
