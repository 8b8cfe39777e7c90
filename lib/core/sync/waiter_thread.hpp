// A thread that waits for events and GL syncs, and calls a function when a wait ends.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <memory>

namespace clgl
{

// Registers an exit handler that stops waiter threads. The handler runs before the exit handlers of drivers that
// are already loaded.
void watch_process_end();
// Returns whether this exit handler has started. Drivers may already have been shut down.
bool process_is_ending() noexcept;

class Waiter
{
public:
    // Waits at most `timeout_ns` nanoseconds. Returns whether the wait has ended. Throws an error if it cannot
    // wait.
    using Wait = std::function<bool(int64_t timeout_ns)>;
    // Called once, on the waiter thread, with no mutex locked except the gate of ProcessEnd, which is locked for
    // sharing. Not called if the process ends first. `signalled` is false if the wait failed.
    using Done = std::function<void(bool signalled)>;

    // Selects what the thread releases: the GL context that jobs made current and the mutex of that context
    // (all), or only the mutex (claim). When the process ends, only the mutex is released, because GL must not be
    // called.
    enum class Leave { all, claim };

    // `leave` is called on the waiter thread when the thread ends, and after the function from leaver() was
    // called.
    explicit Waiter(std::function<void(Leave)> leave = [](Leave) {});
    ~Waiter();
    Waiter(const Waiter &) = delete;
    Waiter &operator=(const Waiter &) = delete;

    // Adds a job. The first job starts the thread.
    void add(Wait wait, Done done);
    // Adds a job that waits until an event has completed or failed; `signalled` is true in both cases. The queue
    // of the event must have been flushed.
    void add(const ClEvent &event, Done done);

    // Keeps `used` until an event has completed or failed, for drivers that use the parameters of a command later
    // than OpenCL permits. The queue of the event must have been flushed. If memory is exhausted, waits.
    void keep_until_ended(const ClEvent &event, std::shared_ptr<const void> used) noexcept;

    // Returns a function that makes the waiter thread call `leave`, and does not wait for that call. The function
    // may outlive the Waiter.
    std::function<void()> leaver() const;

    // Waits at most `timeout_ns` nanoseconds until all jobs have ended and are destroyed. Does nothing on the
    // waiter thread.
    void drain(int64_t timeout_ns);

private:
    struct State;
    static void run(const std::shared_ptr<State> &shared);

    std::shared_ptr<State> state_;
};

}  // namespace clgl
