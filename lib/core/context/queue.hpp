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
#include <vector>

namespace clgl
{

class Queue;

// A command that is enqueued only before the next command of the queue, in finish(), or in expose_native().
class PostponedCommand
{
public:
    virtual ~PostponedCommand() = default;
    // Enqueues the command. Must not call note_busy(), because the mutex for postponed commands is locked. If
    // this function throws, the next call must continue where this call stopped.
    virtual void enqueue(const Queue &queue) = 0;
};

// The part of a command that the library ends after the driver has ended its own part. finish() ends this part
// if no other thread has ended it.
class CommandRest : public Counted
{
public:
    virtual bool ended() const noexcept = 0;
    // Ends this part if the driver has ended its part. When the call returns, this part has ended.
    virtual void end_if_due() noexcept = 0;
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
    // Returns the cl_command_queue, which the library may replace. Must be called again for each command, with
    // the lock of lock_to_enqueue held.
    cl_command_queue native() const { return queue_.get(); }
    // Returns the cl_command_queue to pass to the application. Enqueues the postponed command first. Afterwards,
    // commands are no longer postponed and the cl_command_queue is not replaced.
    cl_command_queue expose_native() const;
    bool native_exposed() const { return native_exposed_; }
    bool out_of_order() const { return properties_ & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE; }
    // Returns whether the driver has Quirk::early_finish.
    bool finishes_early() const { return finishes_early_; }
    // Returns whether blocking calls of the driver return only after their command has ended.
    bool blocks() const { return blocks_; }
    // Returns whether the library may enqueue commands with blocking calls of the driver. A thread must not make
    // a blocking call while it holds an EnqueueLock.
    bool may_block() const { return blocks_ && !locks_to_enqueue(); }
    // Returns whether commands of the library may be running in this queue.
    bool may_be_busy() const { return may_be_busy_; }
    // Returns a lock for enqueuing a command with this wait list. It is locked only if the driver needs it. The
    // caller must hold the lock until it has passed the event of the command to UserEvents::keep. Throws
    // CLGL_ERROR_COMMAND_FAILED if a failed event in the list would prevent the command from ever running.
    EnqueueLock lock_to_enqueue(std::span<const cl_event> waits) const;
    // Must be called before each command. Throws the errors of mark and enqueue_postponed.
    void note_busy() const
    {
        if (has_postponed_.load(std::memory_order_acquire)) enqueue_postponed();
        mark_earlier();
        // Store only if necessary, because a store invalidates the cache line of other processors.
        if (!may_be_busy_.load(std::memory_order_relaxed)) may_be_busy_ = true;
    }
    void note_idle() const { may_be_busy_ = false; }
    // Makes sure that the events of all running commands are stored or represented by a stored marker. Must be
    // called before commands that wait for events and are enqueued without note_busy.
    void mark_earlier() const
    {
        if (needs_marks_ && context_->user_events().any()) mark_what_was_before();
    }
    // Returns the events of the commands of this queue that may still run when a later command of the queue has
    // ended. Must be called before the later command is enqueued. `waits`: whether the later command waits for
    // events, which may fail.
    //
    // In PoCL, a command ends at once if an event in its wait list fails, even if earlier commands of its queue
    // are running. Later commands then do not wait for the earlier commands, either.
    std::vector<ClEvent> unended_commands(bool waits) const;
    const std::string &label() const { return label_; }

    // Stores `command` as the postponed command. Returns false if there already is a postponed command, or if the
    // application has the cl_command_queue.
    bool postpone(std::unique_ptr<PostponedCommand> &command) const;
    // Enqueues the postponed command, if there is one. If this call throws, the next call continues the command.
    void enqueue_postponed() const;
    // Drops the postponed command without enqueueing it if `is_over(PostponedCommand &)` returns true. Returns
    // whether a command was dropped.
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
    // Enqueues a barrier for a PostponedCommand, like barrier() but without lock_to_enqueue and note_busy.
    ClEvent barrier_of_postponed(std::span<const cl_event> waits) const;

    void flush() const;
    // Flushes and ignores errors. Called before a wait that follows a failure.
    void try_to_flush() const noexcept;
    // Adds a part of a command to the parts that finish() ends.
    void add_rest(Ref<CommandRest> rest) const;
    // Waits until all commands have ended. Must be called with no mutex locked.
    void finish() const;

private:
    // Returns whether lock_to_enqueue locks its mutex.
    bool locks_to_enqueue() const { return needs_marks_ || queue_.is_replaceable(); }
    // Ends the rests of all commands that the driver has ended.
    void end_rests() const;
    // Enqueues the postponed command, if there is one, and returns it. The caller must destroy the result after
    // unlocking. Must be called with postponed_mutex_ held.
    std::unique_ptr<PostponedCommand> enqueue_postponed_now() const;
    // Enqueues a marker if the queue may be busy and no marker was enqueued since the last call of
    // KeptEvents::begin_round(). The event of the marker represents the commands enqueued before that call.
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
    mutable OrderedMutex<LockOrder::command_rests> rests_mutex_;
    mutable std::vector<Ref<CommandRest>> rests_;
    // The number of rests at which add_rest removes the rests that have ended
    mutable size_t tidy_rests_at_ = 16;
    // The value of KeptEvents::round() when the last marker was enqueued
    mutable std::atomic<uint32_t> marked_round_{0};
    bool blocks_;
    bool finishes_early_;
    // True if the driver needs KeptEvents and EnqueueLock because of Quirk::failed_commands
    bool needs_marks_;
    cl_command_queue_properties properties_ = 0;
    std::string label_;
};

}  // namespace clgl
