// A transport's proof that it works on this pair of drivers: a round trip of bytes, compared on the CPU.
#pragma once

#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// A driver that works on a copy of its own passes the first time.
constexpr int self_test_rounds = 2;

struct SelfTest {
    // CLGL_SELF_TEST_...
    int32_t result = CLGL_SELF_TEST_NOT_RUN;
    int64_t duration_ns = 0;
    // What went wrong, or, if it was not run, is missing
    std::string detail;
    // The driver's code for that
    Native native;
    // Of a failure: what it was
    clgl_result code = CLGL_SUCCESS;

    // Whether it would come out the same once more: what the drivers get wrong, or cannot do. Any other failure,
    // such as want of memory, may be one of the moment.
    bool lasting() const { return code == CLGL_SUCCESS || code == CLGL_ERROR_UNSUPPORTED; }
    // Why the transport does not work; empty if it does.
    std::string failure() const;
};

// Runs a proof, which throws what fails.
SelfTest judged(const std::function<void()> &proof);

// OpenGL writes, a kernel changes, OpenGL reads, in each round. Runs on a thread that has the OpenGL context.
// Drivers' failures are the result, not thrown. With CLGL_SELF_TEST_NOT_RUN if something is missing that the
// transport stands on.
SelfTest self_test(const Transport &transport, const Environment &environment, Method method);

}  // namespace clgl::transport
