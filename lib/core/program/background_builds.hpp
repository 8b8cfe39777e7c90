// Builds programs on background threads.
//
// Background builds of the drivers are not used, because most drivers call the callback before the build function
// returns, and some never call it.
#pragma once

#include <functional>
#include <memory>

namespace clgl
{

// The background builds of one program.
class ProgramBuilds
{
public:
    ProgramBuilds();

    // Runs `job` on a new thread. The job is destroyed on that thread before wait() returns.
    void start(std::function<void()> job);
    // Waits until all jobs have ended. Returns immediately if a job of this program calls this function.
    void wait();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace clgl
