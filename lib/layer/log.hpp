// What CLGL_LAYER_LOG shows: the only output of the layer's.
#pragma once

#include "base/text.hpp"

#include <string>

namespace clgl::layer
{

// Whether anybody reads it. Sets up the core's log, too, the first time.
bool logging() noexcept;
void write_log(const std::string &line) noexcept;

template <typename... Parts> void log_line(const Parts &...parts)
{
    if (logging()) write_log(text(parts...));
}

}  // namespace clgl::layer
