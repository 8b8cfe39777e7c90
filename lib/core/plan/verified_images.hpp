// Whether a transport carries images of a format and shape, found out once for each by trying.
#pragma once

#include "transport/transport.hpp"

#include <string>

namespace clgl
{

// Throws what went wrong: CLGL_ERROR_UNSUPPORTED, or what has no bearing on the format, such as a want of memory.
// Verdicts on the drivers hold for the process. In a GlScope.
void require_verified(const transport::Environment &environment, const std::string &drivers,
                      const transport::Transport &transport, const transport::ImageRequest &request);

// A line for each transport, format and target that failed with these drivers so far.
std::string describe_failed_images(const std::string &drivers);

}  // namespace clgl
