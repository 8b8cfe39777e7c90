// The transport "external": Vulkan allocates the memory, OpenGL and OpenCL import it.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::external
{

// Throws CLGL_ERROR_UNSUPPORTED with what is missing.
void require(const Environment &environment);

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::external
