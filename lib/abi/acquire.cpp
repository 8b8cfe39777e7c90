#include <clgl/acquire.h>

#include "abi/guard.hpp"
#include "core/handover.hpp"

using namespace clgl;

namespace
{

using HandOver = Ref<Fence>(const Ref<Queue> &, const clgl_handover &, WaitList, bool);

void hand_over(HandOver *verb, clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
               const clgl_fence *waits, clgl_fence *fence)
{
    clgl_fence *out = abi::optional_out(fence);
    const auto pinned = abi::pin<Queue>(queue);
    const clgl_handover desc = abi::read_desc(handover, "handover");
    abi::reject_unknown_flags(desc.flags, CLGL_HANDOVER_GL_DONE | CLGL_HANDOVER_DEFER, "flags");
    if (verb == release && desc.flags & CLGL_HANDOVER_DEFER && !out)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_HANDOVER_DEFER needs a fence for OpenGL to wait for, but fence is NULL");
    const Ref<Fence> result = verb(pinned.ref(), desc, {*pinned, wait_count, waits}, out != nullptr);
    if (out) *out = abi::handle_of<clgl_fence>(result);
}

}  // namespace

clgl_result clgl_acquire(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] { hand_over(acquire, queue, handover, wait_count, waits, fence); });
}

clgl_result clgl_release(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] { hand_over(release, queue, handover, wait_count, waits, fence); });
}
