// Shared code of the benchmarks: a headless clgl context, which is current, and its OpenCL objects.
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

// Exit with an error message if the call failed.
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

// Returns whether the transport works on this machine. Benchmarks that need it are skipped otherwise.
bool has_transport(clgl_transport transport);

clgl_buffer make_buffer(clgl_transport transport, size_t size);

// Acquires and releases all of these buffers.
void hand_over(const std::vector<clgl_buffer> &buffers);

// A persistently mapped OpenGL buffer, without clgl.
struct MappedBuffer {
    GLuint name = 0;
    void *pointer = nullptr;

    explicit MappedBuffer(size_t size);
    ~MappedBuffer();
    MappedBuffer(const MappedBuffer &) = delete;
    MappedBuffer &operator=(const MappedBuffer &) = delete;
};

// Elapsed time or CPU time. The best repetition of a benchmark counts, which is closest to the cost on an idle
// machine.
enum class Clock { real, cpu };

// Options of measure_in_turns, which compares the cost per call of two implementations, in nanoseconds. They run
// in turns, so that load on the machine affects both. The counter "other" is the median of the other
// implementation; "ours" is "other" plus the median of the differences.
struct Turns {
    Clock clock = Clock::real;
    // Calls per turn
    int calls = 1;
    // Runs before each turn and is not measured
    std::function<void()> settle = [] {};
};
void measure_in_turns(benchmark::State &state, const Turns &turns, const std::function<void()> &ours,
                      const std::function<void()> &other);

// The formula of a limit: other * factor + slack_ns (sum), or the larger of other * factor and other + slack_ns
// (either)
enum class Bound { sum, either };

// A limit that --check applies to the result of the benchmark `ours`, relative to the benchmark `other`
struct Ratio {
    std::string what;
    Clock clock;
    std::string ours;
    // Empty = compared with 0
    std::string other;
    double factor;
    double slack_ns;
    // Transport that `ours` needs; the limit is skipped if it does not work. CLGL_TRANSPORT_AUTO = none
    clgl_transport transport;
    Bound bound = Bound::sum;
};
std::vector<Ratio> handover_ratios();
std::vector<Ratio> compute_ratios();
std::vector<Ratio> texture_ratios();
std::vector<Ratio> convert_ratios();
std::vector<Ratio> layer_ratios();

// Returns the times of PyOpenCL for the benchmarks of compute.cpp, by name, in nanoseconds. Empty if PyOpenCL is
// not installed.
std::map<std::string, double> pyopencl_times();

// Returns the name of a benchmark with its argument.
std::string with_size(const char *name, size_t size);

}  // namespace bench
