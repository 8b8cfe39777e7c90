#include "bench.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace bench
{

namespace
{

constexpr GLbitfield persistent =
    GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;

Setup make_setup()
{
    Setup made;
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    check(clgl_context_create(&desc, &made.context));
    check(clgl_context_make_current(made.context, 1));
    check(clgl_queue_create(made.context, nullptr, &made.queue));
    void *native = nullptr;
    check(clgl_context_cl_context(made.context, &native));
    made.native_context = static_cast<cl_context>(native);
    check(clgl_queue_cl_queue(made.queue, &native));
    made.native_queue = static_cast<cl_command_queue>(native);
    return made;
}

}  // namespace

void check(clgl_result result)
{
    if (result == CLGL_SUCCESS) return;
    std::fprintf(stderr, "%s\n", clgl_error_message());
    std::exit(EXIT_FAILURE);
}

void check_cl(cl_int code, const char *call)
{
    if (code == CL_SUCCESS) return;
    std::fprintf(stderr, "%s failed with %s\n", call, clgl_native_name(CLGL_NATIVE_OPENCL, code));
    std::exit(EXIT_FAILURE);
}

const Setup &setup()
{
    static const Setup made = make_setup();
    return made;
}

bool has_transport(clgl_transport transport)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(setup().context, &info));
    check(clgl_context_verify_transports(setup().context));
    for (uint32_t i = 0; i < info.transport_count; ++i) {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        check(clgl_context_get_transport_report(setup().context, i, &report));
        if (report.transport == transport) return report.buffer_status != CLGL_TRANSPORT_STATUS_UNAVAILABLE;
    }
    return false;
}

clgl_buffer make_buffer(clgl_transport transport, size_t size)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.transport = transport;
    desc.size = size;
    clgl_buffer buffer = nullptr;
    check(clgl_buffer_create(setup().context, &desc, &buffer));
    return buffer;
}

void hand_over(const std::vector<clgl_buffer> &buffers)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffers = buffers.data();
    handover.buffer_count = static_cast<uint32_t>(buffers.size());
    check(clgl_acquire(setup().queue, &handover, 0, nullptr, nullptr));
    check(clgl_release(setup().queue, &handover, 0, nullptr, nullptr));
}

namespace
{

int64_t now_ns(Clock clock)
{
    constexpr int64_t ns_per_s = 1000000000;
    timespec now{};
    clock_gettime(clock == Clock::cpu ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &now);
    return now.tv_sec * ns_per_s + now.tv_nsec;
}

double turn(const Turns &turns, const std::function<void()> &call)
{
    turns.settle();
    const int64_t start = now_ns(turns.clock);
    for (int i = 0; i < turns.calls; ++i)
        call();
    return static_cast<double>(now_ns(turns.clock) - start) / turns.calls;
}

double median(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

void measure_in_turns(benchmark::State &state, const Turns &turns, const std::function<void()> &ours,
                      const std::function<void()> &other)
{
    std::vector<double> of_ours, of_other, more;
    bool ours_first = false;
    for (auto _ : state) {
        ours_first = !ours_first;
        const double first = turn(turns, ours_first ? ours : other);
        const double second = turn(turns, ours_first ? other : ours);
        of_ours.push_back(ours_first ? first : second);
        of_other.push_back(ours_first ? second : first);
        more.push_back(of_ours.back() - of_other.back());
    }
    const double own = median(of_ours), usual = median(of_other);
    state.counters["other"] = usual;
    state.counters["ours"] = own < usual / 2 ? own : usual + median(more);
}

std::string with_size(const char *name, size_t size) { return std::string(name) + "/" + std::to_string(size); }

MappedBuffer::MappedBuffer(size_t size)
{
    const auto bytes = static_cast<GLsizeiptr>(size);
    glGenBuffers(1, &name);
    glBindBuffer(GL_COPY_WRITE_BUFFER, name);
    glBufferStorage(GL_COPY_WRITE_BUFFER, bytes, nullptr, persistent);
    pointer = glMapBufferRange(GL_COPY_WRITE_BUFFER, 0, bytes, persistent);
}

MappedBuffer::~MappedBuffer() { glDeleteBuffers(1, &name); }

}  // namespace bench
