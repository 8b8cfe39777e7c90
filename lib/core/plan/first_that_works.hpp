// Tries the transports that the planner offers in order.
#pragma once

#include "core/plan/planner.hpp"

#include <functional>

namespace clgl
{

// Calls `make` with each accepted choice, best first, until one does not throw. Returns that choice; its reason
// also says why those before it failed. Throws CLGL_ERROR_NO_TRANSPORT with every reason, or the error of the
// only choice that was tried. A lost context is reported at once.
Choice make_first_that_works(const Capabilities &capabilities, const PlanRequest &request, const char *noun,
                             const std::function<void(const Choice &)> &make);

}  // namespace clgl
