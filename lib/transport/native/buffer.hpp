// The transport "native": the OpenCL driver shares GL objects (cl_khr_gl_sharing).
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::native
{

// Throws CLGL_ERROR_UNSUPPORTED with the missing requirement and the OpenCL code.
void require(const Environment &environment);

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::native
