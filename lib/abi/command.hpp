// Shared by all functions that enqueue a command: reads the queue and the wait list, and returns the fence.
#pragma once

#include "abi/guard.hpp"
#include "core/buffer/commands.hpp"
#include "core/object/handles.hpp"

namespace clgl::abi
{

constexpr uint32_t known_map_flags = CLGL_MAP_READ | CLGL_MAP_WRITE | CLGL_MAP_WRITE_DISCARD;

// Stores a handle of the fence that `body()` returns in `*fence`, or NULL if it returns none. `fence` may be
// NULL.
template <typename Body> void give_fence(clgl_fence *fence, Body &&body)
{
    try {
        const Ref<Fence> result = body();
        if (fence) *fence = result ? handle_of<clgl_fence>(result) : nullptr;
    } catch (...) {
        // Cleared after `body` returned: `fence` may point into the wait list that `body` reads.
        optional_out(fence);
        throw;
    }
}

// Runs `body(CommandTarget)` and stores the fence that it returns in `*fence`.
template <typename Body>
void command(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence, Body &&body)
{
    give_fence(fence, [&] {
        const auto pinned = pin<Queue>(queue);
        const WaitList list(*pinned, wait_count, waits);
        StoragesInUse uses(*pinned);
        return body(CommandTarget{*pinned, list, fence != nullptr, uses});
    });
}

}  // namespace clgl::abi
