// Several driver commands that the application sees as one command.
#pragma once

#include "core/command/command.hpp"
#include "core/sync/event_wait.hpp"

#include <optional>

namespace clgl
{

class CommandBatch
{
public:
    // `command`: the CLGL_COMMAND_ constant that the fence reports. `host_memory`: true if the commands use
    // memory of the application.
    CommandBatch(const CommandTarget &to, clgl_command_type command, bool host_memory)
        : to_(to), command_(command), host_memory_(host_memory)
    {
    }
    // Waits for the enqueued commands after a failure if they use memory of the application.
    ~CommandBatch();
    CommandBatch(const CommandBatch &) = delete;
    CommandBatch &operator=(const CommandBatch &) = delete;

    // Calls `enqueue(queue, wait_count, waits, event)`, which returns the OpenCL code. Without step(), the
    // commands of a batch may run in any order.
    template <typename Enqueue> void add(const char *name, Enqueue enqueue)
    {
        if (host_memory_ && !held_) held_.emplace(to_.queue.lock_to_enqueue({}));
        // In an in-order queue only the first command needs the wait list.
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

    // Commands added after this call run after all commands added before it.
    void step();

    // Ends the batch. Returns its fence if the caller wants one. `blocking`: waits until all commands have ended.
    Ref<Fence> finish(bool blocking);

private:
    void note(ClEvent event);
    ClEvent end_of_all();

    const CommandTarget &to_;
    clgl_command_type command_;
    bool host_memory_;
    // Locked from the first to the last command if they use host memory. Without the lock, a command of another
    // thread could fail in between. The event of the batch would then fail while earlier commands still use the
    // memory.
    std::optional<EnqueueLock> held_;
    bool finished_ = false;
    // In an out-of-order queue the events of all commands since the last step; in an in-order queue the event of
    // the last command
    std::vector<ClEvent> events_;
};

}  // namespace clgl
