// The transport "native": the OpenCL driver shares GL objects (cl_khr_gl_sharing).
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::native
{

// Throws CLGL_ERROR_UNSUPPORTED if a requirement is missing. The error contains the requirement and the OpenCL
// error code.
void require(const Environment &environment);

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::native
