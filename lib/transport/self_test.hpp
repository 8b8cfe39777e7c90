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
    // Whether it would come out the same once more: not for want of memory, say.
    bool lasting = true;

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
