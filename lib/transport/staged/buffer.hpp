// The transport "staged": copies through memory that the CPU can access.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::staged
{

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport::staged
