// Several driver commands that the application sees as one command.
#pragma once

#include "core/command/command.hpp"
#include "core/sync/event_wait.hpp"

#include <memory>
#include <optional>

namespace clgl
{

class CommandBatch
{
public:
    // `command`: the CLGL_COMMAND_ constant that the fence reports. `host_memory`: true if the commands use host
    // memory of the application.
    CommandBatch(const CommandTarget &to, clgl_command_type command, bool host_memory)
        : to_(to), command_(command), host_memory_(host_memory)
    {
    }
    // After a failure, waits for the enqueued commands if they use host memory of the application.
    ~CommandBatch();
    CommandBatch(const CommandBatch &) = delete;
    CommandBatch &operator=(const CommandBatch &) = delete;

    // Enqueues a command by `enqueue(queue, wait_count, waits, event)`, which returns the OpenCL code. In an
    // out-of-order queue, commands may run in any order unless step() is called between them.
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

    // Makes commands that are added later run after all commands that were added before.
    void step();

    // Keeps `used` until the last command that was added has ended (Waiter::keep_until_ended).
    void keep_until_ended(std::shared_ptr<const void> used) const noexcept;

    // Ends the batch. Returns its fence if `want_fence` is true. If `blocking` is true, waits until all commands
    // have ended.
    Ref<Fence> finish(bool blocking);

private:
    void note(ClEvent event);
    ClEvent end_of_all();

    const CommandTarget &to_;
    clgl_command_type command_;
    bool host_memory_;
    // Locked from the first to the last command if they use host memory. Otherwise a command of another thread
    // could fail in between and make the batch fail while its earlier commands still use the memory.
    std::optional<EnqueueLock> held_;
    bool finished_ = false;
    // Out-of-order queue: the event of the last step(), and the events of all commands since then. In-order
    // queue: the event of the last command.
    std::vector<ClEvent> events_;
};

}  // namespace clgl
