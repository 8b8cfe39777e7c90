// The transport "external": Vulkan allocates memory, and OpenGL and OpenCL import it.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::external
{

// Throws CLGL_ERROR_UNSUPPORTED with the name of a missing requirement.
void require(const Environment &environment);
// Opens Vulkan.
void open(const Environment &environment);

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::external
