// A thread that waits for fences where nobody else can, and tells when they are signalled.
#pragma once

#include "driver/cl.hpp"

#include <cstdint>
#include <functional>
#include <memory>

namespace clgl
{

class Waiter
{
public:
    // Waits up to so many nanoseconds; true when signalled. Throws when it cannot wait any more.
    using Wait = std::function<bool(int64_t timeout_ns)>;
    // Called once, on the thread, outside all locks; `signalled` is false if waiting failed.
    using Done = std::function<void(bool signalled)>;

    // `prepare` runs first on the thread: it makes the helper context current, say; `finish` runs last.
    Waiter(std::function<void()> prepare, std::function<void()> finish);
    ~Waiter();
    Waiter(const Waiter &) = delete;
    Waiter &operator=(const Waiter &) = delete;

    // The thread starts with the first job.
    void add(Wait wait, Done done);
    // Until an event has completed or failed; its queue must have been flushed.
    void add(const ClEvent &event, Done done);

    // Gives the jobs up to so many nanoseconds to end, with all that they hold. Not on the thread.
    void drain(int64_t timeout_ns);

private:
    struct State;
    static void run(const std::shared_ptr<State> &shared);

    std::shared_ptr<State> state_;
};

}  // namespace clgl
