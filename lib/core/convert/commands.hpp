// Enqueues the commands of a pixel conversion.
#pragma once

#include "core/convert/kernel.hpp"

namespace clgl
{

// Converts `extent` pixels. Throws the error of a failed OpenCL call, and CLGL_ERROR_UNSUPPORTED where the driver
// converts wrongly in each way.
Ref<Fence> enqueue_conversion(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                              const size_t (&extent)[3], bool blocking);

}  // namespace clgl
