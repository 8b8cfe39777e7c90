// The log of CLGL_LAYER_LOG, the only output of the layer.
#pragma once

#include "base/text.hpp"

#include <string>

namespace clgl::layer
{

// Returns whether logging is enabled. The first call also connects the log of lib/core.
bool logging() noexcept;
void write_log(const std::string &line) noexcept;

template <typename... Parts> void log_line(const Parts &...parts)
{
    if (logging()) write_log(text(parts...));
}

}  // namespace clgl::layer
