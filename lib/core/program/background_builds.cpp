#include "core/program/background_builds.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "core/sync/library_thread.hpp"
#include "core/sync/waiter_thread.hpp"

#include <condition_variable>
#include <mutex>

namespace clgl
{

struct ProgramBuilds::State {
    OrderedMutex<LockOrder::background_builds> mutex;
    std::condition_variable_any ended;
    int running = 0;

    void change(int by)
    {
        std::lock_guard lock(mutex);
        running += by;
        ended.notify_all();
    }
};

namespace
{

// Identifies the program whose job runs on this thread; nullptr if no job runs on this thread
thread_local const void *current_state = nullptr;

}  // namespace

ProgramBuilds::ProgramBuilds() : state_(std::make_shared<State>()) {}

void ProgramBuilds::start(std::function<void()> job)
{
    state_->change(1);
    try {
        watch_process_end();
        start_unjoined([state = state_, job = std::move(job)]() mutable {
            current_state = state.get();
            {
                const log::Postpone until_job_ends;
                job();
                job = nullptr;
            }
            state->change(-1);
        });
    } catch (...) {
        state_->change(-1);
        throw;
    }
}

void ProgramBuilds::wait()
{
    const std::shared_ptr<State> state = state_;
    if (current_state == state.get()) return;
    std::unique_lock lock(state->mutex);
    state->ended.wait(lock, [&] { return state->running == 0; });
}

}  // namespace clgl
