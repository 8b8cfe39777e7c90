// The number by which several APIs name one device.
#pragma once

#include <array>
#include <cstdint>

namespace clgl
{

using Uuid = std::array<uint8_t, 16>;

}  // namespace clgl
