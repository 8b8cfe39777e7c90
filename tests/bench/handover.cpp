// Compares the cost of a hand-over, for each transport, with the cost of the same work without clgl.
#include "bench.hpp"

namespace bench
{

namespace
{

constexpr size_t mebibyte = size_t{1} << 20;
constexpr size_t large = 64 * mebibyte;
constexpr size_t small = 64 * 1024;
constexpr unsigned char pattern = 0x5a;

bool skipped(benchmark::State &state, clgl_transport transport)
{
    if (has_transport(transport)) return false;
    state.SkipWithError("the transport does not work on this machine");
    return true;
}

// Returns whether OpenGL draws on a GPU. `staged` then copies library-owned buffers through a mapped buffer.
bool draws_on_gpu()
{
    const clgl_buffer probe = make_buffer(CLGL_TRANSPORT_STAGED, small);
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    check(clgl_buffer_get_info(probe, &info));
    check(clgl_buffer_destroy(probe));
    return info.copies_per_acquire > 1;
}

// Acquires and releases a buffer without commands in between.
void empty_mapped(benchmark::State &state)
{
    if (skipped(state, CLGL_TRANSPORT_MAPPED)) return;
    std::vector<clgl_buffer> buffers(static_cast<size_t>(state.range(1)));
    for (clgl_buffer &buffer : buffers)
        buffer = make_buffer(CLGL_TRANSPORT_MAPPED, static_cast<size_t>(state.range(0)));
    for (auto _ : state)
        hand_over(buffers);
    for (clgl_buffer buffer : buffers)
        check(clgl_buffer_destroy(buffer));
}

// Compares clgl_buffer_acquire and clgl_buffer_release with clgl_acquire and clgl_release.
void acquire_one(benchmark::State &state)
{
    if (skipped(state, CLGL_TRANSPORT_MAPPED)) return;
    constexpr int calls = 50;
    const std::vector<clgl_buffer> buffers = {make_buffer(CLGL_TRANSPORT_MAPPED, small)};
    measure_in_turns(
        state, {Clock::cpu, calls, [] {}},
        [&] {
            check(clgl_buffer_acquire(setup().queue, buffers.front()));
            check(clgl_buffer_release(setup().queue, buffers.front()));
        },
        [&] { hand_over(buffers); });
    check(clgl_buffer_destroy(buffers.front()));
}

// Copies data as applications often do: OpenCL reads it to host memory, and OpenGL uploads it from there.
void usual_copy(benchmark::State &state)
{
    const auto size = static_cast<size_t>(state.range(0));
    std::vector<char> host(size);
    cl_int code = CL_SUCCESS;
    const cl_mem mem = clCreateBuffer(setup().native_context, CL_MEM_READ_WRITE, size, nullptr, &code);
    check_cl(code, "clCreateBuffer");
    GLuint name = 0;
    glGenBuffers(1, &name);
    glBindBuffer(GL_COPY_WRITE_BUFFER, name);
    glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(size), nullptr, GL_STREAM_DRAW);
    for (auto _ : state) {
        check_cl(
            clEnqueueReadBuffer(setup().native_queue, mem, CL_TRUE, 0, size, host.data(), 0, nullptr, nullptr),
            "clEnqueueReadBuffer");
        glBufferSubData(GL_COPY_WRITE_BUFFER, 0, static_cast<GLsizeiptr>(size), host.data());
        glFinish();
    }
    glDeleteBuffers(1, &name);
    clReleaseMemObject(mem);
}

// Makes the fewest calls that a hand-over without copies needs: makes OpenGL writes visible, waits for OpenGL,
// and waits for OpenCL.
void raw_calls(benchmark::State &state)
{
    const cl_command_queue queue = setup().native_queue;
    for (auto _ : state) {
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT | GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT);
        const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glFlush();
        glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, 0);
        glDeleteSync(sync);
        cl_event event = nullptr;
        check_cl(clEnqueueMarkerWithWaitList(queue, 0, nullptr, &event), "clEnqueueMarkerWithWaitList");
        check_cl(clFlush(queue), "clFlush");
        check_cl(clWaitForEvents(1, &event), "clWaitForEvents");
        clReleaseEvent(event);
    }
}

// Transfers all bytes from OpenGL to OpenCL with clgl, changes them in OpenCL, and transfers them back.
void staged(benchmark::State &state)
{
    if (skipped(state, CLGL_TRANSPORT_STAGED)) return;
    const auto size = static_cast<size_t>(state.range(0));
    const clgl_buffer buffer = make_buffer(CLGL_TRANSPORT_STAGED, size);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    for (auto _ : state) {
        check(clgl_acquire(setup().queue, &handover, 0, nullptr, nullptr));
        check(clgl_buffer_fill(setup().queue, buffer, nullptr, &pattern, sizeof pattern, 0, nullptr, nullptr));
        check(clgl_release(setup().queue, &handover, 0, nullptr, nullptr));
    }
    check(clgl_buffer_destroy(buffer));
}

