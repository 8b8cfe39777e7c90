// A thread that waits for fences and calls back when they are signalled.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <memory>

namespace clgl
{

// Registers an exit handler that runs before those of the drivers that are loaded by now.
void watch_process_end();
// Returns whether exit handlers are running that may have ended the drivers.
bool process_is_ending() noexcept;

class Waiter
{
public:
    // Waits up to `timeout_ns` and returns whether it was signalled. Throws if it cannot wait.
    using Wait = std::function<bool(int64_t timeout_ns)>;
    // Called once, on the thread, with no mutex held; `signalled` is false if waiting failed.
    using Done = std::function<void(bool signalled)>;

    // The extent of a leave: everything that jobs made current, or, at the end of the process, only its claim to
    // it.
    enum class Leave { all, claim };

    // `leave` runs on the thread when it ends, and when leaver() asks for it.
    explicit Waiter(std::function<void(Leave)> leave = [](Leave) {});
    ~Waiter();
    Waiter(const Waiter &) = delete;
    Waiter &operator=(const Waiter &) = delete;

    // The thread starts with the first job.
    void add(Wait wait, Done done);
    // Waits for an event, whose queue must have been flushed.
    void add(const ClEvent &event, Done done);

    // Returns a function that makes the thread leave what it made current, soon after it returns. It may outlive
    // the waiter.
    std::function<void()> leaver() const;

    // Waits up to `timeout_ns` until all jobs have ended and are destroyed. Must not be called on the thread.
    void drain(int64_t timeout_ns);

private:
    struct State;
    static void run(const std::shared_ptr<State> &shared);

    std::shared_ptr<State> state_;
};

}  // namespace clgl
