// Tests each conversion on a small texture before its first use, because some drivers convert incorrectly.
#pragma once

#include "core/convert/kernel.hpp"

#include <functional>

namespace clgl
{

// How a texture is converted: by a kernel that accesses the texture, or by a kernel that accesses a temporary
// buffer, with copies between that buffer and the texture
enum class ConvertWay { by_kernel, by_copies };

// A function that enqueues a conversion and waits for it.
using RunConversion = std::function<void(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                                         const size_t (&extent)[3])>;

// Returns whether `run` converts correctly between pixels like `from` and `into`, one of which must be a texture.
// Results are cached for the process, by device, way, format, texture type and program. Throws the error of a
// failed OpenCL call.
bool conversion_works(const Queue &queue, ConvertWay way, const PixelSide &from, const PixelSide &into,
                      const RunConversion &run);

}  // namespace clgl
