// Defers releases that depend on user events.
//
// A release normally waits for OpenCL, and copies the results to OpenGL, before it returns. If a release depends
// on an unset user event, it returns at once. The layer then makes the copy when the application next queries or
// waits for completion.
#pragma once

#include "core/command/fence.hpp"
#include "layer/gl_context.hpp"

namespace clgl::layer
{

// Adds a pending release that was enqueued on `queue`.
void add_pending_release(const Ref<GlContext> &context, cl_command_queue queue, const Ref<Fence> &fence);

// Finishes pending releases whose commands have completed. Waits for all pending releases on the queue
// `finished`, because clFinish of rusticl 22.3 may return too early. Costs one atomic load if there are no
// pending releases.
void finish_pending_releases(cl_command_queue finished = nullptr) noexcept;

}  // namespace clgl::layer
