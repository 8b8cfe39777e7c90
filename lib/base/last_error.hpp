// Stores the message and the native code of each thread's last failed call. Each call of an ABI function first
// clears them, except the functions that examine the last error.
#pragma once

#include "base/error.hpp"

#include <atomic>

namespace clgl::last_error
{

// The number of threads that may have a non-empty message. While the number is 0, calls do not access the
// thread-local state, which is slow in a shared library.
extern std::atomic<uint32_t> threads_with_message;

// Clears the message and the native code of this thread.
void clear_own() noexcept;
inline void clear() noexcept
{
    if (threads_with_message.load(std::memory_order_relaxed) != 0) clear_own();
}

// Stores the message of the current exception for this thread. The message begins with `function`, the function
// that failed. Returns the result code of the exception.
clgl_result store_current_exception(const char *function) noexcept;

const char *message() noexcept;
Native native() noexcept;

// Saves and clears the message and the native code of this thread. The destructor restores them. Needed while a
// callback runs, because clgl calls in the callback would replace the message.
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
