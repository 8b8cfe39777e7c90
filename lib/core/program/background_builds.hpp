// The threads on which programs are built when the caller does not wait.
//
// Drivers can build in the background too, but most call back before the call returns, and some never: a thread
// of the library's own behaves the same everywhere.
#pragma once

#include <functional>
#include <memory>

namespace clgl
{

// The builds of one program.
class ProgramBuilds
{
public:
    ProgramBuilds();

    // Runs a job on a new thread; what it holds goes there, too, before wait() returns.
    void start(std::function<void()> job);
    // Until all jobs have ended; at once if one of them calls.
    void wait();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace clgl
