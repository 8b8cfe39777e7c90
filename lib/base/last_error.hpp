// The message and native code that a failed call leaves for its thread.
#pragma once

#include "base/error.hpp"

#include <atomic>

namespace clgl::last_error
{

// How many threads may have a message that is not empty: a look at this is all that calls of a program without
// failures take, as a thread's own variables are far away in a shared library.
extern std::atomic<uint32_t> threads_with_message;

// Makes the thread's message empty.
void clear_own() noexcept;
inline void clear() noexcept
{
    if (threads_with_message.load(std::memory_order_relaxed) != 0) clear_own();
}

// Stores the exception that is being handled as the failure of `function`, and gives its result.
clgl_result store_current_exception(const char *function) noexcept;

const char *message() noexcept;
Native native() noexcept;

// Puts the thread's message aside while a callback runs, so that what the callback calls does not disturb it.
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
