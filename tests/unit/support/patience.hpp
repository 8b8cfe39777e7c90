// Waits for actions of other threads.
#pragma once

#include <chrono>
#include <thread>

namespace clgl
{

// Maximum time to wait for an expected event. Long enough for a busy machine.
constexpr std::chrono::seconds patience{60};

// Waits at most for `patience` until the condition is true. Returns whether it is true.
template <typename Condition> bool becomes_true(Condition condition)
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!condition() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return condition();
}

}  // namespace clgl
