// The message and native code that a failed call stores for its thread.
#pragma once

#include "base/error.hpp"

#include <atomic>

namespace clgl::last_error
{

// Number of threads that may have a non-empty message. While it is 0, calls skip the thread-local state, which is
// slow to reach from a shared library.
extern std::atomic<uint32_t> threads_with_message;

// Makes the thread's message empty.
void clear_own() noexcept;
inline void clear() noexcept
{
    if (threads_with_message.load(std::memory_order_relaxed) != 0) clear_own();
}

// Stores the exception being handled as the failure of `function`, and returns the matching result code.
clgl_result store_current_exception(const char *function) noexcept;

const char *message() noexcept;
Native native() noexcept;

// Saves the thread's message while a callback runs, and restores it afterwards.
class Keep
{
public:
    Keep() noexcept;
    ~Keep();
    Keep(const Keep &) = delete;
    Keep &operator=(const Keep &) = delete;

private:
    std::string message_;
    const char *fixed_ = nullptr;
    Native native_;
};

}  // namespace clgl::last_error
