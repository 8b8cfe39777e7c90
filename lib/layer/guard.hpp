// Where the layer's failures end: in the code that OpenCL's specification names for them, and a line of the log.
#pragma once

#include "base/error.hpp"
#include "driver/cl.hpp"
#include "layer/log.hpp"

#include <CL/cl_gl.h>

#include <type_traits>

namespace clgl::layer
{

// A failure that OpenCL's specification names itself.
struct ClFailure {
    cl_int code;
    std::string why;
};

[[noreturn]] inline void reject(cl_int code, std::string why) { throw ClFailure{code, std::move(why)}; }

// Of the exception that is being handled, which is logged. `unsupported` is for what cannot be shared at all.
cl_int code_of_exception(const char *function, cl_int unsupported) noexcept;

// Runs the body of a function that gives a code, or nothing.
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

// The same of a function that gives an object and hands the code out, if anybody wants it.
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
