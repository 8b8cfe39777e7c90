// What the benchmarks share: one OpenGL context of the library's, made current, with its OpenCL objects.
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

// Ends the program with the message of a call that failed.
void check(clgl_result result);
void check_cl(cl_int code, const char *call);

// A headless clgl context, current on the thread of the benchmarks, for as long as the program runs.
struct Setup {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    cl_context native_context = nullptr;
    cl_command_queue native_queue = nullptr;
};
const Setup &setup();

// Whether the transport works here; a benchmark that needs it is skipped otherwise.
bool has_transport(int32_t transport);

clgl_buffer make_buffer(int32_t transport, size_t size);

// A hand-over of these buffers there and back.
void hand_over(const std::vector<clgl_buffer> &buffers);

// An OpenGL buffer whose memory the CPU sees, as a program without clgl makes it.
struct MappedBuffer {
    GLuint name = 0;
    void *pointer = nullptr;

    explicit MappedBuffer(size_t size);
    ~MappedBuffer();
    MappedBuffer(const MappedBuffer &) = delete;
    MappedBuffer &operator=(const MappedBuffer &) = delete;
};

// The best of a benchmark's repetitions: what it costs when the machine does nothing else.
enum class Clock { real, cpu };

// What two ways to do the same cost per call, in nanoseconds of a clock: done in turns, so that what slows the
// machine down meets both. Of many turns, the median of the other counts, and that of the differences. As results
// they are named like the benchmark with "/ours" and "/other" behind.
struct Turns {
    Clock clock = Clock::real;
    // Calls per turn
    int calls = 1;
    // What each turn starts after, not counted
    std::function<void()> settle = [] {};
};
void measure_in_turns(benchmark::State &state, const Turns &turns, const std::function<void()> &ours,
                      const std::function<void()> &other);

// How a factor and a slack go together: ours at most other * factor + slack_ns, or at most the greater of
// other * factor and other + slack_ns.
enum class Bound { sum, either };

// What --check demands of two benchmarks, by name.
struct Ratio {
    std::string what;
    Clock clock;
    std::string ours;
    // Empty for none
    std::string other;
    double factor;
    double slack_ns;
    // What ours needs; where it does not work nothing is promised. CLGL_TRANSPORT_NONE for nothing.
    int32_t transport;
    Bound bound = Bound::sum;
};
std::vector<Ratio> handover_ratios();
std::vector<Ratio> compute_ratios();
std::vector<Ratio> texture_ratios();
std::vector<Ratio> convert_ratios();
std::vector<Ratio> layer_ratios();

// What PyOpenCL takes for the benchmarks of compute.cpp, by name, in nanoseconds; empty where it is not
// installed.
std::map<std::string, double> pyopencl_times();

// The name of a benchmark with its argument.
std::string with_size(const char *name, size_t size);

}  // namespace bench
