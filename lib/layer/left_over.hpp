// Releases whose last part is still to be done.
//
// A release has OpenGL copy what came back before it returns. Where it would wait for an event that only the
// program can set, it returns at once, and the copy is made when the program next asks whether the commands are
// done.
#pragma once

#include "core/fence.hpp"
#include "layer/gl_context.hpp"

namespace clgl::layer
{

void leave_over(const Ref<GlContext> &context, const Ref<Fence> &fence);

// Does what can be done of them by now. Costs a load where there are none.
void finish_left_over() noexcept;

}  // namespace clgl::layer
