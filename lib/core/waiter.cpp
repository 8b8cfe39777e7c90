#include "core/waiter.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace clgl
{

struct Job {
    Waiter::Wait wait;
    Waiter::Done done;
};

struct Waiter::State {
    std::function<void()> prepare, finish;
    std::mutex mutex;
    std::condition_variable changed;
    std::list<Job> jobs;
    bool stop = false;
    std::thread thread;
};

namespace
{

// Fences of several contexts may be signalled in any order, so each is waited for in turn, and all within this
// time.
constexpr int64_t round_ns = 1'000'000;

enum class Outcome { pending, signalled, failed };

Outcome poll(const Job &job, int64_t turn_ns)
{
    try {
        return job.wait(turn_ns) ? Outcome::signalled : Outcome::pending;
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("waiting for a fence failed: ", error.what()));
        return Outcome::failed;
    }
}

bool succeeds(const std::function<void()> &step)
{
    try {
        step();
        return true;
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("on the thread that waits for fences: ", error.what()));
        return false;
    }
}

}  // namespace

Waiter::Waiter(std::function<void()> prepare, std::function<void()> finish) : state_(std::make_shared<State>())
{
    state_->prepare = std::move(prepare);
    state_->finish = std::move(finish);
}

Waiter::~Waiter()
{
    {
        std::lock_guard lock(state_->mutex);
        state_->stop = true;
        state_->changed.notify_all();
    }
    if (!state_->thread.joinable()) return;
    // The last reference may be dropped by what a job calls, on the thread itself.
    if (state_->thread.get_id() == std::this_thread::get_id())
        state_->thread.detach();
    else
        state_->thread.join();
}

void Waiter::run(State &state)
{
    const bool can_wait = succeeds(state.prepare);
    std::unique_lock lock(state.mutex);
    for (;;) {
        state.changed.wait(lock, [&] { return state.stop || !state.jobs.empty(); });
        if (state.jobs.empty()) break;
        std::list<Job> job;
        job.splice(job.end(), state.jobs, state.jobs.begin());
        const int64_t turn_ns = round_ns / static_cast<int64_t>(1 + state.jobs.size());
        lock.unlock();
        const Outcome outcome = can_wait ? poll(job.front(), turn_ns) : Outcome::failed;
        if (outcome != Outcome::pending) {
            job.front().done(outcome == Outcome::signalled);
            // What the job holds goes here, outside the lock.
            job.clear();
        }
        lock.lock();
        state.jobs.splice(state.jobs.end(), job);
    }
    lock.unlock();
    succeeds(state.finish);
}

void Waiter::add(Wait wait, Done done)
{
    std::lock_guard lock(state_->mutex);
    if (!state_->thread.joinable()) state_->thread = std::thread([state = state_] { run(*state); });
    state_->jobs.push_back({std::move(wait), std::move(done)});
    state_->changed.notify_all();
}

}  // namespace clgl
