// Waiting for what another thread does.
#pragma once

#include <chrono>
#include <thread>

namespace clgl
{

// How long tests wait for what must happen. A busy machine is slow; what hangs is ended by Meson.
constexpr std::chrono::seconds patience{60};

// Waits until the condition is true, or the patience is over. Returns whether it is true.
template <typename Condition> bool becomes_true(Condition condition)
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!condition() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return condition();
}

}  // namespace clgl
