// Whether a transport carries images of a format and shape, found out once for each by trying.
#pragma once

#include "core/context.hpp"

namespace clgl
{

// Throws CLGL_ERROR_UNSUPPORTED with what went wrong; verdicts on the drivers hold for the process. In a GlScope.
void require_verified(const Context &context, const transport::Transport &transport,
                      const transport::ImageRequest &request);

}  // namespace clgl
