// Tries the choices of the planner in order.
#pragma once

#include "core/plan/offered_transports.hpp"

#include <functional>

namespace clgl
{

// Calls `make` with each accepted choice whose transport passes its self-test, best first, until one does not
// throw. Returns that choice; its reason also says why those before it failed. Throws CLGL_ERROR_NO_TRANSPORT
// with every reason, or the error of the only choice that was tried. A lost context is reported at once. Must be
// called in a GlScope.
Choice make_first_that_works(OfferedTransports &offered, const PlanRequest &request, const char *noun,
                             const std::function<void(const Choice &)> &make);

}  // namespace clgl
