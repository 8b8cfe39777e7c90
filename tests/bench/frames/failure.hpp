// Exceptions that end a measurement.
#pragma once

#include <clgl/clgl.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include <functional>
#include <stdexcept>
#include <string>

namespace frames
{

// Thrown if the drivers lack a feature that a measured variant (clgl, CUDA, plain OpenCL) needs. The report then
// contains the reason in place of the times.
class Unavailable : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Outcome of a measurement
struct Outcome {
    bool ran = false;
    // Why the measurement did not run; empty = it ran
    std::string why_not = {};
    // True for an error, false for a missing feature
    bool failed = false;
};

// Runs a measurement and records its outcome.
void attempt(Outcome &outcome, const std::function<void()> &what);

// All three functions throw std::runtime_error if a call failed. The exception contains the call and its error
// code, or the clgl message.
void check(clgl_result result);
void check_cl(cl_int code, const char *call);
void check_gl(const char *doing);

// Like check(), but throws Unavailable if no transport or driver supports the request.
void require(clgl_result result);

}  // namespace frames
