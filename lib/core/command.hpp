// What every command has besides its own parameters, and how it becomes a fence.
#pragma once

#include "base/text.hpp"
#include "core/uses.hpp"
#include "core/wait_list.hpp"

namespace clgl
{

struct CommandTarget {
    const Queue &queue;
    const WaitList &waits;
    // Whether the caller wants a fence; each command gives an empty one otherwise.
    bool want_fence;
    Uses &uses;
};

// Runs `enqueue(wait_count, waits, event)`, which gives OpenCL's code, and makes the fence if one is wanted.
template <typename Enqueue> Ref<Fence> submit(const CommandTarget &to, const char *name, Enqueue enqueue)
{
    EventKeeper &keeper = to.queue.context().keeper();
    to.queue.note_busy();
    cl_event event = nullptr;
    const cl_int code =
        enqueue(to.waits.count(), to.waits.data(), to.want_fence || keeper.wanted() ? &event : nullptr);
    if (code == CL_INVALID_VALUE)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(name, " gave CL_INVALID_VALUE (", code, "): it found the parameters inconsistent"),
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, name);
    const ClEvent owned(event);
    keeper.keep(owned);
    return to.want_fence ? fence_of(to.queue, owned) : Ref<Fence>();
}

}  // namespace clgl
