// What the benchmarks share: one OpenGL context of the library's, made current, with its OpenCL objects.
#pragma once

#include <clgl/clgl.h>

#include <benchmark/benchmark.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <epoxy/gl.h>

#include <cstddef>
#include <cstdint>
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

// What --check demands of two benchmarks, by name: ours at most other * factor + slack_ns.
struct Ratio {
    const char *what;
    Clock clock;
    std::string ours;
    // Empty for none
    std::string other;
    double factor;
    double slack_ns;
    // What ours needs; where it does not work nothing is promised. CLGL_TRANSPORT_NONE for nothing.
    int32_t transport;
};
const std::vector<Ratio> &ratios();

}  // namespace bench
