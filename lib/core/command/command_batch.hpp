// Several commands that the application sees as one.
#pragma once

#include "core/command/command.hpp"
#include "core/sync/event_wait.hpp"

#include <optional>

namespace clgl
{

class CommandBatch
{
public:
    // `command`: the CLGL_COMMAND_ constant of the fence. `host_memory`: whether commands use memory of the
    // application.
    CommandBatch(const CommandTarget &to, clgl_command_type command, bool host_memory)
        : to_(to), command_(command), host_memory_(host_memory)
    {
    }
    // After a failure, waits for what was enqueued: the application may free its memory.
    ~CommandBatch();
    CommandBatch(const CommandBatch &) = delete;
    CommandBatch &operator=(const CommandBatch &) = delete;

    // Enqueues with `enqueue(queue, wait_count, waits, event)`, which returns the OpenCL code. The commands of a
    // batch run in any order.
    template <typename Enqueue> void add(const char *name, Enqueue enqueue)
    {
        if (host_memory_ && !held_) held_.emplace(to_.queue.lock_to_enqueue({}));
        // In an in-order queue the first command's wait holds back the others.
        const bool waits = events_.empty() || to_.queue.out_of_order();
        const EnqueueLock lock =
            to_.queue.lock_to_enqueue(waits ? to_.waits.span() : std::span<const cl_event>());
        cl_event event = nullptr;
        to_.queue.note_busy();
        check_cl(enqueue(to_.queue.native(), waits ? to_.waits.count() : 0, waits ? to_.waits.data() : nullptr,
                         &event),
                 name);
        note(ClEvent(event));
    }

    // Commands added after this run after those added before.
    void step();

    // Returns the fence of the whole batch, if one is wanted.
    Ref<Fence> finish(bool blocking);

private:
    void note(ClEvent event);
    ClEvent end_of_all();

    const CommandTarget &to_;
    clgl_command_type command_;
    bool host_memory_;
    // Held from the first to the last command with host memory: a command of another thread in between could
    // fail, and with it the event of the batch, while earlier commands still use the memory.
    std::optional<EnqueueLock> held_;
    bool finished_ = false;
    // Out-of-order queue: all since the last step; in-order queue: the last one
    std::vector<ClEvent> events_;
};

}  // namespace clgl
