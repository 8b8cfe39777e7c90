#include "core/sync/waiter_thread.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/platform/pause.hpp"
#include "base/platform/process.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/object/handles.hpp"
#include "core/sync/event_wait.hpp"
#include "core/sync/library_thread.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <list>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <utility>
#include <vector>

namespace clgl
{

struct Job {
    Waiter::Wait wait;
    Waiter::Done done;
};

struct Waiter::State {
    std::function<void(Leave)> leave;
    OrderedMutex<LockOrder::waiter_jobs> mutex;
    std::condition_variable_any changed;
    std::condition_variable_any idle;
    std::list<Job> jobs;
    // True while the thread processes jobs, which are then not in `jobs`
    bool at_work = false;
    bool stop = false;
    bool asked_to_leave = false;
    // One element, which may be handed to leave_unjoined() without an allocation
    std::list<LibraryThread> node = std::list<LibraryThread>(1);

    std::thread &thread() { return node.front().thread; }
};

namespace
{

// Several jobs are polled in rounds, with a pause in ns after each round. The pause doubles, up to this value,
// while no job ends. For a single job, the thread waits with the pause as the timeout.
constexpr int64_t longest_round_pause_ns = 500'000;
// With several jobs the pause is at least this multiple of the duration of a round. This minimum is limited to
// longest_pause_per_job_ns times the number of jobs.
constexpr int64_t pause_per_round = 9;
constexpr int64_t longest_pause_per_job_ns = 4'000;

class Pace
{
public:
    // Returns the timeout for the wait of a single job.
    int64_t turn_ns() const { return pause_ns_; }
    // Returns the pause in ns after a round that took `round_ns`. `pending`: the number of remaining jobs.
    // `found`: true if a job has ended.
    int64_t pause_after(int64_t round_ns, size_t pending, bool found)
    {
        // Do not measure rounds in which a job ended, because its callback takes time.
        if (!found && pending > 1) round_ns_ = round_ns;
        pause_ns_ = found ? first_pause_ns : std::clamp(2 * pause_ns_, first_pause_ns, longest_round_pause_ns);
        if (pending <= 1) return 0;
        return std::max(
            found ? 0 : pause_ns_,
            std::min(pause_per_round * round_ns_, longest_pause_per_job_ns * static_cast<int64_t>(pending)));
    }

private:
    int64_t pause_ns_ = first_pause_ns;
    int64_t round_ns_ = 0;
};

enum class Outcome { pending, signalled, failed };

Outcome poll(const Job &job, int64_t timeout_ns)
{
    try {
        return job.wait(timeout_ns) ? Outcome::signalled : Outcome::pending;
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("waiting for a fence failed: ", error.what()));
        return Outcome::failed;
    }
}

// Polls all jobs. If there is only one, waits for it at most `turn_ns` nanoseconds. Calls the callbacks of jobs
// that have ended, and removes these jobs. Returns whether any job has ended.
bool look_at_all(std::list<Job> &jobs, int64_t turn_ns)
{
    const int64_t timeout_ns = jobs.size() == 1 ? turn_ns : 0;
    const log::Postpone until_all_were_looked_at;
    bool any = false;
    for (auto job = jobs.begin(); job != jobs.end();) {
        const Outcome outcome = poll(*job, timeout_ns);
        if (outcome == Outcome::pending) {
            ++job;
            continue;
        }
        any = true;
        job->done(outcome == Outcome::signalled);
        job = jobs.erase(job);
    }
    return any;
}

// Stops waiter threads at the end of the process, before the exit handlers of drivers run. A job may have the
// last reference to a context, and destroying a context calls the drivers.
struct ProcessEnd {
    std::shared_timed_mutex gate;
    std::atomic<bool> near{false};
    // The states of stopped threads, which are stored so that their jobs are never destroyed
    OrderedMutex<LockOrder::process_end> mutex;
    std::vector<std::shared_ptr<void>> left;
};

ProcessEnd &process_end() { return immortal<ProcessEnd>(); }

// An exit handler, which runs before the exit handlers of drivers. Handlers run in reverse order of registration,
// and drivers register theirs when they are loaded.
void stop_waiting()
{
    constexpr std::chrono::seconds patience(1);
    // In a forked child, the threads that locked the gate do not exist.
    if (handles::forked()) return;
    process_end().near = true;
    if (other_threads_have_ended()) return;
    // Wait at most 1 s until no thread runs jobs. The wait times out if a job ends the process.
    if (process_end().gate.try_lock_for(patience)) process_end().gate.unlock();
    join_unjoined(patience);
}

}  // namespace

