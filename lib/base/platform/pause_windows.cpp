#include "base/platform/pause.hpp"

#include "base/platform/windows.hpp"

#include <memory>

#ifndef CREATE_WAITABLE_TIMER_HIGH_RESOLUTION
#define CREATE_WAITABLE_TIMER_HIGH_RESOLUTION 0x00000002
#endif

namespace clgl
{

namespace
{

constexpr int64_t ns_per_ms = 1'000'000;
// The unit of a waitable timer in ns
constexpr int64_t ns_per_timer_unit = 100;

int64_t divided_up(int64_t value, int64_t by) { return (value + by - 1) / by; }

// Returns false if the system has no timer of high resolution, as before Windows 10 version 1803.
bool pause_by_timer(int64_t duration_ns)
{
    constexpr auto close = [](void *timer) { CloseHandle(timer); };
    const std::unique_ptr<void, decltype(close)> timer(
        CreateWaitableTimerExW(nullptr, nullptr, CREATE_WAITABLE_TIMER_HIGH_RESOLUTION, TIMER_ALL_ACCESS));
    if (!timer) return false;
    // A negative time is relative to now.
    LARGE_INTEGER due{};
    due.QuadPart = -divided_up(duration_ns, ns_per_timer_unit);
    return SetWaitableTimer(timer.get(), &due, 0, nullptr, nullptr, FALSE) &&
           WaitForSingleObject(timer.get(), INFINITE) == WAIT_OBJECT_0;
}

}  // namespace

void pause_for(int64_t duration_ns)
{
    if (duration_ns > 0 && !pause_by_timer(duration_ns))
        Sleep(static_cast<DWORD>(divided_up(duration_ns, ns_per_ms)));
}

}  // namespace clgl
