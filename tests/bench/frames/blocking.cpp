#include "blocking.hpp"

#include "clocks.hpp"
#include "draw.hpp"

#include <algorithm>

namespace frames
{

namespace
{

constexpr uint32_t slot_count = 4;
// Number of frames that are drawn while the kernel runs; each texture is used twice
constexpr uint32_t frames_in_flight = 2 * slot_count;

// A slow kernel, which can run in any queue of its context
class BusyKernel
{
public:
    explicit BusyKernel(cl_command_queue queue) : queue_(queue)
    {
        cl_context context = nullptr;
        check_cl(clGetCommandQueueInfo(queue_, CL_QUEUE_CONTEXT, sizeof context, &context, nullptr),
                 "clGetCommandQueueInfo");
        cl_int code = CL_SUCCESS;
        const char *source = kernel_source;
        program_.reset(clCreateProgramWithSource(context, 1, &source, nullptr, &code));
        check_cl(code, "clCreateProgramWithSource");
        check_cl(clBuildProgram(program_.get(), 0, nullptr, "", nullptr, nullptr), "clBuildProgram");
        kernel_.reset(clCreateKernel(program_.get(), "keep_busy", &code));
        check_cl(code, "clCreateKernel");
        out_.reset(clCreateBuffer(context, CL_MEM_WRITE_ONLY, sizeof(cl_uint), nullptr, &code));
        check_cl(code, "clCreateBuffer");
        rounds_ = rounds_for(busy_ms);
    }

    // Enqueues the kernel, which runs for at least busy_ms.
    ClEvent enqueue() const { return enqueue(rounds_); }

private:
    ClEvent enqueue(cl_uint rounds) const
    {
        constexpr size_t one = 1;
        const cl_mem out = out_.get();
        cl_event event = nullptr;
        check_cl(clSetKernelArg(kernel_.get(), 0, sizeof out, &out), "clSetKernelArg");
        check_cl(clSetKernelArg(kernel_.get(), 1, sizeof rounds, &rounds), "clSetKernelArg");
        check_cl(clEnqueueNDRangeKernel(queue_, kernel_.get(), 1, nullptr, &one, nullptr, 0, nullptr, &event),
                 "clEnqueueNDRangeKernel");
        check_cl(clFlush(queue_), "clFlush");
        return ClEvent(event);
    }

    double ms_of(cl_uint rounds) const
    {
        const int64_t start = now_ns();
        const ClEvent event = enqueue(rounds);
        check_cl(clFinish(queue_), "clFinish");
        return static_cast<double>(now_ns() - start) / ns_per_ms;
    }

    // Returns the number of rounds of the kernel that take `ms` milliseconds. Adds a margin, because devices
    // become faster under load.
    cl_uint rounds_for(double ms) const
    {
        constexpr cl_uint first = 1 << 16;
        constexpr double long_enough_ms = 5, spare = 1.5;
        ms_of(first);
        for (cl_uint rounds = first;; rounds *= 2) {
            const double taken = ms_of(rounds);
            if (taken >= long_enough_ms) return static_cast<cl_uint>(rounds * (ms * spare / taken));
        }
    }

    cl_command_queue queue_;
    ClProgram program_;
    ClKernel kernel_;
    ClMem out_;
    cl_uint rounds_ = 0;
};

template <typename Step> void time_step(double &longest_ms, Step step)
{
    const int64_t start = now_ns();
    step();
    longest_ms = std::max(longest_ms, static_cast<double>(now_ns() - start) / ns_per_ms);
}

void frame_of(Way &way, const Screen &screen, uint32_t frame, double &longest_ms)
{
    GLuint texture = 0;
    time_step(longest_ms, [&] { way.fill(frame); });
    time_step(longest_ms, [&] { texture = way.texture(frame); });
    if (texture) screen.draw(texture);
    time_step(longest_ms, [&] { way.drawn(frame); });
}

bool has_ended(cl_event event)
{
    cl_int status = 0;
    check_cl(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr),
             "clGetEventInfo");
    return status <= CL_COMPLETE;
}

// Returns the duration of the longest step. Returns early if a step has waited for the kernel. Throws Unavailable
// if the kernel ended before the frames.
double longest_call(Way &way, const Screen &screen, const BusyKernel &kernel)
{
    double longest_ms = 0;
    for (uint32_t frame = 0; frame < frames_in_flight; ++frame)
        frame_of(way, screen, frame, longest_ms);
    way.finish();
    longest_ms = 0;
    const ClEvent busy = kernel.enqueue();
    uint32_t done = 0;
    for (; done < frames_in_flight && !has_ended(busy.get()); ++done)
        frame_of(way, screen, done, longest_ms);
    way.finish();
    if (done < frames_in_flight && longest_ms < busy_ms / 2)
        throw Unavailable("the kernel ended before the calls did");
    return longest_ms;
}

struct MeasuredWay {
    clgl_transport transport;
    std::string name;
    cl_command_queue queue;
    MakeWay make;
};

std::vector<MeasuredWay> subjects_of(const Session &session)
{
    std::vector<MeasuredWay> all;
    const cl_command_queue queue = session.clgl().native_queue();
    for (const clgl_transport transport :
         {CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE, CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED}) {
        const std::string name = std::string("clgl ") + transport_name(transport);
        all.push_back({transport, name + ", 4 textures", queue, [=](Session &by, Size size) {
                           return make_clgl_textures(by, size, transport, slot_count);
                       }});
        all.push_back({transport, name + ", ring of 4", queue, [=](Session &by, Size size) {
                           return make_clgl_ring(by, size, transport, slot_count, 0);
                       }});
    }
    all.push_back(
        {CLGL_TRANSPORT_AUTO, "by hand, semaphores, ring of 4", session.compute().queue(),
         [](Session &by, Size size) { return make_hand_vulkan(by, size, HandOrder::semaphores, slot_count); }});
    return all;
}

}  // namespace

std::vector<LongestCall> measure_blocking(Session &session, Size size)
{
    const Screen screen(size);
    const BusyKernel clgl_kernel(session.clgl().native_queue()), hand_kernel(session.compute().queue());
    std::vector<LongestCall> all;
    for (const MeasuredWay &subject : subjects_of(session)) {
        LongestCall &result = all.emplace_back();
        result.transport = subject.transport;
        result.name = subject.name;
        attempt(result, [&] {
            const std::unique_ptr<Way> way = subject.make(session, size);
            const bool by_hand = subject.queue == session.compute().queue();
            result.longest_ms = longest_call(*way, screen, by_hand ? hand_kernel : clgl_kernel);
        });
    }
    return all;
}

}  // namespace frames
