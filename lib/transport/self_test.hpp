// Tests whether a transport works with the drivers: OpenGL and OpenCL exchange bytes, and the CPU compares the
// bytes.
#pragma once

#include "transport/transport.hpp"

#include <functional>

namespace clgl::transport
{

// The number of exchanges in a test. If a driver uses a private copy of the memory, only the second exchange
// fails.
constexpr int self_test_rounds = 2;

struct SelfTest {
    // A CLGL_SELF_TEST_ constant
    clgl_self_test result = CLGL_SELF_TEST_NOT_RUN;
    int64_t duration_ns = 0;
    // A description of the failure, or the missing requirement if the test was not run
    std::string detail;
    // The error code of the driver
    Native native;
    // The error code of the library
    clgl_result code = CLGL_SUCCESS;
    // True if the test was skipped because an earlier process has stored a result
    bool was_stored = false;

    // Returns whether the result would stay the same in another run: success, or missing driver support. Other
    // failures may be temporary, such as a lack of memory.
    bool lasting() const { return code == CLGL_SUCCESS || code == CLGL_ERROR_UNSUPPORTED; }
    // Returns the reason why the transport does not work; empty if it works.
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

// Runs a self-test with a small buffer: in each round OpenGL writes the buffer, a kernel changes it, and OpenGL
// reads it. Must be called with the GL context current. Driver errors are returned in the result. If a
// requirement of the transport is missing or its driver cannot be opened, the result is CLGL_SELF_TEST_NOT_RUN.
SelfTest self_test(const Transport &transport, const Environment &environment, Method method,
                   SelfTestKernel &kernel);

}  // namespace clgl::transport
