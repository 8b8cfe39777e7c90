// Tests each conversion on a small texture before its first use, because some drivers convert wrongly.
#pragma once

#include "core/convert/kernel.hpp"

#include <functional>

namespace clgl
{

// How a texture is converted: by a kernel that accesses it, or in a buffer, with copies between that and the
// texture
enum class ConvertWay { by_kernel, by_copies };

// Enqueues a conversion and waits for it.
using RunConversion = std::function<void(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                                         const size_t (&extent)[3])>;

// Returns whether `run` converts correctly between pixels such as these, of which one side is a texture. Verdicts
// are kept for the process by device, way, format, kind and program. Throws the error of a failed OpenCL call.
bool conversion_works(const Queue &queue, ConvertWay way, const PixelSide &from, const PixelSide &into,
                      const RunConversion &run);

}  // namespace clgl
