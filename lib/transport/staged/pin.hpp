// Pins staging memory, so that the device accesses it directly.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::staged
{

// Pins host memory by an otherwise unused OpenCL buffer on it. The device then copies directly, without a bounce
// buffer of the driver (4 times as fast on NVIDIA 580). Returns an empty buffer for a CPU device, or if the
// driver refuses; copies work in any case. Destroy it before the memory.
ClMem pin(const Environment &environment, void *memory, uint64_t size);

}  // namespace clgl::transport::staged
