// A command queue of a context.
#pragma once

#include "core/context/context.hpp"
#include "core/sync/enqueue_lock.hpp"

#include <clgl/queue.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <span>

namespace clgl
{

class Queue;

// What a queue enqueues only before its next command.
class PostponedCommand
{
public:
    virtual ~PostponedCommand() = default;
    // Called with the queue's mutex for postponed commands held: enqueues by what does not look for one. Throws
    // what OpenCL says, and goes on with what is left when it is called again.
    virtual void enqueue(const Queue &queue) = 0;
};

class Queue : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::queue;

    Queue(Ref<Context> context, const clgl_queue_desc &desc);
    ~Queue() override;
    // Another one of the same device and properties. Throws as clgl_queue_duplicate documents.
    Ref<Queue> duplicate() const;

    Context &context() const { return *context_; }
    Device &device() const { return *device_; }
    clgl_queue_info info() const;
    cl_command_queue native() const { return queue_.get(); }
    // The program has the cl_command_queue, so what is enqueued is no longer known.
    cl_command_queue expose_native() const;
    bool native_exposed() const { return native_exposed_; }
    bool out_of_order() const { return properties_ & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE; }
    // Whether the driver's blocking calls return when their command has ended, and not before.
    bool blocks() const { return blocks_; }
    // Whether commands may be enqueued by blocking calls: not where lock_to_enqueue locks.
    bool may_block() const { return blocks_ && !needs_marks_; }
    // Whether commands may be under way, as far as the library knows; it does not see those of the program's own
    // calls of OpenCL.
    bool may_be_busy() const { return may_be_busy_; }
    // Held while a command is enqueued that waits for these, and its event is kept. Throws
    // CLGL_ERROR_COMMAND_FAILED if one of them has failed and the driver would never run the command.
    EnqueueLock lock_to_enqueue(std::span<const cl_event> waits) const;
    // Before each command. Throws as mark, and as enqueue_postponed.
    void note_busy() const
    {
        if (has_postponed_.load(std::memory_order_acquire)) enqueue_postponed();
        if (context_->keeper().wanted()) mark_what_was_before();
        // A look is cheaper than a store, which takes the line from the other processors.
        if (!may_be_busy_.load(std::memory_order_relaxed)) may_be_busy_ = true;
    }
    void note_idle() const { may_be_busy_ = false; }
    const std::string &label() const { return label_; }

    // Keeps `command` for the moment before the next command. Returns false if there is one already, or if the
    // queue may get commands that the library does not see.
    bool postpone(std::unique_ptr<PostponedCommand> &command) const;
    // Throws what OpenCL says; the next call tries again what is left.
    void enqueue_postponed() const;
    // Calls `is_over(PostponedCommand &)` if there is one, and drops it if that returns true. Returns whether it
    // was dropped.
    template <typename IsOver> bool drop_postponed_if(IsOver is_over) const
    {
        std::unique_ptr<PostponedCommand> dropped;
        if (!has_postponed_) return false;
        const std::lock_guard lock(postponed_mutex_);
        if (!postponed_ || !is_over(*postponed_)) return false;
        dropped = std::move(postponed_);
        has_postponed_ = false;
        return true;
    }

    // Enqueues a point behind all commands before it and `waits`; commands after a barrier come after it, those
    // after a mark need not.
    ClEvent mark(std::span<const cl_event> waits) const;
    ClEvent barrier(std::span<const cl_event> waits) const;
    // The same for a PostponedCommand.
    ClEvent barrier_of_postponed(std::span<const cl_event> waits) const;

    void flush() const;
    void finish() const;

private:
    // Must be called with postponed_mutex_ held. Returns the enqueued command, to be destroyed without it.
    std::unique_ptr<PostponedCommand> enqueue_postponed_now() const;
    // Once for each time that events begin to be kept.
    void mark_what_was_before() const;
    template <typename Enqueue>
    ClEvent enqueue(Enqueue function, const char *name, std::span<const cl_event> waits) const;

    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Queue(Ref<Context> context, ClQueue queue, std::string label);

    Ref<Context> context_;
    ClQueue queue_;
    // Of the context.
    Device *device_;
    mutable std::atomic<bool> may_be_busy_{false};
    mutable std::atomic<bool> has_postponed_{false};
    mutable std::atomic<bool> native_exposed_{false};
    mutable std::mutex postponed_mutex_;
    mutable std::unique_ptr<PostponedCommand> postponed_;
    // Of the keeper, in which this queue was marked
    mutable std::atomic<uint32_t> marked_round_{0};
    bool blocks_;
    // Whether commands that fail need the care of EventKeeper and EnqueueLock
    bool needs_marks_;
    cl_command_queue_properties properties_ = 0;
    std::string label_;
};

}  // namespace clgl
