// The user events of a context that have not ended yet. Commands may wait for them forever.
#pragma once

#include "base/lock_order.hpp"
#include "core/sync/kept_events.hpp"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace clgl
{

// The side that signals a user event.
enum class SignalledBy {
    // The application, at an unknown time; maybe the thread that would wait for it
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

    // Must be called before the context is used if a driver has Quirk::failed_commands.
    void keep_commands() { kept_ = std::make_unique<KeptEvents>(); }
    // Keeps the event of a command if there are user events and the driver needs that.
    void keep(const ClEvent &event)
    {
        if (keeps_commands() && event) kept_->add(event);
    }
    // True if commands must be enqueued with an event, which is kept
    bool keeps_commands() const { return kept_ && any(); }
    // nullptr if no driver of the context needs it
    KeptEvents *kept() const { return kept_.get(); }

    // Must be called when a user event is created and when it was signalled.
    void note_created(SignalledBy signaller);
    void note_signalled(SignalledBy signaller);
    // Adds a user event whose end is not reported: it is polled.
    void watch(const ClEvent &user_event, SignalledBy signaller);
    // Polls the watched events, and releases kept events that are no longer needed.
    void tidy();

    // True if there are any, according to the last poll
    bool any() const { return unsignalled_.load(std::memory_order_relaxed) != 0; }
    // Return whether there are any now, and whether there are any that the application signals.
    bool any_now();
    bool any_of_program();

private:
    struct Watched {
        ClEvent event;
        SignalledBy signaller;
    };

    // Returns the watched events that have ended. Must be called with the mutex held.
    std::vector<ClEvent> take_ended();

    std::unique_ptr<KeptEvents> kept_;
    std::atomic<int> unsignalled_{0};
    // The number of these that the application signals
    std::atomic<int> of_program_{0};
    OrderedMutex<LockOrder::watched_user_events> mutex_;
    std::vector<Watched> watched_;
};

ClEvent make_user_event(cl_context context);

// Returns the OpenCL code. `status` is CL_COMPLETE or an error.
cl_int end_user_event(const ClEvent &event, cl_int status) noexcept;
// Ends a user event that may fail, and that commands of this context may wait for.
cl_int end_user_event(UserEvents &events, const ClEvent &event, cl_int status) noexcept;

// Returns whether the next command of a queue, behind `waits` too, would wait for an unsignalled user event.
// NVIDIA 580 then blocks the call itself if it concerns imported memory or a semaphore, and so maybe the thread
// that signals.
bool blocks_on_user_event(UserEvents &events, cl_command_queue queue, std::span<const cl_event> waits);

}  // namespace clgl
