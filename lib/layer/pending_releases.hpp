// Releases whose last part is still to be done.
//
// A release has OpenGL copy what came back before it returns. Where it would wait for an event that only the
// program can set, it returns at once, and the copy is made when the program next asks whether the commands are
// done.
#pragma once

#include "core/command/fence.hpp"
#include "layer/gl_context.hpp"

namespace clgl::layer
{

// Of a release that was enqueued there.
void add_pending_release(const Ref<GlContext> &context, cl_command_queue queue, const Ref<Fence> &fence);

// Does what can be done of them by now, and all of a queue whose commands are done: some drivers (rusticl 22.3)
// say so too early, and are waited for. Costs a load where there are none.
void finish_pending_releases(cl_command_queue finished = nullptr) noexcept;

}  // namespace clgl::layer
