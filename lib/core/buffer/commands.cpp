#include "core/buffer/commands.hpp"

#include "base/text.hpp"
#include "core/command/box_commands.hpp"
#include "core/geometry/box.hpp"
#include "core/geometry/strided_overlap.hpp"

#include <algorithm>
#include <bit>

namespace clgl
{

namespace
{

constexpr size_t max_pattern_size = 128;

// Converts an offset in the storage to an offset in buffer.mem(). For a sub-buffer, mem() starts at the
// sub-buffer.
size_t offset_in(const Buffer &buffer, const Range &range) { return range.offset - buffer.range().offset; }

// Describes the rows and slices of a box as strided bytes. The first byte of the box is at the start of `range`.
StridedBytes bytes_of(const Range &range, const Box &box, const size_t (&region)[3])
{
    return {.start = static_cast<int64_t>(range.offset),
            .run = region[0],
            .axes = {{region[1], static_cast<int64_t>(box.row_pitch)},
                     {region[2], static_cast<int64_t>(box.slice_pitch)}}};
}

BoxPlace place_of(const Box &box, const size_t (&region)[3], size_t memory_size)
{
    return {extent(box, region).offset, box.row_pitch, box.slice_pitch, memory_size};
}

// The boxes of a rectangular transfer in the buffer and in host memory. The constructor checks both boxes, and
// whether the queue may access the buffer.
struct RectTransfer {
    Box in_buffer, in_host;
    const size_t (&region)[3];

    RectTransfer(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect, bool writes)
        : in_buffer(make_box(rect.buffer_origin, rect.region, rect.buffer_row_pitch, rect.buffer_slice_pitch,
                             "buffer_")),
          in_host(
              make_box(rect.other_origin, rect.region, rect.other_row_pitch, rect.other_slice_pitch, "other_")),
          region(rect.region)
    {
        const clgl_range touched = extent(in_buffer, rect.region);
        const clgl_range in_memory = extent(in_host, rect.region);
        checked_add(in_memory.offset, in_memory.size);
        buffer.require_access(to.uses, buffer.part(&touched), writes);
    }

