// Tests each conversion on few pixels before its first use, because some drivers convert incorrectly.
#pragma once

#include "core/convert/kernel.hpp"

#include <functional>

namespace clgl
{

// Ways to convert. by_kernel: a kernel accesses both buffers, or the buffer and the texture. by_copies: a kernel
// accesses a temporary buffer, and copy commands transfer pixels between that buffer and the texture.
enum class ConvertWay { by_kernel, by_copies };

// Enqueues a conversion and waits until it has ended.
using RunConversion = std::function<void(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                                         const size_t (&extent)[3])>;

// Returns whether `run` converts correctly between pixels like `from` and `into`, at most one of which is a
// texture. Results are cached (trial_works). Their key is the device, the way, the format, the texture type and
// the program. Throws the error of a failed OpenCL call.
bool conversion_works(const Queue &queue, ConvertWay way, const PixelSide &from, const PixelSide &into,
                      const RunConversion &run);

}  // namespace clgl
