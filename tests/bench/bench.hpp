// Shared code of the benchmarks. Creates a headless clgl context, makes its OpenGL context current, and creates
// OpenCL objects.
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

// Both functions exit with an error message if the call failed.
void check(clgl_result result);
void check_cl(cl_int code, const char *call);

// A headless clgl context. Its OpenGL context is current on the benchmark thread until the program ends.
struct Setup {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    cl_context native_context = nullptr;
    cl_command_queue native_queue = nullptr;
};
const Setup &setup();

// Returns whether the transport works on this machine. Benchmarks that need an unavailable transport are skipped.
bool has_transport(clgl_transport transport);

clgl_buffer make_buffer(clgl_transport transport, size_t size);

// Acquires all buffers in one call, and releases them in another call.
void hand_over(const std::vector<clgl_buffer> &buffers);

// A persistently mapped OpenGL buffer that is created without clgl
struct MappedBuffer {
    GLuint name = 0;
    void *pointer = nullptr;

    explicit MappedBuffer(size_t size);
    ~MappedBuffer();
    MappedBuffer(const MappedBuffer &) = delete;
    MappedBuffer &operator=(const MappedBuffer &) = delete;
};

// Elapsed time or CPU time. Only the fastest repetition of a benchmark counts, because it is closest to the cost
// on an idle machine.
enum class Clock { real, cpu };

// Options of measure_in_turns, which compares the time per call of two implementations, in nanoseconds. The
// implementations run alternately, so that load on the machine affects both. The counter "other" is the median
// time of the second implementation. The counter "ours" is "other" plus the median of the differences. If the
// first implementation takes less than half of this time, "ours" is its own median, because the differences would
// mostly contain the variation of the second one.
struct Turns {
    Clock clock = Clock::real;
    // Calls per turn
    int calls = 1;
    // Function that runs before each turn and is not measured
    std::function<void()> settle = [] {};
};
void measure_in_turns(benchmark::State &state, const Turns &turns, const std::function<void()> &ours,
                      const std::function<void()> &other);

// Formula of a limit. `sum` means other * factor + slack_ns. `either` means the larger of other * factor and
// other + slack_ns.
enum class Bound { sum, either };

// A limit for the time of the benchmark `ours` relative to the benchmark `other`. Checked with --check.
struct Ratio {
    std::string what;
    Clock clock;
    std::string ours;
    // Name of the other benchmark; empty = the limit is slack_ns
    std::string other;
    double factor;
    double slack_ns;
    // Transport that `ours` needs; CLGL_TRANSPORT_AUTO = none. The limit is not checked if the transport is
    // unavailable.
    clgl_transport transport;
    Bound bound = Bound::sum;
};
std::vector<Ratio> handover_ratios();
std::vector<Ratio> compute_ratios();
std::vector<Ratio> texture_ratios();
std::vector<Ratio> convert_ratios();
std::vector<Ratio> layer_ratios();

// Returns the times of PyOpenCL for the benchmarks of compute.cpp by name, in nanoseconds. Returns an empty map
// if PyOpenCL is not installed.
std::map<std::string, double> pyopencl_times();

// Returns the name of a benchmark with its argument.
std::string with_size(const char *name, size_t size);

}  // namespace bench
