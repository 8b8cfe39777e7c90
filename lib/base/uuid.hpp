// The identifier that OpenCL, OpenGL and Vulkan give to one device or driver.
#pragma once

#include <array>
#include <cstdint>

namespace clgl
{

using Uuid = std::array<uint8_t, 16>;

}  // namespace clgl
