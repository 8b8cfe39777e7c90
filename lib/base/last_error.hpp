// The message and native code that a failed call leaves for its thread.
#pragma once

#include "base/error.hpp"

namespace clgl::last_error
{

// Makes the thread's message empty.
void clear() noexcept;

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
