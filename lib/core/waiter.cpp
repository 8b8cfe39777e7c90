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

// Fences of several contexts may be signalled in any order, so each is waited for in short turns.
constexpr int64_t turn_ns = 1'000'000;

enum class Outcome { pending, signalled, failed };

Outcome poll(const Job &job)
{
    try {
        return job.wait(turn_ns) ? Outcome::signalled : Outcome::pending;
    } catch (const Error &error) {
        log::write(CLGL_LOG_ERROR, text("waiting for a fence of OpenGL failed: ", error.what()));
        return Outcome::failed;
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
    state.prepare();
    std::unique_lock lock(state.mutex);
    for (;;) {
        state.changed.wait(lock, [&] { return state.stop || !state.jobs.empty(); });
        if (state.jobs.empty()) break;
        std::list<Job> job;
        job.splice(job.end(), state.jobs, state.jobs.begin());
        lock.unlock();
        const Outcome outcome = poll(job.front());
        if (outcome != Outcome::pending) {
            job.front().done(outcome == Outcome::signalled);
            // What the job holds goes here, outside the lock.
            job.clear();
        }
        lock.lock();
        state.jobs.splice(state.jobs.end(), job);
    }
    lock.unlock();
    state.finish();
}

void Waiter::add(Wait wait, Done done)
{
    std::lock_guard lock(state_->mutex);
    state_->jobs.push_back({std::move(wait), std::move(done)});
    state_->changed.notify_all();
    if (state_->thread.joinable()) return;
    state_->thread = std::thread([state = state_] { run(*state); });
}

}  // namespace clgl
