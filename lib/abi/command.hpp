// Helpers for ABI functions that enqueue a command. They read the queue and the wait list, and store the fence.
#pragma once

#include "abi/guard.hpp"
#include "core/buffer/commands.hpp"
#include "core/object/handles.hpp"

namespace clgl::abi
{

constexpr uint32_t known_map_flags = CLGL_MAP_READ | CLGL_MAP_WRITE | CLGL_MAP_WRITE_DISCARD;

// Calls `body`, which returns a fence or an empty Ref. Stores a handle of the fence, or NULL, in `*fence`.
// `fence` may be NULL.
template <typename Body> void give_fence(clgl_fence *fence, Body &&body)
{
    try {
        const Ref<Fence> result = body();
        if (fence) *fence = result ? handle_of<clgl_fence>(result) : nullptr;
    } catch (...) {
        // `*fence` is set to NULL only after `body` was called, because `fence` may point into the wait list that
        // `body` reads.
        optional_out(fence);
        throw;
    }
}

// Calls `body` with a CommandTarget that is created from the arguments. Stores a handle of the returned fence in
// `*fence`.
template <typename Body>
void command(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence, Body &&body)
{
    give_fence(fence, [&] {
        const auto pinned = pin<Queue>(queue);
        const WaitList list(*pinned, wait_count, waits);
        StoragesInUse uses(*pinned);
        try {
            return body(CommandTarget{*pinned, list, fence != nullptr, uses});
        } catch (const Error &error) {
            list.check_cause(error);
            throw;
        }
    });
}

}  // namespace clgl::abi
