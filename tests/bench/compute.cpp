// Compares clgl with raw OpenCL calls on OpenCL-only buffers: setting arguments, launching a kernel, and reads
// and writes of all sizes.
#include "bench.hpp"

#include <optional>

namespace bench
{

namespace
{

constexpr size_t large = size_t{16} << 20;
constexpr size_t sizes[] = {4, 256, 4096, 64 * 1024, size_t{1} << 20, large, size_t{64} << 20};
constexpr size_t elements = 64;
constexpr const char *source = "kernel void scale(global const float *in, global float *out, float factor)\n"
                               "{\n"
                               "    out[get_global_id(0)] = factor * in[get_global_id(0)];\n"
                               "}\n";

clgl_buffer compute_buffer(size_t size)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = size;
    clgl_buffer buffer = nullptr;
    check(clgl_buffer_create(setup().context, &desc, &buffer));
    return buffer;
}

cl_mem native_of(clgl_buffer buffer)
{
    void *mem = nullptr;
    check(clgl_buffer_cl_mem(buffer, &mem));
    return static_cast<cl_mem>(mem);
}

// A kernel and its two buffers, as clgl and as OpenCL objects
struct Launched {
    clgl_kernel kernel = nullptr;
    clgl_buffer in = compute_buffer(elements * sizeof(float)), out = compute_buffer(elements * sizeof(float));
    cl_kernel native = nullptr;
    cl_mem native_in = native_of(in), native_out = native_of(out);
    float factor = 0;

    Launched()
    {
        clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
        desc.source = source;
        clgl_program program = nullptr;
        check(clgl_program_create(setup().context, &desc, &program));
        check(clgl_kernel_create(program, "scale", &kernel));
        void *native_program = nullptr;
        check(clgl_program_cl_program(program, &native_program));
        cl_int code = CL_SUCCESS;
        native = clCreateKernel(static_cast<cl_program>(native_program), "scale", &code);
        check_cl(code, "clCreateKernel");
        check(clgl_program_destroy(program));
    }
    ~Launched()
    {
        clReleaseKernel(native);
        clgl_kernel_destroy(kernel);
        clgl_buffer_destroy(in);
        clgl_buffer_destroy(out);
    }
    Launched(const Launched &) = delete;
    Launched &operator=(const Launched &) = delete;
};

void raw_launch(Launched &l)
{
    const size_t global = elements;
    l.factor += 1;
    check_cl(clSetKernelArg(l.native, 0, sizeof l.native_in, &l.native_in), "clSetKernelArg");
    check_cl(clSetKernelArg(l.native, 1, sizeof l.native_out, &l.native_out), "clSetKernelArg");
    check_cl(clSetKernelArg(l.native, 2, sizeof l.factor, &l.factor), "clSetKernelArg");
    check_cl(
        clEnqueueNDRangeKernel(setup().native_queue, l.native, 1, nullptr, &global, nullptr, 0, nullptr, nullptr),
        "clEnqueueNDRangeKernel");
}

// A user event that blocks the later commands of the queue until the Gate object is destroyed
class Gate
{
public:
    Gate()
    {
        cl_int code = CL_SUCCESS;
        event_ = clCreateUserEvent(setup().native_context, &code);
        check_cl(code, "clCreateUserEvent");
        check_cl(clEnqueueBarrierWithWaitList(setup().native_queue, 1, &event_, nullptr),
                 "clEnqueueBarrierWithWaitList");
    }
    ~Gate()
    {
        check_cl(clSetUserEventStatus(event_, CL_COMPLETE), "clSetUserEventStatus");
        check_cl(clReleaseEvent(event_), "clReleaseEvent");
        check_cl(clFinish(setup().native_queue), "clFinish");
    }
    Gate(const Gate &) = delete;
    Gate &operator=(const Gate &) = delete;

private:
    cl_event event_ = nullptr;
};

// Measures the CPU time of this thread while driver threads are blocked. Otherwise the varying cost of waking
// those threads and of waiting for their locks would be included.
void measure_launches(benchmark::State &state, Launched &l, const std::function<void()> &launch)
{
    constexpr int calls = 50;
    std::optional<Gate> gate;
    const auto settle = [&] {
        gate.reset();
        gate.emplace();
    };
    measure_in_turns(state, {Clock::cpu, calls, settle}, launch, [&] { raw_launch(l); });
}

void kernel_call(benchmark::State &state)
{
    Launched l;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = elements;
    clgl_argument arguments[] = {CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT};
    arguments[0].type = arguments[1].type = CLGL_ARGUMENT_BUFFER;
    arguments[0].buffer = l.in;
    arguments[1].buffer = l.out;
    arguments[2].type = CLGL_ARGUMENT_VALUE;
    arguments[2].size = sizeof l.factor;
    arguments[2].value = &l.factor;
    measure_launches(state, l, [&] {
        l.factor += 1;
        check(clgl_kernel_launch_with_arguments(setup().queue, l.kernel, 3, arguments, &launch, 0, nullptr,
                                                nullptr));
    });
}

void set_and_launch(benchmark::State &state)
{
    Launched l;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = elements;
    measure_launches(state, l, [&] {
        l.factor += 1;
        check(clgl_kernel_set_buffer(l.kernel, 0, l.in));
        check(clgl_kernel_set_buffer(l.kernel, 1, l.out));
        check(clgl_kernel_set_value(l.kernel, 2, sizeof l.factor, &l.factor));
        check(clgl_kernel_launch(setup().queue, l.kernel, &launch, 0, nullptr, nullptr));
    });
}

// Compares clgl_kernel_launch_1d with clgl_kernel_launch.
void launch_1d(benchmark::State &state)
{
    Launched l;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = elements;
    check(clgl_kernel_set_buffer(l.kernel, 0, l.in));
    check(clgl_kernel_set_buffer(l.kernel, 1, l.out));
    check(clgl_kernel_set_value(l.kernel, 2, sizeof l.factor, &l.factor));
    constexpr int calls = 50;
    std::optional<Gate> gate;
    const auto settle = [&] {
        gate.reset();
        gate.emplace();
    };
    measure_in_turns(
        state, {Clock::cpu, calls, settle},
        [&] { check(clgl_kernel_launch_1d(setup().queue, l.kernel, elements)); },
        [&] { check(clgl_kernel_launch(setup().queue, l.kernel, &launch, 0, nullptr, nullptr)); });
}

// Host memory and a buffer for transfers of one size
struct Transfer {
    size_t size;
    std::vector<char> host = std::vector<char>(size);
    clgl_buffer buffer = compute_buffer(size);
    cl_mem native = native_of(buffer);

