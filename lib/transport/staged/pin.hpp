// Pins staging memory, so that the device can access it directly.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::staged
{

// Pins host memory by creating an OpenCL buffer that uses this memory. The device then copies without an
// intermediate buffer of the driver (4 times as fast on NVIDIA 580). Returns an empty buffer for a CPU device, or
// if the driver fails; copies work without a pin. The buffer must be destroyed before the memory is freed.
ClMem pin(const Environment &environment, void *memory, uint64_t size);

}  // namespace clgl::transport::staged
