// Tests whether a transport works for images of a format and shape. A self-test runs only once, unless it fails
// for a temporary reason.
#pragma once

#include "core/cache/driver_cache.hpp"
#include "transport/transport.hpp"

#include <string>

namespace clgl
{

// Runs the self-test unless its result is cached. Throws CLGL_ERROR_UNSUPPORTED if it fails, or another error if
// the cause does not depend on the format, for example lack of memory. Lasting results are cached for the
// process, and passed self-tests also on disk. Must be called in a GlScope.
void require_verified(const transport::Environment &environment, const std::string &drivers,
                      const DriverCache &cache, const transport::Transport &transport,
                      const transport::ImageRequest &request);

// Returns one line for each combination of transport, format and target that has failed with these drivers.
std::string describe_failed_images(const std::string &drivers);

}  // namespace clgl
