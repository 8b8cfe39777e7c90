// Pauses of the calling thread, which may be shorter than a millisecond.
#pragma once

#include "base/platform/process.hpp"

#include <chrono>
#include <cstdint>

namespace clgl
{

// In winpthreads, std::this_thread::sleep_for and waits for condition variables return at once if the time is
// shorter than this.
inline constexpr int64_t shortest_timed_wait_ns = on_windows ? 1'000'000 : 0;

// Pauses the calling thread for at least `duration_ns`. Returns at once if that is not positive.
void pause_for(int64_t duration_ns);

// Unlocks the lock until `changed` is notified or `duration_ns` have passed, then locks it again. May return
// earlier. A pause shorter than shortest_timed_wait_ns does not end when `changed` is notified.
template <typename Condition, typename Lock>
void pause_until_notified(Condition &changed, Lock &lock, int64_t duration_ns)
{
    if (duration_ns >= shortest_timed_wait_ns) {
        changed.wait_for(lock, std::chrono::nanoseconds(duration_ns));
        return;
    }
    lock.unlock();
    pause_for(duration_ns);
    lock.lock();
}

}  // namespace clgl
