// A thread that waits for fences where nobody else can, and tells when they are signalled.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <memory>

namespace clgl
{

// Has the end of the process noticed, before the exit handlers of the drivers that are loaded by now.
void watch_process_end();
// Returns whether exit handlers run that may have ended the drivers.
bool process_is_ending() noexcept;

class Waiter
{
public:
    // Waits up to so many nanoseconds; true when signalled. Throws when it cannot wait any more.
    using Wait = std::function<bool(int64_t timeout_ns)>;
    // Called once, on the thread, outside all locks; `signalled` is false if waiting failed.
    using Done = std::function<void(bool signalled)>;

    // What a thread leaves: all that jobs made current there, or, where the process ends, its claim to it alone.
    enum class Leave { all, claim };

    // `leave` runs on the thread when it ends, and when leaver() asks for it.
    explicit Waiter(std::function<void(Leave)> leave = [](Leave) {});
    ~Waiter();
    Waiter(const Waiter &) = delete;
    Waiter &operator=(const Waiter &) = delete;

    // The thread starts with the first job.
    void add(Wait wait, Done done);
    // Until an event has completed or failed; its queue must have been flushed.
    void add(const ClEvent &event, Done done);

    // A function that has the thread leave what it made current, soon after its return. It may outlive this.
    std::function<void()> leaver() const;

    // Gives the jobs up to so many nanoseconds to end, with all that they hold. Not on the thread.
    void drain(int64_t timeout_ns);

private:
    struct State;
    static void run(const std::shared_ptr<State> &shared);

    std::shared_ptr<State> state_;
};

}  // namespace clgl
