// The UUID by which OpenCL, OpenGL and Vulkan identify the same device or driver.
#pragma once

#include <array>
#include <cstdint>

namespace clgl
{

using Uuid = std::array<uint8_t, 16>;

}  // namespace clgl
