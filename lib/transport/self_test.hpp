// Tests whether a transport works with these drivers: OpenGL and OpenCL exchange bytes, and the CPU compares
// them.
#pragma once

#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// The number of exchanges in a test. A driver that uses a private copy of the memory fails only in the second
// one.
constexpr int self_test_rounds = 2;

struct SelfTest {
    // A CLGL_SELF_TEST_ constant
    clgl_self_test result = CLGL_SELF_TEST_NOT_RUN;
    int64_t duration_ns = 0;
    // Describes the failure, or the missing requirement if the test was not run
    std::string detail;
    // The error code of the driver
    Native native;
    // The error code of the library
    clgl_result code = CLGL_SUCCESS;
    // True if an earlier process ran the test, and stored that it passed
    bool was_stored = false;

    // Returns whether another run would have the same result: success, or a driver that does not work. Other
    // failures, such as a lack of memory, may be temporary.
    bool lasting() const { return code == CLGL_SUCCESS || code == CLGL_ERROR_UNSUPPORTED; }
    // Returns why the transport does not work; empty if it works.
    std::string failure() const;
};

// Runs a test function. Returns a failed result if the function throws an Error.
SelfTest run_proof(const std::function<void()> &proof);

// The kernel for all self-tests of a context. It is built only once, because a build takes longer than a test.
class SelfTestKernel
{
public:
    // Throws an Error if the kernel cannot be built.
    cl_kernel get(const Environment &environment);

private:
    ClProgram program_;
    ClKernel kernel_;
};

// Runs a self-test with a small buffer: in each round OpenGL writes it, a kernel changes it, and OpenGL reads it.
// Must be called with the GL context current. Returns failures of the drivers in the result, and
// CLGL_SELF_TEST_NOT_RUN if a requirement of the transport is missing.
SelfTest self_test(const Transport &transport, const Environment &environment, Method method,
                   SelfTestKernel &kernel);

}  // namespace clgl::transport
