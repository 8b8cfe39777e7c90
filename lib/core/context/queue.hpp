// Represents a command queue of a context.
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

// A command that is enqueued only when the next command of the queue is enqueued.
class PostponedCommand
{
public:
    virtual ~PostponedCommand() = default;
    // Enqueues the command. Called with the mutex for postponed commands held, so it must not call note_busy().
    // If it throws, the next call must continue from there.
    virtual void enqueue(const Queue &queue) = 0;
};

class Queue : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::queue;

    Queue(Ref<Context> context, const clgl_queue_desc &desc);
    ~Queue() override;
    // Returns another queue with the same device and properties. Throws the errors that clgl_queue_duplicate
    // documents.
    Ref<Queue> duplicate() const;

    Context &context() const { return *context_; }
    Device &device() const { return *device_; }
    clgl_queue_info info() const;
    // Returns the cl_command_queue, which may change: call this for each command, with the lock of
    // lock_to_enqueue held.
    cl_command_queue native() const { return queue_.get(); }
    // Returns the cl_command_queue for the application, which may then enqueue commands that the library does not
    // see.
    cl_command_queue expose_native() const;
    bool native_exposed() const { return native_exposed_; }
    bool out_of_order() const { return properties_ & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE; }
    // Returns whether blocking calls of the driver return only after their command has ended.
    bool blocks() const { return blocks_; }
    // Returns whether commands may be enqueued by blocking calls. This is false if lock_to_enqueue takes the
    // lock.
    bool may_block() const { return blocks_ && !needs_marks_; }
    // Returns whether commands of the library may be running in this queue.
    bool may_be_busy() const { return may_be_busy_; }
    // Returns a lock that must be held while a command with this wait list is enqueued and its event is passed to
    // UserEvents::keep. Throws CLGL_ERROR_COMMAND_FAILED if an event in the list has failed, and the driver would
    // then never run this command or later ones.
    EnqueueLock lock_to_enqueue(std::span<const cl_event> waits) const;
    // Must be called before each command. Throws the errors of mark and enqueue_postponed.
    void note_busy() const
    {
        if (has_postponed_.load(std::memory_order_acquire)) enqueue_postponed();
        if (needs_marks_ && context_->user_events().any()) mark_what_was_before();
        // A load is faster than a store, which invalidates the cache line of other processors.
        if (!may_be_busy_.load(std::memory_order_relaxed)) may_be_busy_ = true;
    }
    void note_idle() const { may_be_busy_ = false; }
    const std::string &label() const { return label_; }

    // Stores `command` until the next command is enqueued. Returns false if a postponed command exists already,
    // or if the application has the cl_command_queue.
    bool postpone(std::unique_ptr<PostponedCommand> &command) const;
    // Enqueues the postponed command, if it exists. If this throws, the next call continues.
    void enqueue_postponed() const;
    // Calls `is_over(PostponedCommand &)` for the postponed command. If it returns true, drops the command
    // without enqueueing it, and returns true.
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

    // Enqueue a marker or barrier that waits for all earlier commands and for `waits`, and return its event.
    // Later commands wait for a barrier, but need not wait for a marker.
    ClEvent mark(std::span<const cl_event> waits) const;
    ClEvent barrier(std::span<const cl_event> waits) const;
    // Enqueues a barrier on behalf of a PostponedCommand.
    ClEvent barrier_of_postponed(std::span<const cl_event> waits) const;

    void flush() const;
    // Flushes and ignores errors, for waits after a failure.
    void try_to_flush() const noexcept;
    void finish() const;

private:
    // Returns the enqueued command, which must be destroyed after unlocking. Must be called with postponed_mutex_
    // held.
    std::unique_ptr<PostponedCommand> enqueue_postponed_now() const;
    // Enqueues a marker once in each round of KeptEvents. Its event represents the commands that were enqueued
    // before the round.
    void mark_what_was_before() const;
    EnqueueLock lock_behind_postponed(std::span<const cl_event> waits) const;
    template <typename Enqueue>
    ClEvent enqueue(Enqueue function, const char *name, std::span<const cl_event> waits) const;

    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Queue(Ref<Context> context, ClQueue queue, std::string label, bool adopted);

    Ref<Context> context_;
    mutable NativeQueue queue_;
    // A device of the context
    Device *device_;
    mutable std::atomic<bool> may_be_busy_{false};
    mutable std::atomic<bool> has_postponed_{false};
    mutable std::atomic<bool> native_exposed_{false};
    mutable OrderedMutex<LockOrder::postponed_command> postponed_mutex_;
    mutable std::unique_ptr<PostponedCommand> postponed_;
    // The last round of KeptEvents in which this queue was marked
    mutable std::atomic<uint32_t> marked_round_{0};
    bool blocks_;
    // True if the driver needs KeptEvents and EnqueueLock, because of Quirk::failed_commands
    bool needs_marks_;
    cl_command_queue_properties properties_ = 0;
    std::string label_;
};

}  // namespace clgl
