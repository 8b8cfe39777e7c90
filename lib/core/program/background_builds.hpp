// The threads on which programs are built in the background.
//
// The drivers' own background builds are not used: most call back before the call returns, and some never.
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

    // Runs a job on a new thread and destroys it there, before wait() returns.
    void start(std::function<void()> job);
    // Waits until all jobs have ended. Returns at once if one of them calls it.
    void wait();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace clgl
