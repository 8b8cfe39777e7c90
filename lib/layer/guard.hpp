// Converts exceptions to the error codes that OpenCL specifies.
#pragma once

#include "base/error.hpp"
#include "driver/cl.hpp"
#include "layer/log.hpp"

#include <CL/cl_gl.h>

#include <type_traits>

namespace clgl::layer
{

// An exception with the error code that the OpenCL specification requires
struct ClFailure {
    cl_int code;
    std::string why;
};

[[noreturn]] inline void reject(cl_int code, std::string why) { throw ClFailure{code, std::move(why)}; }

// Returns the error code of the exception that is being handled, and logs it if it is a ClFailure or an Error.
// The error code is `unsupported` for objects that cannot be shared.
cl_int code_of_exception(const char *function, cl_int unsupported) noexcept;

// Calls `body` for an OpenCL function that returns an error code. `body` may return an error code or nothing.
template <typename Body> cl_int guarded(const char *function, Body &&body) noexcept
{
    try {
        if constexpr (!std::is_void_v<std::invoke_result_t<Body>>)
            return body();
        else
            body();
        return CL_SUCCESS;
    } catch (...) {
        return code_of_exception(function, CL_INVALID_OPERATION);
    }
}

// Calls `body` for an OpenCL function that returns an object. Stores the error code in `*code_ret` unless
// `code_ret` is nullptr.
template <typename Body> auto creating(const char *function, cl_int *code_ret, cl_int unsupported,
                                       Body &&body) noexcept -> std::invoke_result_t<Body>
{
    cl_int code = CL_SUCCESS;
    std::invoke_result_t<Body> object{};
    try {
        object = body();
    } catch (...) {
        code = code_of_exception(function, unsupported);
    }
    if (code_ret) *code_ret = code;
    return object;
}

}  // namespace clgl::layer
