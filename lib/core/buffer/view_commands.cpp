#include "core/buffer/view_commands.hpp"

#include "base/text.hpp"
#include "core/buffer/commands.hpp"
#include "core/command/box_commands.hpp"
#include "core/geometry/transfer_plan.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace clgl
{

namespace
{

size_t size_of(int64_t bytes) { return static_cast<size_t>(bytes); }

std::vector<PairedAxis> pair_axes(const std::vector<Axis> &from, const std::vector<Axis> &into)
{
    std::vector<PairedAxis> paired;
    for (size_t i = 0; i < from.size(); ++i)
        paired.push_back({from[i].count, from[i].stride, into[i].stride});
    return paired;
}

// Returns the axes of the host memory of a transfer. Throws CLGL_ERROR_OUT_OF_RANGE if offsets overflow.
std::vector<Axis> host_axes(const View &view, const int64_t *strides)
{
    if (!strides) return in_c_order(view.axes(), view.element_size());
    std::vector<Axis> axes = view.axes();
    for (size_t i = 0; i < axes.size(); ++i)
        axes[i].stride = strides[i];
    if (!view.empty()) bounds_of(0, axes, view.element_size());
    return axes;
}

// Returns a valid slice pitch, which OpenCL requires even for a single slice.
size_t slice_pitch(const PairedAxis &rows, const PairedAxis &slices, int64_t PairedAxis::*side)
{
    return slices.count > 1 ? size_of(slices.*side) : size_of(rows.*side) * rows.count;
}

BoxSize size_of(const TransferPlan &plan)
{
    return {static_cast<size_t>(plan.run), static_cast<size_t>(plan.rows.count),
            static_cast<size_t>(plan.slices.count)};
}

BoxPlace place_of(const TransferPlan &plan, int64_t PairedAxis::*side, int64_t offset, size_t memory_size)
{
    if (!plan.is_box()) return {size_of(offset), size_of(plan).row_bytes, size_of(plan).row_bytes, memory_size};
    return {size_of(offset), size_of(plan.rows.*side), slice_pitch(plan.rows, plan.slices, side), memory_size};
}

// Transfers a run of bytes between a view and host memory. If `writes`, `host` is only read.
cl_int enqueue_run(cl_command_queue queue, const View &view, bool writes, cl_bool block, size_t offset,
                   size_t size, char *host, cl_uint count, const cl_event *waits, cl_event *event)
{
    const cl_mem mem = view.buffer().mem();
    return writes ? cl().EnqueueWriteBuffer(queue, mem, block, offset, size, host, count, waits, event)
                  : cl().EnqueueReadBuffer(queue, mem, block, offset, size, host, count, waits, event);
}

// A transfer between a view and host memory. If `writes`, `host` is only read.
struct HostTransfer {
    const View &view;
    bool writes;
    size_t row_bytes;
    // The box in host memory, which begins at the pointer `host`
    BoxPlace in_host;

    cl_int enqueue(const Queue &queue, const BoxPlace &place, char *host, const BoxPart &part, cl_bool block,
                   cl_uint count, const cl_event *waits, cl_event *event) const
    {
        if (part.is_row())
            return enqueue_run(queue.native(), view, writes, block,
                               place.offset + part.offset(place.row_pitch, place.slice_pitch), row_bytes,
                               host + part.offset(in_host.row_pitch, in_host.slice_pitch), count, waits, event);
        const cl_mem mem = view.buffer().mem();
        const RectPlace from = rect_place(place, part, row_bytes), into = rect_place(in_host, part, row_bytes);
        const size_t size[] = {row_bytes, part.rows, part.slices};
        return writes ? cl().EnqueueWriteBufferRect(queue.native(), mem, block, from.origin, into.origin, size,
                                                    from.row_pitch, from.slice_pitch, into.row_pitch,
                                                    into.slice_pitch, host, count, waits, event)
                      : cl().EnqueueReadBufferRect(queue.native(), mem, block, from.origin, into.origin, size,
                                                   from.row_pitch, from.slice_pitch, into.row_pitch,
                                                   into.slice_pitch, host, count, waits, event);
    }
};

Ref<Fence> transfer(const CommandTarget &to, const View &view, const int64_t *strides, char *host, bool writes,
                    bool blocking)
{
    view.require_access(to, writes);
    const std::vector<Axis> axes = host_axes(view, strides);
    const auto command = writes ? CLGL_COMMAND_WRITE_BUFFER : CLGL_COMMAND_READ_BUFFER;
    const char *const name = writes ? "writing a view's items" : "reading a view's items";
    CommandBatch batch(to, command, true);
    if (view.empty()) return batch.finish(blocking);
    const TransferPlan plan =
        plan_transfer(view.offset(), 0, view.element_size(), pair_axes(view.axes(), axes), false);
    const size_t memory_size = box_memory_size(to.queue, view.buffer().mem());
    const auto place = [&](int64_t offset) { return place_of(plan, &PairedAxis::from, offset, memory_size); };
    const HostTransfer of{view, writes, size_of(plan).row_bytes,
                          place_of(plan, &PairedAxis::into, 0, BoxPlace::in_host)};
    const BoxParts parts(to.queue, size_of(plan), place(plan.from), of.in_host);
    if (plan.command_count() == 1 && parts.count() == 1)
        return submit_blocking(
            to, name, blocking,
            [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
                return of.enqueue(to.queue, place(plan.from), host + plan.into, *parts.begin(), block, count,
                                  waits, event);
            },
            command);
    for_each_command(plan, [&](int64_t from, int64_t into) {
        for (const BoxPart &part : parts)
            batch.add(name, [&](cl_command_queue, cl_uint count, const cl_event *waits, cl_event *event) {
                return of.enqueue(to.queue, place(from), host + into, part, CL_FALSE, count, waits, event);
            });
    });
    return batch.finish(blocking);
}

// Returns whether a row of the box crosses a multiple of the row pitch, or a slice crosses a multiple of the
// slice pitch. Drivers report wrong overlaps for such boxes.
bool goes_round(const TransferPlan &plan, const BoxPlace &place)
{
    const size_t row = place.offset % place.slice_pitch / place.row_pitch;
    return place.offset % place.row_pitch + plan.run > place.row_pitch ||
           (plan.slices.count > 1 && row + plan.rows.count > place.slice_pitch / place.row_pitch);
}

// Enqueues the copies of a transfer plan between two buffers.
class Copier
{
public:
    Copier(const Queue &queue, CommandBatch &batch, const Buffer &source, const Buffer &destination)
        : queue_(queue), batch_(batch), source_(source), destination_(destination)
    {
    }

    void run(const TransferPlan &plan)
    {
        for_each_command(plan, [&](int64_t from, int64_t into) {
            if (!plan.is_box()) return copy_run(from, into, plan.run);
            const BoxPlace first = place_of_axes(plan, source_, &PairedAxis::from, from);
            const BoxPlace target = place_of_axes(plan, destination_, &PairedAxis::into, into);
            const bool same_memory = source_.same_memory(destination_);
            if (same_memory && (goes_round(plan, first) || goes_round(plan, target)))
                return copy_rows(plan, from, into);
            const BoxParts parts(queue_, size_of(plan), first, target, same_memory);
            for (const BoxPart &part : parts)
                copy_box(first, target, static_cast<size_t>(plan.run), part);
        });
    }

private:
    void copy_run(int64_t from, int64_t into, uint64_t size)
    {
        batch_.add("clEnqueueCopyBuffer",
                   [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                       return cl().EnqueueCopyBuffer(queue, source_.mem(), destination_.mem(), size_of(from),
                                                     size_of(into), size, count, waits, event);
                   });
    }

    void copy_rows(const TransferPlan &plan, int64_t from, int64_t into)
    {
        for (int64_t slice = 0; slice < static_cast<int64_t>(plan.slices.count); ++slice)
            for (int64_t row = 0; row < static_cast<int64_t>(plan.rows.count); ++row)
                copy_run(from + slice * plan.slices.from + row * plan.rows.from,
                         into + slice * plan.slices.into + row * plan.rows.into, plan.run);
    }

    void copy_box(const BoxPlace &from, const BoxPlace &into, size_t row_bytes, const BoxPart &part)
    {
        batch_.add("clEnqueueCopyBufferRect",
                   [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                       return enqueue_copy_rect(queue, source_, from, destination_, into, row_bytes, part, count,
                                                waits, event);
                   });
    }

    BoxPlace place_of_axes(const TransferPlan &plan, const Buffer &buffer, int64_t PairedAxis::*side,
                           int64_t offset) const
    {
        return place_in_root(queue_, buffer, buffer.range().offset + size_of(offset), size_of(plan.rows.*side),
                             slice_pitch(plan.rows, plan.slices, side));
    }

    const Queue &queue_;
    CommandBatch &batch_;
    const Buffer &source_, &destination_;
};

// Returns the shape as text, such as "4x3".
std::string text_of_shape(const View &view)
{
    std::string shape;
    for (const Axis &axis : view.axes())
        shape += text(shape.empty() ? "" : "x", axis.count);
    return shape;
}

// Describes the bytes of a view for overlap().
StridedBytes bytes_of(const View &view)
{
    const Buffer &buffer = view.buffer();
    const Range first = buffer.in_root(buffer.range());
    return {.start = static_cast<int64_t>(first.offset) + view.offset(),
            .run = view.element_size(),
            .axes = view.axes()};
}

// Fills a view: fills one run with fill commands, then copies the filled part. Each copy at most doubles the
// filled part.
class Filler
{
public:
    Filler(const CommandTarget &to, const View &view, const void *item)
        : batch_(to, CLGL_COMMAND_FILL_BUFFER, false), view_(view),
          copier_(to.queue, batch_, view.buffer(), view.buffer()), item_(static_cast<const unsigned char *>(item))
    {
    }

    Ref<Fence> run()
    {
        if (view_.empty()) return batch_.finish(false);
        std::vector<PairedAxis> axes;
        for (const Axis &axis : view_.axes())
            axes.push_back({axis.count, axis.stride, axis.stride});
        // The destination offset (0 here) is unused: the plan provides only the start, the run and the axes.
        TransferPlan plan = plan_transfer(view_.offset(), 0, view_.element_size(), axes, true);
        axes = plan.loops;
        for (const PairedAxis &axis : {plan.rows, plan.slices})
            if (axis.count > 1) axes.push_back(axis);
        std::ranges::sort(axes, {}, [](const PairedAxis &axis) { return axis.from; });
        start_ = plan.from;
        fill_run(plan.run);
        for (const PairedAxis &axis : axes)
            spread(axis);
        return batch_.finish(false);
    }

private:
    // Returns the size of the shortest pattern that fill commands can use, or 0 if there is none. The size is a
    // power of two. The item must repeat the pattern, and its offset must be a multiple of the pattern size.
    size_t pattern_size() const
    {
        constexpr size_t longest = 128;
        const size_t size = view_.element_size();
        for (size_t pattern = 1; pattern <= longest && pattern <= size; pattern *= 2)
            if (size % pattern == 0 && size_of(start_) % pattern == 0 &&
                std::memcmp(item_, item_ + pattern, size - pattern) == 0)
                return pattern;
        return 0;
    }

    // Returns the largest power of two, at most 128, that divides the size of an item and the offset of the first
    // item.
    size_t piece_size() const
    {
        constexpr size_t longest = 128;
        return size_t{1} << std::countr_zero(longest | view_.element_size() | size_of(start_));
    }

    void fill_run(uint64_t run)
    {
        covered_ = run;
        if (const size_t pattern = pattern_size()) return fill(item_, pattern, start_, run);
        const size_t piece = piece_size(), size = view_.element_size();
        for (size_t at = 0; at < size; at += piece)
            fill(item_ + at, piece, start_ + static_cast<int64_t>(at), piece);
        covered_ = size;
        spread({run / size, static_cast<int64_t>(size), static_cast<int64_t>(size)});
        covered_ = run;
        done_.clear();
    }

    void fill(const unsigned char *pattern, size_t pattern_size, int64_t offset, uint64_t size)
    {
        batch_.add("clEnqueueFillBuffer",
                   [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                       return cl().EnqueueFillBuffer(queue, view_.buffer().mem(), pattern, pattern_size,
                                                     size_of(offset), size, count, waits, event);
                   });
    }

    // Copies the filled part along an axis. The number of filled items doubles each time: 1, 2, 4 and so on.
    void spread(const PairedAxis &axis)
    {
        for (uint64_t filled = 1; filled < axis.count;) {
            const uint64_t more = std::min(filled, axis.count - filled);
            std::vector<PairedAxis> block = done_;
            block.push_back({more, axis.from, axis.into});
            batch_.step();
            copier_.run(plan_transfer(start_, start_ + axis.into * static_cast<int64_t>(filled), covered_,
                                      std::move(block), true));
            filled += more;
        }
        done_.push_back(axis);
    }

    CommandBatch batch_;
    const View &view_;
    Copier copier_;
    const unsigned char *item_;
    int64_t start_ = 0;
    uint64_t covered_ = 0;
    // The axes along which the run has already been copied
    std::vector<PairedAxis> done_;
};

}  // namespace

Ref<Fence> read_view(const CommandTarget &to, const View &view, const int64_t *strides, void *data, bool blocking)
{
    return transfer(to, view, strides, static_cast<char *>(data), false, blocking);
}

Ref<Fence> write_view(const CommandTarget &to, const View &view, const int64_t *strides, const void *data,
                      bool blocking)
{
    return transfer(to, view, strides, static_cast<char *>(const_cast<void *>(data)), true, blocking);
}

Ref<Fence> fill_view(const CommandTarget &to, const View &view, const void *item)
{
    view.require_access(to, true);
    return Filler(to, view, item).run();
}

Ref<Fence> copy_view(const CommandTarget &to, const View &source, const View &destination)
{
    if (source.element_size() != destination.element_size())
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("the items of source have ", source.element_size(),
                                               " bytes, those of destination have ", destination.element_size()));
    if (!std::ranges::equal(source.axes(), destination.axes(), {}, &Axis::count, &Axis::count))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("source has the shape ", text_of_shape(source), ", destination ", text_of_shape(destination),
                  ": reshape or slice one of the views"));
    source.require_access(to, false);
    const Buffer &from = source.buffer(), &into = destination.buffer();
    const bool one_memory = from.same_memory(into);
    if (one_memory && !source.empty() && overlap(bytes_of(source), bytes_of(destination)))
        fail_overlap(static_cast<uint64_t>(bytes_of(source).start),
                     static_cast<uint64_t>(bytes_of(destination).start));
    destination.require_access(to, true);
    CommandBatch batch(to, CLGL_COMMAND_COPY_BUFFER, false);
    if (!source.empty())
        Copier(to.queue, batch, from, into)
            .run(plan_transfer(source.offset(), destination.offset(), source.element_size(),
                               pair_axes(source.axes(), destination.axes()), one_memory));
    return batch.finish(false);
}

Ref<Fence> read_item(const CommandTarget &to, const View &view, const int64_t *index, void *item, bool blocking)
{
    view.require_access(to, false);
    const int64_t offset = view.offset_of(index);
    return submit_blocking(to, "clEnqueueReadBuffer", blocking,
                           [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
                               return enqueue_run(to.queue.native(), view, false, block, size_of(offset),
                                                  view.element_size(), static_cast<char *>(item), count, waits,
                                                  event);
                           });
}

Ref<Fence> write_item(const CommandTarget &to, const View &view, const int64_t *index, const void *item,
                      bool blocking)
{
    view.require_access(to, true);
    const int64_t offset = view.offset_of(index);
    return submit_blocking(to, "clEnqueueWriteBuffer", blocking,
                           [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
                               return enqueue_run(
                                   to.queue.native(), view, true, block, size_of(offset), view.element_size(),
                                   static_cast<char *>(const_cast<void *>(item)), count, waits, event);
                           });
}

}  // namespace clgl