void watch_process_end() { [[maybe_unused]] static const int asked = std::atexit(stop_waiting); }

bool process_is_ending() noexcept { return process_end().near; }

Waiter::Waiter(std::function<void(Leave)> leave) : state_(std::make_shared<State>())
{
    state_->leave = std::move(leave);
}

Waiter::~Waiter()
{
    {
        std::lock_guard lock(state_->mutex);
        state_->stop = true;
        state_->changed.notify_all();
    }
    if (!state_->thread().joinable()) return;
    // A job may destroy this Waiter on the waiter thread, which cannot join itself.
    if (state_->thread().get_id() == std::this_thread::get_id())
        leave_unjoined(std::move(state_->node));
    else
        state_->thread().join();
}

void Waiter::run(const std::shared_ptr<State> &shared)
{
    State &state = *shared;
    Pace pace;
    std::unique_lock lock(state.mutex);
    for (;;) {
        state.changed.wait(lock, [&] { return state.stop || state.asked_to_leave || !state.jobs.empty(); });
        if (std::exchange(state.asked_to_leave, false)) {
            lock.unlock();
            state.leave(Leave::all);
            lock.lock();
            continue;
        }
        if (state.jobs.empty()) break;
        // Call and destroy jobs with the mutex unlocked.
        std::list<Job> jobs;
        jobs.swap(state.jobs);
        state.at_work = true;
        lock.unlock();
        std::shared_lock gate(process_end().gate);
        if (process_end().near) {
            std::lock_guard stays(process_end().mutex);
            process_end().left.push_back(shared);
            state.leave(Leave::claim);
            lock.lock();
            state.jobs.splice(state.jobs.begin(), jobs);
            return;
        }
        const int64_t start = now_ns();
        const bool found = look_at_all(jobs, pace.turn_ns());
        gate.unlock();
        const int64_t pause_ns = pace.pause_after(now_ns() - start, jobs.size(), found);
        if (pause_ns != 0) pause_for(pause_ns);
        lock.lock();
        state.jobs.splice(state.jobs.begin(), jobs);
        state.at_work = false;
        if (state.jobs.empty()) state.idle.notify_all();
    }
    lock.unlock();
    state.leave(Leave::all);
}

void Waiter::add(Wait wait, Done done)
{
    std::lock_guard lock(state_->mutex);
    if (!state_->thread().joinable()) {
        watch_process_end();
        state_->thread() = std::thread([state = state_]() mutable {
            run(state);
            state.reset();
            note_thread_returns();
        });
    }
    state_->jobs.push_back({std::move(wait), std::move(done)});
    state_->changed.notify_all();
}

void Waiter::add(const ClEvent &event, Done done)
{
    const auto is_over = [event] { return execution_status(event) <= CL_COMPLETE; };
    add([is_over](int64_t timeout_ns) { return poll_twice(timeout_ns, is_over); }, std::move(done));
}

void Waiter::keep_until_ended(const ClEvent &event, std::shared_ptr<const void> used) noexcept
{
    try {
        if (execution_status(event) > CL_COMPLETE) add(event, [used](bool) {});
    } catch (const std::exception &) {
        const cl_event last = event.get();
        cl().WaitForEvents(1, &last);
    }
}

std::function<void()> Waiter::leaver() const
{
    return [state = state_] {
        std::lock_guard lock(state->mutex);
        state->asked_to_leave = true;
        state->changed.notify_all();
    };
}

void Waiter::drain(int64_t timeout_ns)
{
    std::unique_lock lock(state_->mutex);
    if (state_->thread().get_id() == std::this_thread::get_id()) return;
    state_->idle.wait_for(lock, std::chrono::nanoseconds(timeout_ns),
                          [&] { return state_->jobs.empty() && !state_->at_work; });
}

}  // namespace clgl
