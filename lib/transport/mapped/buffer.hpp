// The transport "mapped": the OpenCL object uses the memory of a mapped GL buffer.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::mapped
{

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::mapped
