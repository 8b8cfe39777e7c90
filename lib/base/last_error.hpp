// Stores the message and the native code of each thread's last failed call.
#pragma once

#include "base/error.hpp"

#include <atomic>

namespace clgl::last_error
{

// The number of threads that may have a non-empty message. While it is 0, calls skip the thread-local state,
// because accessing it from a shared library is slow.
extern std::atomic<uint32_t> threads_with_message;

// Makes this thread's message empty.
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

// The constructor saves this thread's message and native code, and the destructor restores them. Such an object
// exists while a callback runs, because clgl calls in the callback would replace the message.
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
