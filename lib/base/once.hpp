// Calls a function once.
#pragma once

#include <atomic>
#include <mutex>

namespace clgl
{

// Like std::once_flag, but its function may throw on Windows, too: after an exception, std::call_once of
// mingw-w64 waits forever.
class Once
{
public:
    // Calls `function`, unless the function of an earlier call has returned. Other threads wait meanwhile.
    template <typename Function> void call(Function function)
    {
        if (done_) return;
        const std::lock_guard lock(mutex_);
        if (done_) return;
        function();
        done_ = true;
    }

private:
    std::mutex mutex_;
    std::atomic<bool> done_ = false;
};

}  // namespace clgl
