#include "bench.hpp"

#include <cstdio>
#include <cstdlib>

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
    std::fprintf(stderr, "%s gave %s\n", call, clgl_native_name(CLGL_NATIVE_OPENCL, code));
    std::exit(EXIT_FAILURE);
}

const Setup &setup()
{
    static const Setup made = make_setup();
    return made;
}

bool has_transport(int32_t transport)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(setup().context, &info));
    for (uint32_t i = 0; i < info.transport_count; ++i) {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        check(clgl_context_get_transport_report(setup().context, i, &report));
        if (report.transport == transport) return report.status != CLGL_TRANSPORT_REJECTED;
    }
    return false;
}

clgl_buffer make_buffer(int32_t transport, size_t size)
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
