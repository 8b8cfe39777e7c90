// A thread that waits for fences, and calls a function when one is signalled.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <memory>

namespace clgl
{

// Registers an exit handler that stops waiter threads. It runs before the exit handlers of drivers that are
// loaded already.
void watch_process_end();
// Returns whether exit handlers are running. Drivers may have been shut down by then.
bool process_is_ending() noexcept;

class Waiter
{
public:
    // Waits up to `timeout_ns`, and returns whether the fence is signalled. Throws an error if it cannot wait.
    using Wait = std::function<bool(int64_t timeout_ns)>;
    // Called once, on the waiter thread, with no mutex held. `signalled` is false if waiting failed.
    using Done = std::function<void(bool signalled)>;

    // Resources that the thread must release: the GL context that jobs made current, or only the lock of that
    // context. The latter applies when the process ends, because GL must not be called then.
    enum class Leave { all, claim };

    // `leave` is called on the waiter thread when it ends, and when the function from leaver() was called.
    explicit Waiter(std::function<void(Leave)> leave = [](Leave) {});
    ~Waiter();
    Waiter(const Waiter &) = delete;
    Waiter &operator=(const Waiter &) = delete;

    // Adds a job. The first job starts the thread.
    void add(Wait wait, Done done);
    // Adds a job that waits for an event. The queue of the event must have been flushed.
    void add(const ClEvent &event, Done done);

    // Returns a function that requests a call of `leave` on the thread, without waiting for the call. The
    // function may outlive the Waiter.
    std::function<void()> leaver() const;

    // Waits up to `timeout_ns` until all jobs have ended and are destroyed. Does nothing on the waiter thread.
    void drain(int64_t timeout_ns);

private:
    struct State;
    static void run(const std::shared_ptr<State> &shared);

    std::shared_ptr<State> state_;
};

}  // namespace clgl