    // Makes one transfer in each direction, because the first access to memory is slower than later accesses.
    explicit Transfer(const benchmark::State &state) : size(static_cast<size_t>(state.range(0)))
    {
        check(clgl_buffer_write(setup().queue, buffer, nullptr, host.data(), 1, 0, nullptr, nullptr));
        check(clgl_buffer_read(setup().queue, buffer, nullptr, host.data(), 1, 0, nullptr, nullptr));
    }
    ~Transfer() { clgl_buffer_destroy(buffer); }
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;
};

void read_buffer(benchmark::State &state)
{
    Transfer t(state);
    measure_in_turns(
        state, {},
        [&] { check(clgl_buffer_read(setup().queue, t.buffer, nullptr, t.host.data(), 1, 0, nullptr, nullptr)); },
        [&] {
            check_cl(clEnqueueReadBuffer(setup().native_queue, t.native, CL_TRUE, 0, t.size, t.host.data(), 0,
                                         nullptr, nullptr),
                     "clEnqueueReadBuffer");
        });
}

void write_buffer(benchmark::State &state)
{
    Transfer t(state);
    measure_in_turns(
        state, {},
        [&] {
            check(clgl_buffer_write(setup().queue, t.buffer, nullptr, t.host.data(), 1, 0, nullptr, nullptr));
        },
        [&] {
            check_cl(clEnqueueWriteBuffer(setup().native_queue, t.native, CL_TRUE, 0, t.size, t.host.data(), 0,
                                          nullptr, nullptr),
                     "clEnqueueWriteBuffer");
        });
}

void all_but_large(benchmark::internal::Benchmark *benchmark)
{
    for (const size_t size : sizes)
        if (size < large) benchmark->Arg(static_cast<int64_t>(size));
    benchmark->UseRealTime();
}

// Selects the large sizes. Their transfers take long enough to be measured alternately.
void large_ones(benchmark::internal::Benchmark *benchmark)
{
    constexpr double seconds = 0.5;
    for (const size_t size : sizes)
        if (size >= large) benchmark->Arg(static_cast<int64_t>(size));
    benchmark->UseRealTime()->MinTime(seconds);
}

BENCHMARK(kernel_call);
BENCHMARK(set_and_launch);
BENCHMARK(launch_1d);
BENCHMARK(read_buffer)->Apply(all_but_large);
BENCHMARK(read_buffer)->Apply(large_ones);
BENCHMARK(write_buffer)->Apply(all_but_large);
BENCHMARK(write_buffer)->Apply(large_ones);

// Returns a limit of 5 % or 300 ns, whichever is larger, above the time of raw OpenCL.
Ratio beside_raw(const std::string &what, Clock clock, const std::string &name)
{
    constexpr double factor = 1.05, slack_ns = 300;
    return {what + ", at most 5% or 300 ns more than with raw OpenCL",
            clock,
            name + "/ours",
            name + "/other",
            factor,
            slack_ns,
            CLGL_TRANSPORT_AUTO,
            Bound::either};
}

}  // namespace

std::vector<Ratio> compute_ratios()
{
    std::vector<Ratio> all = {
        beside_raw("one call that sets three arguments and launches", Clock::cpu, "kernel_call"),
        beside_raw("three arguments set and a launch", Clock::cpu, "set_and_launch"),
        {"clgl_kernel_launch_1d, at most 20 ns more than clgl_kernel_launch", Clock::cpu, "launch_1d/ours",
         "launch_1d/other", 1, 20, CLGL_TRANSPORT_AUTO, Bound::sum},
    };
    for (const size_t size : sizes) {
        const std::string bytes = std::to_string(size) + " bytes";
        all.push_back(beside_raw("reading " + bytes, Clock::real, with_size("read_buffer", size)));
        all.push_back(beside_raw("writing " + bytes, Clock::real, with_size("write_buffer", size)));
    }
    return all;
}

}  // namespace bench