// Does the same work as staged() without clgl, through a persistently mapped buffer. If OpenGL draws on a GPU,
// copies between another buffer and the mapped buffer. Otherwise the mapped buffer itself contains the data.
void staged_by_hand(benchmark::State &state)
{
    const auto size = static_cast<size_t>(state.range(0));
    const auto bytes = static_cast<GLsizeiptr>(size);
    const cl_command_queue queue = setup().native_queue;
    const MappedBuffer buffer(size);
    GLuint object = 0;
    if (draws_on_gpu()) {
        glGenBuffers(1, &object);
        glBindBuffer(GL_COPY_READ_BUFFER, object);
        glBufferData(GL_COPY_READ_BUFFER, bytes, nullptr, GL_DYNAMIC_DRAW);
    }
    cl_int code = CL_SUCCESS;
    const cl_mem mem = clCreateBuffer(setup().native_context, CL_MEM_READ_WRITE, size, nullptr, &code);
    check_cl(code, "clCreateBuffer");
    for (auto _ : state) {
        if (object) glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, bytes);
        glFinish();
        check_cl(clEnqueueWriteBuffer(queue, mem, CL_FALSE, 0, size, buffer.pointer, 0, nullptr, nullptr),
                 "clEnqueueWriteBuffer");
        check_cl(clEnqueueFillBuffer(queue, mem, &pattern, sizeof pattern, 0, size, 0, nullptr, nullptr),
                 "clEnqueueFillBuffer");
        check_cl(clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, size, buffer.pointer, 0, nullptr, nullptr),
                 "clEnqueueReadBuffer");
        if (object) glCopyBufferSubData(GL_COPY_WRITE_BUFFER, GL_COPY_READ_BUFFER, 0, 0, bytes);
    }
    glFinish();
    glDeleteBuffers(1, &object);
    clReleaseMemObject(mem);
}

// Makes the cheapest call that takes a handle, which only looks the handle up.
void look_up(benchmark::State &state)
{
    for (auto _ : state) {
        void *queue = nullptr;
        benchmark::DoNotOptimize(clgl_queue_cl_queue(setup().queue, &queue));
    }
}

BENCHMARK(empty_mapped)->Args({large, 1})->Args({small, 1})->Args({small, 4})->Args({small, 16})->UseRealTime();
BENCHMARK(acquire_one);
BENCHMARK(usual_copy)->Arg(large)->UseRealTime();
BENCHMARK(raw_calls)->UseRealTime();
BENCHMARK(staged)->Arg(mebibyte)->Arg(16 * mebibyte)->Arg(large)->UseRealTime();
BENCHMARK(staged_by_hand)->Arg(mebibyte)->Arg(16 * mebibyte)->Arg(large)->UseRealTime();
BENCHMARK(look_up);

}  // namespace

std::vector<Ratio> handover_ratios()
{
    const auto by_hand = [](const char *what, size_t size) {
        return Ratio{what, Clock::real, with_size("staged", size), with_size("staged_by_hand", size),
                     1.1,  0,           CLGL_TRANSPORT_STAGED,     Bound::sum};
    };
    return {
        {"empty hand-over of 64 MiB with mapped, at least 100 times faster than the usual copy", Clock::real,
         with_size("empty_mapped", large) + "/1", with_size("usual_copy", large), 0.01, 0, CLGL_TRANSPORT_MAPPED},
        by_hand("staged 1 MiB, at most 1.1 times the copy by hand", mebibyte),
        by_hand("staged 16 MiB, at most 1.1 times the copy by hand", 16 * mebibyte),
        by_hand("staged 64 MiB, at most 1.1 times the copy by hand", large),
        {"acquire and release, at most 2 us of CPU time more than the raw calls", Clock::cpu,
         with_size("empty_mapped", small) + "/1", "raw_calls", 1, 2000, CLGL_TRANSPORT_MAPPED},
        {"clgl_buffer_acquire and clgl_buffer_release, each at most 20 ns more than the general form", Clock::cpu,
         "acquire_one/ours", "acquire_one/other", 1, 40, CLGL_TRANSPORT_MAPPED},
        {"a call that looks a handle up, at most 20 ns of CPU time", Clock::cpu, "look_up", "", 0, 20,
         CLGL_TRANSPORT_AUTO},
    };
}

}  // namespace bench
