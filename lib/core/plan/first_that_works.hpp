// The transports that the planner offers, tried one after the other.
#pragma once

#include "core/plan/planner.hpp"

#include <functional>

namespace clgl
{

// Calls `make` with each accepted choice, best first, until one does not throw, and gives that, with what those
// before it threw in its reason. Throws CLGL_ERROR_NO_TRANSPORT with every reason, or, if only one was tried,
// what that threw; a lost context at once.
Choice make_first_that_works(const Capabilities &capabilities, const PlanRequest &request, const char *noun,
                             const std::function<void(const Choice &)> &make);

}  // namespace clgl
