#include <clgl/acquire.h>

#include "abi/command.hpp"
#include "core/handover.hpp"

using namespace clgl;

namespace
{

constexpr uint32_t known_flags =
    CLGL_HANDOVER_GL_DONE | CLGL_HANDOVER_DEFER | CLGL_HANDOVER_GENERATE_MIPMAPS | CLGL_HANDOVER_UNCHANGED;

using HandOver = Ref<Fence>(const Ref<Queue> &, const clgl_handover &, WaitList, bool);

Ref<Fence> hand_over(HandOver *verb, clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                     const clgl_fence *waits, const clgl_fence *fence)
{
    const auto pinned = abi::pin<Queue>(queue);
    const clgl_handover desc = abi::read_desc(handover, "handover");
    abi::reject_unknown_flags(desc.flags, known_flags, "flags");
    if (verb == release && desc.flags & CLGL_HANDOVER_DEFER && !fence)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_HANDOVER_DEFER needs a fence for OpenGL to wait for, but fence is NULL");
    return verb(pinned.ref(), desc, {*pinned, wait_count, waits}, fence != nullptr);
}

}  // namespace

clgl_result clgl_acquire(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::give_fence(fence, [&] { return hand_over(acquire, queue, handover, wait_count, waits, fence); });
    });
}

clgl_result clgl_release(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::give_fence(fence, [&] { return hand_over(release, queue, handover, wait_count, waits, fence); });
    });
}
