// Fixture of the tests of imported memory: a shared buffer on a fake driver.
#pragma once

#include "fake_import.hpp"
#include "patience.hpp"

#include <clgl/clgl.h>

#include <chrono>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

extern "C" {
#include <cmocka.h>
}

namespace clgl::fake_import
{

constexpr uint64_t half = 2048, size = 2 * half;
constexpr std::chrono::milliseconds soon{20};

#define SUCCEED(call)                                                                                            \
    do {                                                                                                         \
        if ((call) != CLGL_SUCCESS) fail_msg("%s: %s", #call, clgl_error_message());                             \
    } while (0)

// A context whose headless GL context is current, two queues, and a shared buffer that OpenCL imports
struct Fixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr, other = nullptr;
    clgl_buffer buffer = nullptr;
    GLuint name = 0;

    Fixture()
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_buffer_desc made = CLGL_BUFFER_DESC_INIT;
        clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        acquires = releases = 0;
        SUCCEED(clgl_context_create(&desc, &context));
        SUCCEED(clgl_context_make_current(context, 1));
        SUCCEED(clgl_queue_create(context, nullptr, &queue));
        SUCCEED(clgl_queue_create(context, nullptr, &other));
        made.size = size;
        SUCCEED(clgl_buffer_create(context, &made, &buffer));
        SUCCEED(clgl_buffer_get_info(buffer, &info));
        assert_int_equal(info.transport, CLGL_TRANSPORT_EXTERNAL);
        assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
        name = info.gl_name;
    }
    ~Fixture()
    {
        if (buffer) SUCCEED(clgl_buffer_destroy(buffer));
        SUCCEED(clgl_queue_destroy(queue));
        SUCCEED(clgl_queue_destroy(other));
        SUCCEED(clgl_context_make_current(context, 0));
        SUCCEED(clgl_context_destroy(context));
        // Releases that wait for a user event end on the waiter thread, which may still be running.
        assert_true(becomes_true([] { return acquires == releases; }));
        assert_true(becomes_true([] { return fake_handle::exported_alive() == 0; }));
        assert_int_equal(fake_handle::misuses, 0);
    }
    Fixture(const Fixture &) = delete;
    Fixture &operator=(const Fixture &) = delete;
};

inline clgl_handover handover_of(const clgl_buffer &buffer, uint32_t flags = 0)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.flags = flags;
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    return handover;
}

// Reads a GL buffer through a copy, because with llvmpipe OpenGL cannot map imported buffers or read them into
// host memory.
inline std::vector<unsigned char> gl_bytes(GLuint name)
{
    std::vector<unsigned char> bytes(size);
    GLuint copy = 0;
    glGenBuffers(1, &copy);
    glBindBuffer(GL_COPY_WRITE_BUFFER, copy);
    glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(size), nullptr, GL_STREAM_READ);
    glBindBuffer(GL_COPY_READ_BUFFER, name);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, static_cast<GLsizeiptr>(size));
    glGetBufferSubData(GL_COPY_WRITE_BUFFER, 0, static_cast<GLsizeiptr>(size), bytes.data());
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
    glDeleteBuffers(1, &copy);
    return bytes;
}

inline std::vector<unsigned char> gl_bytes(const Fixture &fixture) { return gl_bytes(fixture.name); }

inline std::vector<unsigned char> cl_bytes(const Fixture &fixture, clgl_queue queue)
{
    std::vector<unsigned char> bytes(size);
    SUCCEED(clgl_buffer_read(queue, fixture.buffer, nullptr, bytes.data(), 1, 0, nullptr, nullptr));
    return bytes;
}

inline void fill(clgl_queue queue, clgl_buffer buffer, unsigned char byte, clgl_fence behind = nullptr)
{
    SUCCEED(
        clgl_buffer_fill(queue, buffer, nullptr, &byte, 1, behind ? 1 : 0, behind ? &behind : nullptr, nullptr));
}

}  // namespace clgl::fake_import
