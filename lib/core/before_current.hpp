// What threads had current before headless contexts, for going back to it whichever of several is given up first.
#pragma once

#include "winsys/winsys.hpp"

namespace clgl::before_current
{

// `context`, the native handle, is about to be made current in place of `before`.
void note(void *context, const winsys::Binding &before);

// `context` is given up: gives what was current before it. Where another one would have gone back to it, that
// goes back to the same. Gives nothing if there is no note of it.
winsys::Binding forget(void *context) noexcept;

}  // namespace clgl::before_current
