// Defines the exception of the library. The ABI functions convert it to a clgl_result and a message.
#pragma once

#include <clgl/common.h>

#include <exception>
#include <string>
#include <utility>

namespace clgl
{

// An error code of a driver, and the API that returned it: CLGL_NATIVE_...
struct Native {
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
};

class Error : public std::exception
{
public:
    Error(clgl_result result, std::string message, Native native = {})
        : result_(result), native_(native), message_(std::move(message))
    {
    }

    clgl_result result() const { return result_; }
    Native native() const { return native_; }
    const char *what() const noexcept override { return message_.c_str(); }

private:
    clgl_result result_;
    Native native_;
    std::string message_;
};

[[noreturn, gnu::cold]] void fail(clgl_result result, std::string message, Native native = {});

}  // namespace clgl
