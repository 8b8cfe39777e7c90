// A command queue of a context.
#pragma once

#include "base/lock_order.hpp"
#include "core/context/context.hpp"
#include "core/context/native_queue.hpp"
#include "core/sync/enqueue_lock.hpp"

#include <clgl/queue.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <span>

namespace clgl
{

class Queue;

// A command that a queue enqueues only before its next one.
class PostponedCommand
{
public:
    virtual ~PostponedCommand() = default;
    // Enqueues the command. Called with the queue's mutex for postponed commands held: must not call note_busy().
    // After a failure it is called again, and continues.
    virtual void enqueue(const Queue &queue) = 0;
};

class Queue : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::queue;

    Queue(Ref<Context> context, const clgl_queue_desc &desc);
    ~Queue() override;
    // Returns another queue of the same device and properties. Throws as clgl_queue_duplicate documents.
    Ref<Queue> duplicate() const;

    Context &context() const { return *context_; }
    Device &device() const { return *device_; }
    clgl_queue_info info() const;
    // Must be called again for each command, with the lock of lock_to_enqueue held.
    cl_command_queue native() const { return queue_.get(); }
    // Notes that the application has the cl_command_queue and may enqueue commands that the library does not see.
    cl_command_queue expose_native() const;
    bool native_exposed() const { return native_exposed_; }
    bool out_of_order() const { return properties_ & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE; }
    // True if blocking calls of the driver return only when their command has ended
    bool blocks() const { return blocks_; }
    // True if commands may be enqueued by blocking calls; not where lock_to_enqueue locks
    bool may_block() const { return blocks_ && !needs_marks_; }
    // True if commands that the library enqueued may be running
    bool may_be_busy() const { return may_be_busy_; }
    // Held while a command is enqueued that waits for these, and its event is kept. Throws
    // CLGL_ERROR_COMMAND_FAILED if one of them has failed and the driver would never run the command, or any
    // command after it.
    EnqueueLock lock_to_enqueue(std::span<const cl_event> waits) const;
    // Must be called before each command. Throws as mark and enqueue_postponed.
    void note_busy() const
    {
        if (has_postponed_.load(std::memory_order_acquire)) enqueue_postponed();
        if (needs_marks_ && context_->user_events().any()) mark_what_was_before();
        // A load is cheaper than a store, which invalidates the cache line of other processors.
        if (!may_be_busy_.load(std::memory_order_relaxed)) may_be_busy_ = true;
    }
    void note_idle() const { may_be_busy_ = false; }
    const std::string &label() const { return label_; }

    // Keeps `command` until the next command. Returns false if there is one already, or if the application has
    // the cl_command_queue.
    bool postpone(std::unique_ptr<PostponedCommand> &command) const;
    // Enqueues the postponed command, if there is one. After a failure the next call continues.
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

    // Enqueue a marker or barrier behind all commands so far and `waits`, and return its event. Commands after a
    // barrier wait for it; commands after a marker need not.
    ClEvent mark(std::span<const cl_event> waits) const;
    ClEvent barrier(std::span<const cl_event> waits) const;
    // Enqueues a barrier for a PostponedCommand.
    ClEvent barrier_of_postponed(std::span<const cl_event> waits) const;

    void flush() const;
    // Used to wait after a failure
    void try_to_flush() const noexcept;
    void finish() const;

private:
    // Must be called with postponed_mutex_ held. Returns the enqueued command, to be destroyed without it.
    std::unique_ptr<PostponedCommand> enqueue_postponed_now() const;
    // Enqueues a marker in each round of KeptEvents, for the commands before it.
    void mark_what_was_before() const;
    EnqueueLock lock_behind_postponed(std::span<const cl_event> waits) const;
    template <typename Enqueue>
    ClEvent enqueue(Enqueue function, const char *name, std::span<const cl_event> waits) const;

    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Queue(Ref<Context> context, ClQueue queue, std::string label, bool adopted);

    Ref<Context> context_;
    mutable NativeQueue queue_;
    // One of the context's devices
    Device *device_;
    mutable std::atomic<bool> may_be_busy_{false};
    mutable std::atomic<bool> has_postponed_{false};
    mutable std::atomic<bool> native_exposed_{false};
    mutable OrderedMutex<LockOrder::postponed_command> postponed_mutex_;
    mutable std::unique_ptr<PostponedCommand> postponed_;
    // The round of KeptEvents in which this queue was marked last
    mutable std::atomic<uint32_t> marked_round_{0};
    bool blocks_;
    // True if failing commands need KeptEvents and EnqueueLock
    bool needs_marks_;
    cl_command_queue_properties properties_ = 0;
    std::string label_;
};

}  // namespace clgl
