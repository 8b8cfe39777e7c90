// Waits for conditions that another thread makes true.
#pragma once

#include <chrono>
#include <thread>

namespace clgl
{

// Time limit of waits for a condition that must become true. It allows for a busy machine; Meson ends tests that
// hang.
constexpr std::chrono::seconds patience{60};

// Waits until the condition is true or the limit has passed. Returns whether it is true.
template <typename Condition> bool becomes_true(Condition condition)
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!condition() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return condition();
}

}  // namespace clgl
