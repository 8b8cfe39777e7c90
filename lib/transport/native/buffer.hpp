// The transport "native": the OpenCL driver shares OpenGL's objects (cl_khr_gl_sharing).
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::native
{

// Throws CLGL_ERROR_UNSUPPORTED with what is missing, and the driver's code.
void require(const Environment &environment);

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::native
