// Staging memory that the device reads and writes by itself.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::staged
{

// Makes the driver of a device with memory of its own pin host memory, by a buffer of OpenCL's in it that nobody
// else uses: copies from and to the memory are then the device's, where the driver would copy through memory of
// its own (NVIDIA 580: 4 times as fast). Empty for the CPU, and where the driver refuses: copies work all the
// same. Let go of it before the memory goes.
ClMem pin(const Environment &environment, void *memory, uint64_t size);

}  // namespace clgl::transport::staged
