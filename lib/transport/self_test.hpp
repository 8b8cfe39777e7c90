// Tests whether a transport works on this pair of drivers: a round trip of bytes, compared on the CPU.
#pragma once

#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// A driver that works on a private copy passes the first round only.
constexpr int self_test_rounds = 2;

struct SelfTest {
    // CLGL_SELF_TEST_...
    clgl_self_test result = CLGL_SELF_TEST_NOT_RUN;
    int64_t duration_ns = 0;
    // The failure; the missing requirement if the test was not run
    std::string detail;
    // The driver code of the failure
    Native native;
    // The result code of the failure
    clgl_result code = CLGL_SUCCESS;
    // True if an earlier process ran the test and stored that it passed
    bool was_stored = false;

    // Returns whether another run would have the same result: success, or a fault of the drivers. Other failures,
    // such as a lack of memory, may be temporary.
    bool lasting() const { return code == CLGL_SUCCESS || code == CLGL_ERROR_UNSUPPORTED; }
    // Returns why the transport does not work; empty if it does.
    std::string failure() const;
};

// Runs a test function, and turns an Error that it throws into a failed result.
SelfTest run_proof(const std::function<void()> &proof);

// The kernel of the self-tests of one context, built at the first use: a build takes longer than a test.
class SelfTestKernel
{
public:
    // Throws if it cannot be built.
    cl_kernel get(const Environment &environment);

private:
    ClProgram program_;
    ClKernel kernel_;
};

// In each round OpenGL writes, a kernel changes and OpenGL reads a buffer. Must be called with the GL context
// current. Returns driver failures in the result and does not throw them; CLGL_SELF_TEST_NOT_RUN if a requirement
// of the transport is missing.
SelfTest self_test(const Transport &transport, const Environment &environment, Method method,
                   SelfTestKernel &kernel);

}  // namespace clgl::transport
