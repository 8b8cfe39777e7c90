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

struct BoxSide {
    size_t origin[3];
    size_t row_pitch, slice_pitch;
};

// Returns a valid slice pitch, which OpenCL requires even for a single slice.
size_t slice_pitch(const PairedAxis &rows, const PairedAxis &slices, int64_t PairedAxis::*side)
{
    return slices.count > 1 ? size_of(slices.*side) : size_of(rows.*side) * rows.count;
}

BoxSide side_of(const TransferPlan &plan, int64_t PairedAxis::*side, int64_t offset)
{
    const size_t row = size_of(plan.rows.*side), slice = slice_pitch(plan.rows, plan.slices, side);
    const size_t at = size_of(offset);
    return {{at % row, at % slice / row, at / slice}, row, slice};
}

struct TransferRegion {
    size_t size[3];
};

TransferRegion region_of(const TransferPlan &plan)
{
    return {{static_cast<size_t>(plan.run), static_cast<size_t>(plan.rows.count),
             static_cast<size_t>(plan.slices.count)}};
}

BoxShape shape_of(const TransferPlan &plan)
{
    return {static_cast<size_t>(plan.run), static_cast<size_t>(plan.rows.count), size_of(plan.rows.from)};
}

// Calls `enqueue(box, from, into)` for each command that the box of the plan needs. `from` and `into` are the
// byte offsets of its source and destination.
template <typename Enqueue>
void for_each_box(const Queue &queue, const TransferPlan &plan, int64_t from, int64_t into, Enqueue enqueue)
{
    TransferPlan box = plan;
    for (const Rows &rows : row_parts(queue, shape_of(plan))) {
        const auto first = static_cast<int64_t>(rows.first);
        box.rows.count = rows.count;
        enqueue(box, from + first * plan.rows.from, into + first * plan.rows.into);
    }
}

// If `writes`, `host` is only read.
cl_int enqueue_run(cl_command_queue queue, const View &view, bool writes, cl_bool block, int64_t offset,
                   uint64_t size, char *host, cl_uint count, const cl_event *waits, cl_event *event)
{
    return writes ? cl().EnqueueWriteBuffer(queue, view.buffer().mem(), block, size_of(offset), size, host, count,
                                            waits, event)
                  : cl().EnqueueReadBuffer(queue, view.buffer().mem(), block, size_of(offset), size, host, count,
                                           waits, event);
}

cl_int enqueue_box(cl_command_queue queue, const View &view, bool writes, cl_bool block, const TransferPlan &plan,
                   int64_t offset, char *host, cl_uint count, const cl_event *waits, cl_event *event)
{
    static constexpr size_t at_pointer[] = {0, 0, 0};
    const BoxSide in_buffer = side_of(plan, &PairedAxis::from, offset);
    const BoxSide in_host = side_of(plan, &PairedAxis::into, 0);
    const TransferRegion region = region_of(plan);
    return writes ? cl().EnqueueWriteBufferRect(queue, view.buffer().mem(), block, in_buffer.origin, at_pointer,
                                                region.size, in_buffer.row_pitch, in_buffer.slice_pitch,
                                                in_host.row_pitch, in_host.slice_pitch, host, count, waits, event)
                  : cl().EnqueueReadBufferRect(queue, view.buffer().mem(), block, in_buffer.origin, at_pointer,
                                               region.size, in_buffer.row_pitch, in_buffer.slice_pitch,
                                               in_host.row_pitch, in_host.slice_pitch, host, count, waits, event);
}

Ref<Fence> transfer(const CommandTarget &to, const View &view, const int64_t *strides, char *host, bool writes,
                    bool blocking)
{
    view.require_access(to, writes);
    const std::vector<Axis> axes = host_axes(view, strides);
    CommandBatch batch(to, writes ? CLGL_COMMAND_WRITE_BUFFER : CLGL_COMMAND_READ_BUFFER, true);
    if (view.empty()) return batch.finish(blocking);
    const TransferPlan plan =
        plan_transfer(view.offset(), 0, view.element_size(), pair_axes(view.axes(), axes), false);
    const bool is_one_command = plan.command_count() == 1 && row_parts(to.queue, shape_of(plan)).count() == 1;
    const cl_bool block = as_cl(blocking && is_one_command && to.queue.may_block());
    const char *const name = writes ? "writing a view's items" : "reading a view's items";
    for_each_command(plan, [&](int64_t from, int64_t into) {
        if (!plan.is_box())
            return batch.add(name, [&](cl_command_queue queue, cl_uint count, const cl_event *waits,
                                       cl_event *event) {
                return enqueue_run(queue, view, writes, block, from, plan.run, host + into, count, waits, event);
            });
        for_each_box(to.queue, plan, from, into, [&](const TransferPlan &box, int64_t at, int64_t at_host) {
            batch.add(name, [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                return enqueue_box(queue, view, writes, block, box, at, host + at_host, count, waits, event);
            });
        });
    });
    return batch.finish(blocking);
}

// Returns whether a row of the box crosses a multiple of the row pitch, or a slice crosses a multiple of the
// slice pitch. Drivers report wrong overlaps for such boxes.
bool goes_round(const TransferPlan &plan, const Buffer &buffer, int64_t PairedAxis::*side, int64_t offset)
{
    const Range byte = buffer.in_root({buffer.range().offset + size_of(offset), 1});
    const BoxSide box = side_of(plan, side, static_cast<int64_t>(byte.offset));
    return box.origin[0] + plan.run > box.row_pitch ||
           (plan.slices.count > 1 && box.origin[1] + plan.rows.count > box.slice_pitch / box.row_pitch);
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
            if (source_.same_memory(destination_) && (goes_round(plan, source_, &PairedAxis::from, from) ||
                                                      goes_round(plan, destination_, &PairedAxis::into, into)))
                return copy_rows(plan, from, into);
            for_each_box(queue_, plan, from, into, [&](const TransferPlan &box, int64_t at, int64_t at_target) {
                copy_box(box, at, at_target);
            });
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

    void copy_box(const TransferPlan &plan, int64_t from, int64_t into)
    {
        const TransferRegion region = region_of(plan);
        const auto place = [&](const Buffer &buffer, int64_t PairedAxis::*side, int64_t offset) {
            return Place{buffer.range().offset + size_of(offset), size_of(plan.rows.*side),
                         slice_pitch(plan.rows, plan.slices, side)};
        };
        batch_.add("clEnqueueCopyBufferRect",
                   [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                       return enqueue_copy_rect(queue, source_, place(source_, &PairedAxis::from, from),
                                                destination_, place(destination_, &PairedAxis::into, into),
                                                region.size, count, waits, event);
                   });
    }

    const Queue &queue_;
    CommandBatch &batch_;
    const Buffer &source_, &destination_;
};

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
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("source's items have ", source.element_size(),
                                               " bytes, destination's ", destination.element_size()));
    if (!std::ranges::equal(source.axes(), destination.axes(), {}, &Axis::count, &Axis::count))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "source and destination differ in shape");
    source.require_access(to, false);
    const Buffer &from = source.buffer(), &into = destination.buffer();
    const bool one_memory = from.same_memory(into);
    if (one_memory && !source.empty() && overlap(bytes_of(source), bytes_of(destination)))
        fail(CLGL_ERROR_OUT_OF_RANGE, "source and destination overlap in one buffer");
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
                               return enqueue_run(to.queue.native(), view, false, block, offset,
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
                                   to.queue.native(), view, true, block, offset, view.element_size(),
                                   static_cast<char *>(const_cast<void *>(item)), count, waits, event);
                           });
}

}  // namespace clgl
