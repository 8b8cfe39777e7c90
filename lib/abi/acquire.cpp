#include <clgl/acquire.h>

#include "abi/command.hpp"
#include "core/handover/handover.hpp"

using namespace clgl;

namespace
{

constexpr uint32_t known_acquire_flags =
    CLGL_HANDOVER_GL_DONE | CLGL_HANDOVER_DEFER | CLGL_HANDOVER_GENERATE_MIPMAPS | CLGL_HANDOVER_UNCHANGED;

clgl_handover read_handover(const clgl_handover *handover)
{
    const clgl_handover desc = abi::read_desc(handover, "handover");
    abi::reject_unknown_flags(desc.flags, known_acquire_flags, "flags");
    return desc;
}

// Releases the objects even if a fence in `waits` had already failed, and then fails with the error of that
// fence.
Ref<Fence> release_after_waits(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                               const clgl_fence *waits, bool want_fence)
{
    const auto pinned = abi::pin<Queue>(queue);
    const clgl_handover desc = read_handover(handover);
    if (desc.flags & CLGL_HANDOVER_DEFER && !want_fence)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "fence is NULL, but CLGL_HANDOVER_DEFER returns a fence that OpenGL must wait for");
    WaitList list;
    const std::optional<Error> failed = list.add_unless_failed(*pinned, wait_count, waits);
    Ref<Fence> done = release(pinned.ref(), desc, std::move(list), want_fence);
    if (failed) throw Error(*failed);
    return done;
}

}  // namespace

clgl_result clgl_acquire(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::give_fence(fence, [&] {
            const auto pinned = abi::pin<Queue>(queue);
            return acquire(pinned.ref(), read_handover(handover), {*pinned, wait_count, waits}, fence != nullptr);
        });
    });
}

clgl_result clgl_release(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::give_fence(
            fence, [&] { return release_after_waits(queue, handover, wait_count, waits, fence != nullptr); });
    });
}