    // `enqueue` is clEnqueueReadBufferRect or clEnqueueWriteBufferRect.
    template <typename Enqueue, typename Data>
    Ref<Fence> submit(const CommandTarget &to, const char *name, Enqueue enqueue, clgl_command_type command,
                      const Buffer &buffer, Data *data, bool blocking) const
    {
        const BoxPlace place = place_of(in_buffer, region, box_memory_size(to.queue, buffer.mem()));
        const BoxPlace host = place_of(in_host, region, BoxPlace::in_host);
        const BoxParts parts(to.queue, {region[0], region[1], region[2]}, place, host);
        return submit_parts(
            to, name, command, parts, true, blocking,
            [&](const BoxPart &part, cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
                const RectPlace first = rect_place(place, part, region[0]);
                const RectPlace other = rect_place(host, part, region[0]);
                const size_t size[] = {region[0], part.rows, part.slices};
                return enqueue(to.queue.native(), buffer.mem(), block, first.origin, other.origin, size,
                               first.row_pitch, first.slice_pitch, other.row_pitch, other.slice_pitch, data,
                               count, waits, event);
            });
    }
};

// Enqueues a read or write of a range. `enqueue` is clEnqueueReadBuffer or clEnqueueWriteBuffer.
template <typename Enqueue, typename Data>
Ref<Fence> transfer_buffer(const CommandTarget &to, const char *name, Enqueue enqueue, const Buffer &buffer,
                           const clgl_range *range, Data *data, bool blocking)
{
    const Range part = buffer.part(range);
    buffer.require_access(to.uses, part, std::is_const_v<Data>);
    return submit_blocking(to, name, blocking,
                           [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
                               return enqueue(to.queue.native(), buffer.mem(), block, offset_in(buffer, part),
                                              part.size, data, count, waits, event);
                           });
}

}  // namespace

void fail_overlap(uint64_t from, uint64_t into)
{
    fail(CLGL_ERROR_OUT_OF_RANGE,
         text("source and destination overlap in one buffer, where their first items are at bytes ", from,
              " and ", into, ": copy through another buffer"));
}

BoxPlace place_in_root(const Queue &queue, const Buffer &buffer, uint64_t offset, size_t row_pitch,
                       size_t slice_pitch)
{
    return {buffer.in_root({offset, 1}).offset, row_pitch, slice_pitch,
            box_memory_size(queue, buffer.storage().root())};
}

cl_int enqueue_copy_rect(cl_command_queue queue, const Buffer &source, const BoxPlace &from,
                         const Buffer &destination, const BoxPlace &into, size_t row_bytes, const BoxPart &part,
                         cl_uint count, const cl_event *waits, cl_event *event)
{
    const cl_mem read = source.storage().root(), written = destination.storage().root();
    if (part.is_row())
        return cl().EnqueueCopyBuffer(
            queue, read, written, from.offset + part.offset(from.row_pitch, from.slice_pitch),
            into.offset + part.offset(into.row_pitch, into.slice_pitch), row_bytes, count, waits, event);
    const RectPlace first = rect_place(from, part, row_bytes), target = rect_place(into, part, row_bytes);
    const size_t size[] = {row_bytes, part.rows, part.slices};
    return cl().EnqueueCopyBufferRect(queue, read, written, first.origin, target.origin, size, first.row_pitch,
                                      first.slice_pitch, target.row_pitch, target.slice_pitch, count, waits,
                                      event);
}

Ref<Fence> read_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, void *data,
                       bool blocking)
{
    return transfer_buffer(to, "clEnqueueReadBuffer", cl().EnqueueReadBuffer, buffer, range, data, blocking);
}

Ref<Fence> write_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, const void *data,
                        bool blocking)
{
    return transfer_buffer(to, "clEnqueueWriteBuffer", cl().EnqueueWriteBuffer, buffer, range, data, blocking);
}

Ref<Fence> fill_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range,
                       const void *pattern, size_t pattern_size)
{
    if (!std::has_single_bit(pattern_size) || pattern_size > max_pattern_size)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("pattern_size ", pattern_size, " is not a power of two from 1 to ", max_pattern_size));
    const Range part = buffer.part(range);
    const size_t offset = offset_in(buffer, part);
    if (offset % pattern_size != 0 || part.size % pattern_size != 0)
        fail(CLGL_ERROR_MISALIGNED, text("offset ", offset, " or size ", part.size,
                                         " is not a multiple of pattern_size, ", pattern_size));
    buffer.require_access(to.uses, part, true);
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
    if (source.same_memory(destination) && source.in_root(from).overlaps(destination.in_root(into)))
        fail_overlap(source.in_root(from).offset, destination.in_root(into).offset);
    source.require_access(to.uses, from, false);
    destination.require_access(to.uses, into, true);
    return submit(to, "clEnqueueCopyBuffer", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueCopyBuffer(to.queue.native(), source.mem(), destination.mem(), offset_in(source, from),
                                      offset, from.size, count, waits, event);
    });
}

Ref<Fence> read_buffer_rect(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect,
                            void *data, bool blocking)
{
    const RectTransfer transfer(to, buffer, rect, false);
    return transfer.submit(to, "clEnqueueReadBufferRect", cl().EnqueueReadBufferRect,
                           CLGL_COMMAND_READ_BUFFER_RECT, buffer, data, blocking);
}

Ref<Fence> write_buffer_rect(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect,
                             const void *data, bool blocking)
{
    const RectTransfer transfer(to, buffer, rect, true);
    return transfer.submit(to, "clEnqueueWriteBufferRect", cl().EnqueueWriteBufferRect,
                           CLGL_COMMAND_WRITE_BUFFER_RECT, buffer, data, blocking);
}

