// Writes the log that CLGL_LAYER_LOG enables. The layer has no other output.
#pragma once

#include "base/text.hpp"

#include <string>

namespace clgl::layer
{

// Returns whether logging is enabled. The first call also redirects log messages of lib/core to this log.
bool logging() noexcept;
void write_log(const std::string &line) noexcept;

template <typename... Parts> void log_line(const Parts &...parts)
{
    if (logging()) write_log(text(parts...));
}

}  // namespace clgl::layer
