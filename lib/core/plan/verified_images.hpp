// Verifies that a transport carries images of a format and shape, by a self-test, which is not repeated.
#pragma once

#include "core/cache/passed_tests.hpp"
#include "transport/transport.hpp"

#include <string>

namespace clgl
{

// Throws CLGL_ERROR_UNSUPPORTED if the self-test fails, or an error that has nothing to do with the format, such
// as lack of memory. Lasting verdicts are kept for the process, and stored if they are good. Must be called in a
// GlScope.
void require_verified(const transport::Environment &environment, const std::string &drivers,
                      const PassedTests &passed, const transport::Transport &transport,
                      const transport::ImageRequest &request);

// Returns a line for each transport, format and target that has failed with these drivers.
std::string describe_failed_images(const std::string &drivers);

}  // namespace clgl
