// Shared code of the benchmarks: one headless clgl context, current, with its OpenCL objects.
#pragma once

#include <clgl/clgl.h>

#include <benchmark/benchmark.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <epoxy/gl.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace bench
{

// Exit with the error message of a failed call.
void check(clgl_result result);
void check_cl(cl_int code, const char *call);

// A headless clgl context, current on the benchmark thread until the program ends.
struct Setup {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    cl_context native_context = nullptr;
    cl_command_queue native_queue = nullptr;
};
const Setup &setup();

// Returns whether the transport works here; benchmarks that need it are skipped otherwise.
bool has_transport(clgl_transport transport);

clgl_buffer make_buffer(clgl_transport transport, size_t size);

// Acquires and releases these buffers.
void hand_over(const std::vector<clgl_buffer> &buffers);

// An OpenGL buffer mapped persistently, without clgl.
struct MappedBuffer {
    GLuint name = 0;
    void *pointer = nullptr;

    explicit MappedBuffer(size_t size);
    ~MappedBuffer();
    MappedBuffer(const MappedBuffer &) = delete;
    MappedBuffer &operator=(const MappedBuffer &) = delete;
};

// Selects the elapsed time or the CPU time. The best repetition of a benchmark counts, which is its cost on an
// idle machine.
enum class Clock { real, cpu };

// Compares the cost per call of two implementations, in nanoseconds. They run in turns, so that load on the
// machine affects both. The results are the median of the other one and the median of the differences, named like
// the benchmark with "/ours" and "/other" appended.
struct Turns {
    Clock clock = Clock::real;
    // Calls per turn
    int calls = 1;
    // Runs before each turn, not measured
    std::function<void()> settle = [] {};
};
void measure_in_turns(benchmark::State &state, const Turns &turns, const std::function<void()> &ours,
                      const std::function<void()> &other);

// Combines a factor and a slack: ours must be at most other * factor + slack_ns, or at most the greater of other
// * factor and other + slack_ns.
enum class Bound { sum, either };

// A requirement of --check on two benchmarks, by name.
struct Ratio {
    std::string what;
    Clock clock;
    std::string ours;
    // Empty = none
    std::string other;
    double factor;
    double slack_ns;
    // Transport that ours needs; the requirement is skipped where it does not work. CLGL_TRANSPORT_AUTO = none.
    clgl_transport transport;
    Bound bound = Bound::sum;
};
std::vector<Ratio> handover_ratios();
std::vector<Ratio> compute_ratios();
std::vector<Ratio> texture_ratios();
std::vector<Ratio> convert_ratios();
std::vector<Ratio> layer_ratios();

// Returns the times of PyOpenCL for the benchmarks in compute.cpp, by name, in nanoseconds; empty if it is not
// installed.
std::map<std::string, double> pyopencl_times();

// Returns the name of a benchmark with its argument.
std::string with_size(const char *name, size_t size);

}  // namespace bench
