#include "transport/self_test.hpp"

#include "base/text.hpp"
#include "base/time.hpp"

#include <algorithm>
#include <numeric>

namespace clgl::transport
{

namespace
{

constexpr size_t element_count = 1024;

constexpr const char *kernel_source = R"(
kernel void change(global uint *data) { data[get_global_id(0)] = data[get_global_id(0)] * 3u + 7u; }
)";
uint32_t change(uint32_t value) { return value * 3u + 7u; }

void run_kernel(const Environment &environment, cl_kernel kernel, cl_mem mem)
{
    check_cl(cl().SetKernelArg(kernel, 0, sizeof mem, &mem), "clSetKernelArg");
    const size_t global = element_count;
    check_cl(
        cl().EnqueueNDRangeKernel(environment.copies, kernel, 1, nullptr, &global, nullptr, 0, nullptr, nullptr),
        "clEnqueueNDRangeKernel");
    check_cl(cl().Finish(environment.copies), "clFinish");
}

// The destructor waits for the commands of a failed test, because their memory is freed next.
struct FinishQueue {
    cl_command_queue queue;
    ~FinishQueue() { cl().Finish(queue); }
};

// Acquires the storage for OpenCL. The destructor releases the storage if that is necessary and release() was not
// called.
class AcquiredByCl
{
public:
    AcquiredByCl(const Environment &environment, GlStorage &storage, const SubRange &part)
        : queue_(environment.copies), storage_(storage), part_(part)
    {
        storage_.acquire_cl(queue_, part_, {});
    }
    ~AcquiredByCl()
    {
        try {
            if (!released_ && storage_.needs_cl_acquire()) storage_.release_cl(queue_, part_, {});
        } catch (const Error &) {
            // This error is ignored, because the first error is reported.
        }
    }
    AcquiredByCl(const AcquiredByCl &) = delete;
    AcquiredByCl &operator=(const AcquiredByCl &) = delete;

    void release()
    {
        released_ = true;
        storage_.release_cl(queue_, part_, {});
    }

private:
    cl_command_queue queue_;
    GlStorage &storage_;
    SubRange part_;
    bool released_ = false;
};

// Throws CLGL_ERROR_OPENGL if OpenGL does not read the bytes that it has written. The cause may be temporary.
void require_gl_alone(const Environment &environment, const GlStorage &storage)
{
    std::vector<uint32_t> sent(element_count), got(element_count);
    std::iota(sent.begin(), sent.end(), 1u);
    const auto write = storage.gl_writable() ? write_gl_buffer : copy_into_gl_buffer;
    write(environment.gl, storage.name(), 0, storage.bytes(), sent.data());
    read_gl_buffer(environment.gl, storage.name(), 0, storage.bytes(), got.data());
    if (got != sent)
        fail(CLGL_ERROR_OPENGL, "with the current OpenGL state, OpenGL returned other bytes than were written");
}

void round_trip(const Environment &environment, GlStorage &storage, cl_kernel kernel, int round)
{
    std::vector<uint32_t> sent(element_count), expected(element_count), got(element_count);
    std::iota(sent.begin(), sent.end(), 0x10203040u * static_cast<uint32_t>(round + 1));
    std::ranges::transform(sent, expected.begin(), change);
    const SubRange all(Range{0, storage.bytes()});

    const auto write = storage.gl_writable() ? write_gl_buffer : copy_into_gl_buffer;
    write(environment.gl, storage.name(), 0, storage.bytes(), sent.data());
    storage.acquire_gl(all);
    glFinish();
    AcquiredByCl acquired(environment, storage, all);
    run_kernel(environment, kernel, storage.mem());
    acquired.release();
    check_cl(cl().Finish(environment.copies), "clFinish");
    storage.release_gl(all);
    read_gl_buffer(environment.gl, storage.name(), 0, storage.bytes(), got.data());
    check_gl("reading the OpenGL buffer back");
    if (got != expected) {
        require_gl_alone(environment, storage);
        const auto at = std::ranges::mismatch(got, expected).in1 - got.begin();
        fail(CLGL_ERROR_UNSUPPORTED, text("round trip ", round + 1, " returned ", hex(got[at]), " instead of ",
                                          hex(expected[at]), " at element ", at));
    }
}

}  // namespace

cl_kernel SelfTestKernel::get(const Environment &environment)
{
    if (kernel_) return kernel_.get();
    cl_int code = CL_SUCCESS;
    const char *source = kernel_source;
    program_ = ClProgram(cl().CreateProgramWithSource(environment.context, 1, &source, nullptr, &code));
    check_cl(code, "clCreateProgramWithSource");
    check_cl(cl().BuildProgram(program_.get(), 1, &environment.device, "", nullptr, nullptr), "clBuildProgram");
    kernel_ = ClKernel(cl().CreateKernel(program_.get(), "change", &code));
    check_cl(code, "clCreateKernel");
    return kernel_.get();
}

std::string SelfTest::failure() const
{
    return result == CLGL_SELF_TEST_FAILED ? text("the self-test failed: ", detail) : detail;
}

SelfTest run_proof(const std::function<void()> &proof)
{
    SelfTest test;
    const int64_t start = now_ns();
    try {
        proof();
        test.result = CLGL_SELF_TEST_PASSED;
    } catch (const Error &error) {
        test.result = CLGL_SELF_TEST_FAILED;
        test.detail = error.what();
        test.native = error.native();
        test.code = error.result();
        drop_own_gl_errors();
    }
    test.duration_ns = now_ns() - start;
    return test;
}

SelfTest self_test(const Transport &transport, const Environment &environment, Method method,
                   SelfTestKernel &kernel)
{
    for (const auto required : {transport.require, transport.open}) {
        if (!required) continue;
        SelfTest found = run_proof([&] { required(environment); });
        if (found.result == CLGL_SELF_TEST_PASSED) continue;
        found.result = CLGL_SELF_TEST_NOT_RUN;
        found.duration_ns = 0;
        return found;
    }
    return run_proof([&] {
        const cl_kernel change_data = kernel.get(environment);
        const auto storage =
            transport.make_buffer(environment, {.method = method, .size = element_count * sizeof(uint32_t)});
        const FinishQueue finish{environment.copies};
        for (int round = 0; round < self_test_rounds; ++round)
            round_trip(environment, *storage, change_data, round);
    });
}

}  // namespace clgl::transport
