#include "core/buffer_commands.hpp"

#include "base/text.hpp"

#include <bit>
#include <limits>

namespace clgl
{

namespace
{

constexpr size_t max_pattern_size = 128;

cl_bool as_cl(bool value) { return value ? CL_TRUE : CL_FALSE; }

// Offsets of the cl_mem, which is the buffer's own: a sub-buffer's starts with it.
size_t offset_in(const Buffer &buffer, const Range &range) { return range.offset - buffer.range().offset; }

// One side of a rectangular command, with its pitches filled in.
struct Box {
    const size_t *origin;
    size_t row_pitch;
    size_t slice_pitch;
};

size_t checked_add(size_t a, size_t b)
{
    if (a > std::numeric_limits<size_t>::max() - b) fail(CLGL_ERROR_OUT_OF_RANGE, "the box's size overflows");
    return a + b;
}

size_t checked_multiply(size_t a, size_t b)
{
    if (b != 0 && a > std::numeric_limits<size_t>::max() / b)
        fail(CLGL_ERROR_OUT_OF_RANGE, "the box's size overflows");
    return a * b;
}

Box make_box(const size_t (&origin)[3], const size_t (&region)[3], size_t row_pitch, size_t slice_pitch,
             const char *which)
{
    const auto [width, height, depth] = region;
    if (width == 0 || height == 0 || depth == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "a part of the region is 0; for a flat box it is 1");
    if (row_pitch == 0) row_pitch = width;
    if (row_pitch < width)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(which, "_row_pitch ", row_pitch, " is less than the region's ", width, " bytes"));
    const size_t slice = checked_multiply(row_pitch, height);
    if (slice_pitch == 0) slice_pitch = slice;
    if (slice_pitch < slice || slice_pitch % row_pitch != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(which, "_slice_pitch ", slice_pitch, " is less than ", slice,
                                               " bytes, or no multiple of the row pitch"));
    return {origin, row_pitch, slice_pitch};
}

// The bytes from the box's first to behind its last, as a range.
clgl_range extent(const Box &box, const size_t (&region)[3])
{
    const auto at = [&](size_t x, size_t y, size_t z) {
        return checked_add(x,
                           checked_add(checked_multiply(y, box.row_pitch), checked_multiply(z, box.slice_pitch)));
    };
    const size_t first = at(box.origin[0], box.origin[1], box.origin[2]);
    return {first, at(region[0], region[1] - 1, region[2] - 1)};
}

// A rectangular command's buffer and host boxes, checked against the buffer and the acquisition.
struct RectTransfer {
    Box in_buffer, in_host;

    RectTransfer(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect, bool writes)
        : in_buffer(make_box(rect.buffer_origin, rect.region, rect.buffer_row_pitch, rect.buffer_slice_pitch,
                             "buffer")),
          in_host(make_box(rect.other_origin, rect.region, rect.other_row_pitch, rect.other_slice_pitch, "other"))
    {
        const clgl_range touched = extent(in_buffer, rect.region);
        extent(in_host, rect.region);
        buffer.require_access(to, buffer.part(&touched), writes);
    }
};

}  // namespace

Ref<Fence> read_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, void *data,
                       bool blocking)
{
    const Range part = buffer.part(range);
    buffer.require_access(to, part, false);
    return submit(to, "clEnqueueReadBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueReadBuffer(to.queue.native(), buffer.mem(), as_cl(blocking), offset_in(buffer, part),
                                      part.size, data, count, waits, event);
    });
}

Ref<Fence> write_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, const void *data,
                        bool blocking)
{
    const Range part = buffer.part(range);
    buffer.require_access(to, part, true);
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
    buffer.require_access(to, part, true);
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
    source.require_access(to, from, false);
    destination.require_access(to, into, true);
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
        make_box(rect.buffer_origin, rect.region, rect.buffer_row_pitch, rect.buffer_slice_pitch, "buffer");
    const Box into =
        make_box(rect.other_origin, rect.region, rect.other_row_pitch, rect.other_slice_pitch, "other");
    const clgl_range read = extent(from, rect.region), written = extent(into, rect.region);
    const Range read_part = source.part(&read), written_part = destination.part(&written);
    source.require_access(to, read_part, false);
    destination.require_access(to, written_part, true);
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
    if (flags == 0 || (flags & CLGL_MAP_WRITE_DISCARD && flags != CLGL_MAP_WRITE_DISCARD))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "flags must be CLGL_MAP_READ, CLGL_MAP_WRITE or both, or "
                                          "CLGL_MAP_WRITE_DISCARD alone");
    buffer.require_access(to, part, writes);
    const cl_map_flags cl_flags = (flags & CLGL_MAP_READ ? CL_MAP_READ : 0) |
                                  (flags & CLGL_MAP_WRITE ? CL_MAP_WRITE : 0) |
                                  (flags & CLGL_MAP_WRITE_DISCARD ? CL_MAP_WRITE_INVALIDATE_REGION : 0);
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
    buffer.require_held(to);
    return submit(to, "clEnqueueUnmapMemObject", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        const cl_int code =
            cl().EnqueueUnmapMemObject(to.queue.native(), buffer.mem(), pointer, count, waits, event);
        if (code == CL_INVALID_VALUE)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("pointer is no mapping of ", buffer.describe(),
                      ": clEnqueueUnmapMemObject gave CL_INVALID_VALUE (", code, ")"),
                 {CLGL_NATIVE_OPENCL, code});
        return code;
    });
}

}  // namespace clgl
