// How a measurement ends that cannot go on.
#pragma once

#include <clgl/clgl.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include <functional>
#include <stdexcept>
#include <string>

namespace frames
{

// What a way stands on is missing here: its row is left out, with this as the reason.
class Unavailable : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// What came of a measurement.
struct Outcome {
    bool ran = false;
    // Why it did not run, and whether that is a failure
    std::string why_not = {};
    bool failed = false;
};

// Does it, and tells what came of that.
void attempt(Outcome &outcome, const std::function<void()> &what);

// Throw std::runtime_error with the call and its code, or with clgl's message.
void check(clgl_result result);
void check_cl(cl_int code, const char *call);
void check_gl(const char *doing);

// As check(), but Unavailable where clgl says that no transport or driver does it.
void require(clgl_result result);

}  // namespace frames
