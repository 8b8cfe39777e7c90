// The events that a command waits for.
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
    // Adds the events of `fences` for a command of `queue`. Throws CLGL_ERROR_INVALID_HANDLE,
    // CLGL_ERROR_WRONG_CONTEXT and the errors of Fence::event_for. Throws CLGL_ERROR_INVALID_ARGUMENT if `fences`
    // is NULL and `count` is not 0.
    WaitList(const Queue &queue, uint32_t count, const clgl_fence *fences)
    {
        if (count != 0) add(queue, count, fences);
    }

    // Adds an event, unless the reference is empty.
    void add(const ClEvent &event);
    // Adds an event for a command of `queue`. If the device cannot wait for the event, waits on this thread, and
    // throws CLGL_ERROR_COMMAND_FAILED if the event has failed.
    void add(const Queue &queue, const ClEvent &event);
    // Adds an event unless it has failed: PoCL 3.1 would wait forever for a failed event.
    void add_unless_failed(const ClEvent &event);
    // Adds the events of fences that have not failed. Returns the error of the first failed fence, if any. Throws
    // the other errors of the constructor.
    std::optional<Error> add_unless_failed(const Queue &queue, uint32_t count, const clgl_fence *fences);

    bool any_failed() const;
    // Returns whether the error of a call with this list has the status of a failed event of the list: NVIDIA 580
    // rejects a command that waits for a failed event, and returns the status of the event, which may be any
    // number.
    bool is_cause_of(const Error &error) const;
    // Throws CLGL_ERROR_COMMAND_FAILED if is_cause_of(error).
    void check_cause(const Error &error) const;

    cl_uint count() const { return static_cast<cl_uint>(raw_.size()); }
    // Returns nullptr if the list is empty, as OpenCL requires.
    const cl_event *data() const { return raw_.empty() ? nullptr : raw_.data(); }
    std::span<const cl_event> span() const { return raw_; }
    const std::vector<ClEvent> &events() const { return kept_; }

private:
    void add(const Queue &queue, uint32_t count, const clgl_fence *fences);

    std::vector<ClEvent> kept_;
    std::vector<cl_event> raw_;
};

// Maximum attempts of a hand-over that the driver refuses because an event fails during the call (see
// WaitList::is_cause_of)
constexpr int most_attempts = 100;

// Returns the wait list of a marker in `queue` that waits only for `waits`. If the list is empty and the queue is
// out-of-order, adds a completed event, because a marker without a wait list waits for all earlier commands.
WaitList marker_waits(const Queue &queue, const WaitList &waits);

// Flushes the queue and returns a fence for an enqueued command. `command`: see CommandFence.
Ref<Fence> fence_of(const Queue &queue, ClEvent event, std::vector<PendingReleaseRef> pending = {},
                    clgl_command_type command = CLGL_COMMAND_UNKNOWN);

}  // namespace clgl
