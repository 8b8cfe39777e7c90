#include "core/buffer_commands.hpp"

#include "base/text.hpp"
#include "core/box.hpp"

#include <bit>

namespace clgl
{

namespace
{

constexpr size_t max_pattern_size = 128;

// Offsets of the cl_mem, which is the buffer's own: a sub-buffer's starts with it.
size_t offset_in(const Buffer &buffer, const Range &range) { return range.offset - buffer.range().offset; }

// A rectangular command's buffer and host boxes, checked against the buffer and the acquisition.
struct RectTransfer {
    Box in_buffer, in_host;

    RectTransfer(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect, bool writes)
        : in_buffer(make_box(rect.buffer_origin, rect.region, rect.buffer_row_pitch, rect.buffer_slice_pitch,
                             "buffer_")),
          in_host(
              make_box(rect.other_origin, rect.region, rect.other_row_pitch, rect.other_slice_pitch, "other_"))
    {
        const clgl_range touched = extent(in_buffer, rect.region);
        extent(in_host, rect.region);
        buffer.require_access(to.queue, buffer.part(&touched), writes);
    }
};

}  // namespace

Ref<Fence> read_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, void *data,
                       bool blocking)
{
    const Range part = buffer.part(range);
    buffer.require_access(to.queue, part, false);
    return submit(to, "clEnqueueReadBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueReadBuffer(to.queue.native(), buffer.mem(), as_cl(blocking), offset_in(buffer, part),
                                      part.size, data, count, waits, event);
    });
}

Ref<Fence> write_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, const void *data,
                        bool blocking)
{
    const Range part = buffer.part(range);
    buffer.require_access(to.queue, part, true);
    return submit(to, "clEnqueueWriteBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueWriteBuffer(to.queue.native(), buffer.mem(), as_cl(blocking), offset_in(buffer, part),
                                       part.size, data, count, waits, event);
    });
}

Ref<Fence> fill_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range,
                       const void *pattern, size_t pattern_size)
{
    if (!std::has_single_bit(pattern_size) || pattern_size > max_pattern_size)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("pattern_size ", pattern_size, " is no power of two from 1 to ", max_pattern_size));
    const Range part = buffer.part(range);
    const size_t offset = offset_in(buffer, part);
    if (offset % pattern_size != 0 || part.size % pattern_size != 0)
        fail(CLGL_ERROR_MISALIGNED, text("offset ", offset, " or size ", part.size,
                                         " is no multiple of the pattern's ", pattern_size, " bytes"));
    buffer.require_access(to.queue, part, true);
    return submit(to, "clEnqueueFillBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueFillBuffer(to.queue.native(), buffer.mem(), pattern, pattern_size, offset, part.size,
                                      count, waits, event);
    });
}

Ref<Fence> copy_buffer(const CommandTarget &to, const Buffer &source, const Buffer &destination,
                       const clgl_range *range, size_t offset)
{
    const Range from = source.part(range);
    const clgl_range target{offset, from.size};
    const Range into = destination.part(&target);
    if (&source.storage() == &destination.storage() && from.overlaps(into))
        fail(CLGL_ERROR_OUT_OF_RANGE, "source and destination overlap in one buffer");
    source.require_access(to.queue, from, false);
    destination.require_access(to.queue, into, true);
    return submit(to, "clEnqueueCopyBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueCopyBuffer(to.queue.native(), source.mem(), destination.mem(), offset_in(source, from),
                                      offset, from.size, count, waits, event);
    });
}

Ref<Fence> read_buffer_rect(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect,
                            void *data, bool blocking)
{
    const auto [from, host] = RectTransfer(to, buffer, rect, false);
    return submit(to, "clEnqueueReadBufferRect", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueReadBufferRect(to.queue.native(), buffer.mem(), as_cl(blocking), from.origin,
                                          host.origin, rect.region, from.row_pitch, from.slice_pitch,
                                          host.row_pitch, host.slice_pitch, data, count, waits, event);
    });
}

Ref<Fence> write_buffer_rect(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect,
                             const void *data, bool blocking)
{
    const auto [into, host] = RectTransfer(to, buffer, rect, true);
    return submit(to, "clEnqueueWriteBufferRect", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueWriteBufferRect(to.queue.native(), buffer.mem(), as_cl(blocking), into.origin,
                                           host.origin, rect.region, into.row_pitch, into.slice_pitch,
                                           host.row_pitch, host.slice_pitch, data, count, waits, event);
    });
}

Ref<Fence> copy_buffer_rect(const CommandTarget &to, const Buffer &source, const Buffer &destination,
                            const clgl_buffer_rect &rect)
{
    const Box from =
        make_box(rect.buffer_origin, rect.region, rect.buffer_row_pitch, rect.buffer_slice_pitch, "buffer_");
    const Box into =
        make_box(rect.other_origin, rect.region, rect.other_row_pitch, rect.other_slice_pitch, "other_");
    const clgl_range read = extent(from, rect.region), written = extent(into, rect.region);
    const Range read_part = source.part(&read), written_part = destination.part(&written);
    source.require_access(to.queue, read_part, false);
    destination.require_access(to.queue, written_part, true);
    return submit(to, "clEnqueueCopyBufferRect", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        const cl_int code = cl().EnqueueCopyBufferRect(
            to.queue.native(), source.mem(), destination.mem(), from.origin, into.origin, rect.region,
            from.row_pitch, from.slice_pitch, into.row_pitch, into.slice_pitch, count, waits, event);
        if (code == CL_MEM_COPY_OVERLAP)
            fail(CLGL_ERROR_OUT_OF_RANGE, "source and destination overlap in one buffer",
                 {CLGL_NATIVE_OPENCL, code});
        return code;
    });
}

Ref<Fence> map_buffer(const CommandTarget &to, const Buffer &buffer, uint32_t flags, const clgl_range *range,
                      bool blocking, void *&pointer)
{
    const Range part = buffer.part(range);
    const bool writes = flags & (CLGL_MAP_WRITE | CLGL_MAP_WRITE_DISCARD);
    const cl_map_flags cl_flags = cl_map_flags_of(flags);
    buffer.require_access(to.queue, part, writes);
    return submit(to, "clEnqueueMapBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        cl_int code = CL_SUCCESS;
        pointer = cl().EnqueueMapBuffer(to.queue.native(), buffer.mem(), as_cl(blocking), cl_flags,
                                        offset_in(buffer, part), part.size, count, waits, event, &code);
        return code;
    });
}

Ref<Fence> unmap_buffer(const CommandTarget &to, const Buffer &buffer, void *pointer)
{
    // What was written is the queue's to hand over: after a release nobody would carry it to OpenGL.
    buffer.require_held(to.queue);
    return submit_unmap(to, buffer.mem(), pointer, buffer.describe());
}

}  // namespace clgl
