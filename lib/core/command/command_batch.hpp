// Several commands that the program sees as one.
#pragma once

#include "core/command/command.hpp"
#include "core/sync/event_wait.hpp"

namespace clgl
{

class CommandBatch
{
public:
    // `command`: what the fence tells that it is of, CLGL_COMMAND_.... `host_memory`: commands use memory of the
    // program's.
    CommandBatch(const CommandTarget &to, int32_t command, bool host_memory)
        : to_(to), command_(command), host_memory_(host_memory)
    {
    }
    // After a failure half-way the program may free that memory: what was enqueued is waited for.
    ~CommandBatch();
    CommandBatch(const CommandBatch &) = delete;
    CommandBatch &operator=(const CommandBatch &) = delete;

    // Enqueues with `enqueue(queue, wait_count, waits, event)`, which gives OpenCL's code. The commands of a
    // batch run in any order.
    template <typename Enqueue> void add(const char *name, Enqueue enqueue)
    {
        // A queue that keeps order holds all back with the first.
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

    // What is added from here on runs after what was added before.
    void step();

    // The fence of all of it, if one is wanted.
    Ref<Fence> finish(bool blocking);

private:
    void note(ClEvent event);
    ClEvent end_of_all();

    const CommandTarget &to_;
    int32_t command_;
    bool host_memory_;
    bool finished_ = false;
    // All of an out-of-order queue's since the last step, else the last one.
    std::vector<ClEvent> events_;
};

}  // namespace clgl
