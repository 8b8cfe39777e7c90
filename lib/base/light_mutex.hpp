// A mutex for what is locked in nearly every call and hardly ever by two threads at once.
#pragma once

#include <atomic>

namespace clgl
{

// Two instructions where nobody else wants it, inlined; std::mutex calls into the C library for them. After
// "Futexes are tricky" (U. Drepper), section 5.
class LightMutex
{
public:
    LightMutex() = default;
    LightMutex(const LightMutex &) = delete;
    LightMutex &operator=(const LightMutex &) = delete;

    void lock() noexcept
    {
        int expected = free;
        if (state_.compare_exchange_strong(expected, taken, std::memory_order_acquire, std::memory_order_relaxed))
            return;
        while (state_.exchange(wanted, std::memory_order_acquire) != free)
            state_.wait(wanted, std::memory_order_relaxed);
    }
    void unlock() noexcept
    {
        if (state_.exchange(free, std::memory_order_release) == wanted) state_.notify_one();
    }

private:
    static constexpr int free = 0, taken = 1, wanted = 2;
    std::atomic<int> state_{free};
};

}  // namespace clgl
