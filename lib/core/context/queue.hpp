// A command queue of a context.
#pragma once

#include "core/context/context.hpp"

#include <clgl/queue.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <span>

namespace clgl
{

class PostponedAcquire;
struct Acquisition;
struct HandOverItem;

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
    // Whether commands may be under way, as far as the library knows; it does not see those of the program's own
    // calls of OpenCL.
    bool may_be_busy() const { return may_be_busy_; }
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

    // The part on OpenCL of an acquire, to be enqueued before the next command. False if there is one already, or
    // the queue may get commands that the library does not see.
    bool postpone(std::unique_ptr<PostponedAcquire> &acquire) const;
    // Throws what OpenCL says; the next call tries again what is left.
    void enqueue_postponed() const;
    // For a release of these: whether their acquire was postponed until now, and is over herewith.
    bool take_postponed(const std::vector<HandOverItem> &items) const;
    // For an acquisition that ends with its object: whether OpenCL has nothing of it. The others of its acquire
    // keep their turn.
    bool leave_postponed(const Acquisition &gone) const;

    // Enqueues a point behind all commands before it and `waits`; commands after a barrier come after it, those
    // after a mark need not.
    ClEvent mark(std::span<const cl_event> waits) const;
    ClEvent barrier(std::span<const cl_event> waits) const;

    void flush() const;
    void finish() const;

private:
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
    // Enqueueing comes back to note_busy.
    mutable std::recursive_mutex postponed_mutex_;
    mutable std::unique_ptr<PostponedAcquire> postponed_;
    // Of the keeper, in which this queue was marked
    mutable std::atomic<uint32_t> marked_round_{0};
    bool blocks_;
    // Whether what a failed command was behind must be known
    bool needs_marks_;
    cl_command_queue_properties properties_ = 0;
    std::string label_;
};

}  // namespace clgl
