// Releases with a pending GL copy.
//
// A release normally waits and makes OpenGL copy the results before it returns. If it depends on an unset user
// event, it returns at once instead, and the copy follows when the application next queries or waits for
// completion.
#pragma once

#include "core/command/fence.hpp"
#include "layer/gl_context.hpp"

namespace clgl::layer
{

// Adds a deferred release that was enqueued on `queue`.
void add_pending_release(const Ref<GlContext> &context, cl_command_queue queue, const Ref<Fence> &fence);

// Finishes the releases with completed commands, and waits for all of the queue `finished`: clFinish of
// rusticl 22.3 may return too early. Costs one atomic load if there are none.
void finish_pending_releases(cl_command_queue finished = nullptr) noexcept;

}  // namespace clgl::layer
