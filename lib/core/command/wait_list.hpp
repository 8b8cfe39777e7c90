// The events that a command waits for, from the fences of the call.
#pragma once

#include "core/command/fence.hpp"

#include <optional>
#include <span>

namespace clgl
{

class WaitList
{
public:
    WaitList() = default;
    // The events of `fences` for commands of a queue. Throws CLGL_ERROR_INVALID_ARGUMENT for a missing array,
    // CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_WRONG_CONTEXT, and as Fence::event_to_wait_for.
    WaitList(const Queue &queue, uint32_t count, const clgl_fence *fences)
    {
        if (count != 0) add(queue, count, fences);
    }

    // An empty event adds nothing.
    void add(const ClEvent &event);
    // Adds an event for commands of a queue, or waits for it here if the queue's device cannot. Throws
    // CLGL_ERROR_COMMAND_FAILED then.
    void add(const Queue &queue, const ClEvent &event);
    // Adds an event unless it has failed: PoCL 3.1 would wait for it for ever.
    void add_unless_failed(const ClEvent &event);
    // Adds the events of fences unless they have failed. Returns the failure of the first failed one. Throws as
    // the constructor otherwise.
    std::optional<Error> add_unless_failed(const Queue &queue, uint32_t count, const clgl_fence *fences);

    cl_uint count() const { return static_cast<cl_uint>(raw_.size()); }
    // nullptr if there are none, as OpenCL requires
    const cl_event *data() const { return raw_.empty() ? nullptr : raw_.data(); }
    std::span<const cl_event> span() const { return raw_; }
    const std::vector<ClEvent> &events() const { return kept_; }

private:
    void add(const Queue &queue, uint32_t count, const clgl_fence *fences);

    std::vector<ClEvent> kept_;
    std::vector<cl_event> raw_;
};

// Flushes the queue and returns the fence of an enqueued command. `command`: see Fence.
Ref<Fence> fence_of(const Queue &queue, ClEvent event, std::vector<PendingReleaseRef> pending = {},
                    clgl_command_type command = CLGL_COMMAND_UNKNOWN);

}  // namespace clgl
