// The transport "mapped": a persistently mapped OpenGL buffer is the OpenCL buffer's host pointer.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::mapped
{

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::mapped
