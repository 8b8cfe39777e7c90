#include "core/sync/library_thread.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"

#include <algorithm>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <utility>

namespace clgl
{

namespace
{

struct Unjoined {
    OrderedMutex<LockOrder::unjoined_threads> mutex;
    std::condition_variable_any returned;
    std::list<LibraryThread> threads;

    // Returns the threads whose functions have returned, and removes them from the list. The caller must join
    // them with the mutex unlocked. Must be called with the mutex held.
    std::list<LibraryThread> take_returned() noexcept
    {
        std::list<LibraryThread> taken;
        for (auto each = threads.begin(); each != threads.end();) {
            const auto next = std::next(each);
            if (each->returned) taken.splice(taken.end(), threads, each);
            each = next;
        }
        return taken;
    }
};

void join(std::list<LibraryThread> threads) noexcept
{
    for (LibraryThread &each : threads)
        each.thread.join();
}

// Joins the threads that have returned, so that the list does not grow.
void join_returned() noexcept
{
    Unjoined &all = immortal<Unjoined>();
    std::unique_lock lock(all.mutex);
    std::list<LibraryThread> taken = all.take_returned();
    lock.unlock();
    join(std::move(taken));
}

}  // namespace

void start_unjoined(std::function<void()> body)
{
    join_returned();
    Unjoined &all = immortal<Unjoined>();
    std::list<LibraryThread> node(1);
    // The mutex is held until the thread is in the list, where note_thread_returns() must find it.
    std::lock_guard lock(all.mutex);
    node.front().thread = std::thread([body = std::move(body)]() mutable {
        body();
        body = nullptr;
        note_thread_returns();
    });
    all.threads.splice(all.threads.end(), node);
}

void leave_unjoined(std::list<LibraryThread> node) noexcept
{
    join_returned();
    Unjoined &all = immortal<Unjoined>();
    std::lock_guard lock(all.mutex);
    all.threads.splice(all.threads.end(), node);
}

void note_thread_returns() noexcept
{
    Unjoined &all = immortal<Unjoined>();
    std::lock_guard lock(all.mutex);
    for (LibraryThread &each : all.threads)
        if (each.thread.get_id() == std::this_thread::get_id()) each.returned = true;
    all.returned.notify_all();
}

void join_unjoined(std::chrono::milliseconds patience)
{
    Unjoined &all = immortal<Unjoined>();
    std::unique_lock lock(all.mutex);
    all.returned.wait_for(lock, patience, [&] {
        return std::ranges::all_of(all.threads, [](const LibraryThread &each) {
            return each.returned || each.thread.get_id() == std::this_thread::get_id();
        });
    });
    std::list<LibraryThread> taken = all.take_returned();
    lock.unlock();
    join(std::move(taken));
}

}  // namespace clgl
