// Tries the choices of the planner in order.
#pragma once

#include "core/plan/offered_transports.hpp"

#include <functional>

namespace clgl
{

// Calls `make` with each accepted choice, best first, until a call does not throw. Skips choices whose transport
// fails its self-test. Returns the choice that worked; its reason contains the errors of earlier choices. Throws
// CLGL_ERROR_NO_TRANSPORT with all reasons, or the error of the only choice that was tried. Throws
// CLGL_ERROR_CONTEXT_LOST without trying other choices. Must be called in a GlScope.
Choice make_first_that_works(OfferedTransports &offered, const PlanRequest &request, const char *noun,
                             const std::function<void(const Choice &)> &make);

}  // namespace clgl
