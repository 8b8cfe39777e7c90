// A conversion of pixels as the commands that do it.
#pragma once

#include "core/convert/kernel.hpp"

namespace clgl
{

// Converts as many pixels. Throws what OpenCL's failures mean.
Ref<Fence> enqueue_conversion(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                              const size_t (&extent)[3], bool blocking);

}  // namespace clgl
