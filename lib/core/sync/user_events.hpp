// Tracks the unsignalled user events of a context. Commands may wait for such an event forever.
#pragma once

#include "base/lock_order.hpp"
#include "core/sync/kept_events.hpp"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace clgl
{

// The code that signals a user event.
enum class SignalledBy {
    // The application, at an unknown time. The thread that has to signal may be the thread that waits for the
    // event.
    program,
    // A thread of the library or the driver, when GL commands or a host function have ended
    library,
};

class UserEvents
{
public:
    UserEvents() = default;
    UserEvents(const UserEvents &) = delete;
    UserEvents &operator=(const UserEvents &) = delete;

    // Must be called if a driver of the context has Quirk::failed_commands, before the context is used.
    void keep_commands() { kept_ = std::make_unique<KeptEvents>(); }
    // Stores the event of a command if keeps_commands() is true.
    void keep(const ClEvent &event)
    {
        if (keeps_commands() && event) kept_->add(event);
    }
    // Returns whether each command must be enqueued with an event that is passed to keep(). Returns true if
    // keep_commands() was called and a user event is unsignalled.
    bool keeps_commands() const { return kept_ && any(); }
    // Returns the stored events; nullptr unless keep_commands() was called.
    KeptEvents *kept() const { return kept_.get(); }

    // Must be called after a user event was created (note_created) or signalled (note_signalled).
    void note_created(SignalledBy signaller);
    void note_signalled(SignalledBy signaller);
    // Adds a user event for which note_signalled is not called. The event is polled instead.
    void watch(const ClEvent &user_event, SignalledBy signaller);
    // Polls the watched events. If no user event is unsignalled, also releases stored events that are no longer
    // needed.
    void tidy();

    // Must be called when a user event fails.
    void note_failure() { any_failed_ = true; }
    // Returns whether a user event of the context has failed.
    bool any_failed() const { return any_failed_; }

    // Returns whether there are unsignalled user events, according to the last poll.
    bool any() const { return unsignalled_.load(std::memory_order_relaxed) != 0; }
    // Poll first, then return whether there are unsignalled user events. any_of_program counts only user events
    // that the application signals.
    bool any_now();
    bool any_of_program();

private:
    struct Watched {
        ClEvent event;
        SignalledBy signaller;
    };

    // Removes and returns the watched events that have ended. Must be called with the mutex held.
    std::vector<ClEvent> take_ended();

    std::unique_ptr<KeptEvents> kept_;
    std::atomic<bool> any_failed_{false};
    std::atomic<int> unsignalled_{0};
    // The number of unsignalled user events that the application signals
    std::atomic<int> of_program_{0};
    OrderedMutex<LockOrder::watched_user_events> mutex_;
    std::vector<Watched> watched_;
};

ClEvent make_user_event(cl_context context);

// Ends a user event with `status`, which is CL_COMPLETE or a negative error. Returns an OpenCL error code.
cl_int end_user_event(const ClEvent &event, cl_int status) noexcept;
// Ends a user event for which commands of this context may wait. If `status` is an error and keep_commands() was
// called, calls KeptEvents::settle first.
cl_int end_user_event(UserEvents &events, const ClEvent &event, cl_int status) noexcept;

// Returns whether a command with the wait list `waits` would wait for an unsignalled user event. In this case,
// NVIDIA 580 blocks calls that use imported memory or a semaphore. The blocked thread may be the thread that
// should signal. If the context has unsignalled user events, enqueues and flushes a marker for the test.
bool blocks_on_user_event(UserEvents &events, cl_command_queue queue, std::span<const cl_event> waits);

}  // namespace clgl
