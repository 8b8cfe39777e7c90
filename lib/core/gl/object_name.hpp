// The name of a GL object. Buffers, textures and renderbuffers have separate name spaces.
#pragma once

#include <compare>
#include <cstdint>

namespace clgl
{

struct GlObjectName {
    enum class Space { none, buffer, texture, renderbuffer };

    Space space = Space::none;
    uint32_t name = 0;
    friend auto operator<=>(const GlObjectName &, const GlObjectName &) = default;
};

}  // namespace clgl