// Checks two boxes within the memory of one buffer. Drivers detect an overlap within one cl_mem, but not between
// a sub-buffer and its parent.
void check_within_memory(const StridedBytes &read, const StridedBytes &written, const Box &from, const Box &into)
{
    if (from.row_pitch != into.row_pitch || from.slice_pitch != into.slice_pitch)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("source and destination are parts of one buffer, and their pitches differ: row pitches ",
                  from.row_pitch, " and ", into.row_pitch, ", slice pitches ", from.slice_pitch, " and ",
                  into.slice_pitch, "; copy the boxes as views (clgl_view_copy)"));
    if (overlap(read, written))
        fail_overlap(static_cast<uint64_t>(read.start), static_cast<uint64_t>(written.start));
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
    const bool one_memory = source.same_memory(destination);
    if (one_memory)
        check_within_memory(bytes_of(source.in_root(read_part), from, rect.region),
                            bytes_of(destination.in_root(written_part), into, rect.region), from, into);
    source.require_access(to.uses, read_part, false);
    destination.require_access(to.uses, written_part, true);
    const BoxPlace first = place_in_root(to.queue, source, read_part.offset, from.row_pitch, from.slice_pitch);
    const BoxPlace target =
        place_in_root(to.queue, destination, written_part.offset, into.row_pitch, into.slice_pitch);
    const BoxParts parts(to.queue, {rect.region[0], rect.region[1], rect.region[2]}, first, target, one_memory);
    const auto enqueue = [&](const BoxPart &part, cl_bool, cl_uint count, const cl_event *waits,
                             cl_event *event) {
        const cl_int code = enqueue_copy_rect(to.queue.native(), source, first, destination, target,
                                              rect.region[0], part, count, waits, event);
        // The overlap was checked above. PoCL 3.1 wrongly reports an overlap if a row of a box crosses a multiple
        // of the row pitch.
        if (code == CL_MEM_COPY_OVERLAP)
            fail(CLGL_ERROR_UNSUPPORTED,
                 "the driver reports that the boxes overlap, although they do not: copy the boxes row by row, or "
                 "as views (clgl_view_copy)",
                 {CLGL_NATIVE_OPENCL, code});
        return code;
    };
    return submit_parts(to, "clEnqueueCopyBufferRect", CLGL_COMMAND_COPY_BUFFER_RECT, parts, false, false,
                        enqueue);
}

Ref<Fence> map_buffer(const CommandTarget &to, const Ref<Buffer> &buffer, uint32_t flags, const clgl_range *range,
                      bool blocking, NewMapping &mapping)
{
    const Range part = buffer->part(range);
    const bool writes = flags & (CLGL_MAP_WRITE | CLGL_MAP_WRITE_DISCARD);
    const cl_map_flags cl_flags = cl_map_flags_of(flags);
    buffer->require_access(to.uses, part, writes);
    const auto enqueue = [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event, cl_int *code) {
        return cl().EnqueueMapBuffer(to.queue.native(), buffer->mem(), block, cl_flags, offset_in(*buffer, part),
                                     part.size, count, waits, event, code);
    };
    return mapping.make(to, buffer, buffer->storage().mappings(),
                        {.mem = buffer->mem(), .range = part, .writes = writes}, "clEnqueueMapBuffer", blocking,
                        enqueue);
}

Ref<Fence> unmap_buffer(const CommandTarget &to, const Buffer &buffer, const void *pointer)
{
    EndOfMapping mapping(buffer.storage().mappings(), buffer.mem(), pointer);
    // For a mapping for writing, check that the buffer is still acquired for writing. Bytes that are written
    // after its release would not reach OpenGL.
    if (mapping.writes())
        buffer.require_access(to.uses, mapping.range(), true);
    else
        buffer.require_held(to.uses, false);
    return mapping.enqueue(to, buffer.describe());
}

}  // namespace clgl
