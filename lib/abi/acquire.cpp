#include <clgl/acquire.h>

#include "abi/command.hpp"
#include "core/buffer/buffer.hpp"
#include "core/handover/handover.hpp"
#include "core/texture/texture.hpp"

using namespace clgl;

namespace
{

constexpr uint32_t known_acquire_flags = CLGL_HANDOVER_SKIP_GL_SYNC | CLGL_HANDOVER_NO_CPU_WAIT |
                                         CLGL_HANDOVER_GENERATE_MIPMAPS | CLGL_HANDOVER_CONTENT_UNCHANGED;

clgl_handover read_handover(const clgl_handover *handover)
{
    const clgl_handover desc = abi::read_desc(handover, "handover");
    abi::reject_unknown_flags(desc.flags, known_acquire_flags, "flags");
    return desc;
}

// Releases the objects after the fences in `waits` have completed. If a fence has already failed, releases the
// objects anyway, and then throws the error of that fence.
Ref<Fence> release_after_waits(clgl_queue queue, const clgl_handover *handover, uint32_t wait_count,
                               const clgl_fence *waits, bool want_fence)
{
    const auto pinned = abi::pin<Queue>(queue);
    const clgl_handover desc = read_handover(handover);
    if (desc.flags & CLGL_HANDOVER_NO_CPU_WAIT && !want_fence)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "fence is NULL, but CLGL_HANDOVER_NO_CPU_WAIT is set: pass a fence, "
                                          "and call clgl_fence_wait_gl with it before OpenGL uses the objects");
    WaitList list;
    const std::optional<Error> failed = list.add_unless_failed(*pinned, wait_count, waits);
    Ref<Fence> done = release(pinned.ref(), desc, list, want_fence);
    if (failed) throw Error(*failed);
    return done;
}

template <typename T, typename Handle>
clgl_result acquire_one(const char *function, clgl_queue queue, Handle object)
{
    return abi::guarded(function, [&] {
        const auto pinned = abi::pin<Queue>(queue);
        acquire(pinned.ref(), abi::pin<T>(object).ref());
    });
}

template <typename T, typename Handle>
clgl_result release_one(const char *function, clgl_queue queue, Handle object)
{
    return abi::guarded(function, [&] {
        const auto pinned = abi::pin<Queue>(queue);
        release(pinned.ref(), abi::pin<T>(object).ref());
    });
}

}  // namespace

clgl_result clgl_buffer_acquire(clgl_queue queue, clgl_buffer buffer)
{
    return acquire_one<Buffer>(__func__, queue, buffer);
}

clgl_result clgl_buffer_release(clgl_queue queue, clgl_buffer buffer)
{
    return release_one<Buffer>(__func__, queue, buffer);
}

clgl_result clgl_texture_acquire(clgl_queue queue, clgl_texture texture)
{
    return acquire_one<Texture>(__func__, queue, texture);
}

clgl_result clgl_texture_release(clgl_queue queue, clgl_texture texture)
{
    return release_one<Texture>(__func__, queue, texture);
}

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
