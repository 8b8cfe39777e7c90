#include <clgl/view.h>

#include "abi/command.hpp"
#include "base/names.hpp"
#include "core/buffer/view_commands.hpp"

using namespace clgl;

namespace
{

// Reads a view. The buffer of the view cannot be destroyed while this object lives.
class PinnedView
{
public:
    PinnedView(const clgl_view *fields, const char *name)
        : fields_(abi::read_desc(fields, name)), buffer_(abi::pin<Buffer>(fields_.buffer)),
          view_(fields_, *buffer_)
    {
    }

    const View &operator*() const { return view_; }
    const View *operator->() const { return &view_; }

private:
    clgl_view fields_;
    Pinned<Buffer> buffer_;
    View view_;
};

// Returns `data`. Throws CLGL_ERROR_INVALID_ARGUMENT if `data` is NULL and the view is not empty. NULL is valid
// for an empty view, because empty arrays have no address in many languages.
template <typename T> T *items_of(const PinnedView &view, T *data)
{
    return view->empty() ? data : abi::not_null(data, "data");
}

std::span<const size_t> shape_of(uint32_t dimensions, const size_t *shape)
{
    check_list(dimensions, shape, "shape");
    return {shape, dimensions};
}

// Rejects `value`, a field of a slice, if it is set without the flag that makes it take effect.
void require_flag(const char *field, int64_t value, bool has_flag, const char *flag)
{
    if (value != 0 && !has_flag)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("slice.", field, " is ", value, " without ", flag,
                                               " in slice.flags: set the flag, or set ", field, " to 0"));
}

std::vector<clgl_slice> read_slices(uint32_t count, const clgl_slice *slices)
{
    std::vector<clgl_slice> read = abi::read_descs(count, slices, "slices");
    for (const clgl_slice &slice : read) {
        abi::reject_unknown_flags(slice.flags, CLGL_SLICE_START | CLGL_SLICE_STOP | CLGL_SLICE_INDEX,
                                  "slice.flags");
        if (slice.flags & CLGL_SLICE_INDEX && slice.flags != CLGL_SLICE_INDEX)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 "CLGL_SLICE_INDEX selects one item; do not combine it with CLGL_SLICE_START or CLGL_SLICE_STOP");
        require_flag("start", slice.start, slice.flags & (CLGL_SLICE_START | CLGL_SLICE_INDEX),
                     "CLGL_SLICE_START");
        require_flag("stop", slice.stop, slice.flags & CLGL_SLICE_STOP, "CLGL_SLICE_STOP");
    }
    return read;
}

// Calls `make`, and stores the returned view in `*result`. Writes `*result` last, because `make` may read a view
// from it.
template <typename Make> void store_view(clgl_view *result, const char *name, Make &&make)
{
    clgl_view made = CLGL_VIEW_INIT;
    try {
        made = make();
    } catch (...) {
        abi::clear_info(result);
        throw;
    }
    abi::InfoOut(result, name).write(made);
}

}  // namespace

clgl_result clgl_view_init(clgl_buffer buffer, clgl_element_type format, uint32_t components,
                           const clgl_range *range, uint32_t dimensions, const size_t *shape, clgl_view *view)
{
    return abi::guarded(__func__, [&] {
        store_view(view, "view", [&] {
            const auto pinned = abi::pin<Buffer>(buffer);
            return make_view(*pinned, buffer, format, components, range, shape_of(dimensions, shape));
        });
    });
}

clgl_result clgl_view_get_info(const clgl_view *view, clgl_view_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(PinnedView(view, "view")->info());
    });
}

clgl_result clgl_view_slice(const clgl_view *view, uint32_t slice_count, const clgl_slice *slices,
                            clgl_view *result)
{
    return abi::guarded(__func__, [&] {
        store_view(result, "result",
                   [&] { return PinnedView(view, "view")->slice(read_slices(slice_count, slices)); });
    });
}

clgl_result clgl_view_reshape(const clgl_view *view, uint32_t dimensions, const size_t *shape, clgl_view *result)
{
    return abi::guarded(__func__, [&] {
        store_view(result, "result",
                   [&] { return PinnedView(view, "view")->reshape(shape_of(dimensions, shape)); });
    });
}

clgl_result clgl_view_transpose(const clgl_view *view, const uint32_t *axes, clgl_view *result)
{
    return abi::guarded(__func__, [&] {
        store_view(result, "result", [&] { return PinnedView(view, "view")->transpose(axes); });
    });
}

clgl_result clgl_view_read(clgl_queue queue, const clgl_view *view, const int64_t *strides, void *data,
                           clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            const PinnedView pinned(view, "view");
            return read_view(to, *pinned, strides, items_of(pinned, data), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_view_write(clgl_queue queue, const clgl_view *view, const int64_t *strides, const void *data,
                            clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            const PinnedView pinned(view, "view");
            return write_view(to, *pinned, strides, items_of(pinned, data), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_view_fill(clgl_queue queue, const clgl_view *view, const void *item, uint32_t wait_count,
                           const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return fill_view(to, *PinnedView(view, "view"), abi::not_null(item, "item"));
        });
    });
}

clgl_result clgl_view_copy(clgl_queue queue, const clgl_view *source, const clgl_view *destination,
                           uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return copy_view(to, *PinnedView(source, "source"), *PinnedView(destination, "destination"));
        });
    });
}

clgl_result clgl_view_read_item(clgl_queue queue, const clgl_view *view, const int64_t *index, void *item,
                                clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                                clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return read_item(to, *PinnedView(view, "view"), abi::not_null(index, "index"),
                             abi::not_null(item, "item"), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_view_write_item(clgl_queue queue, const clgl_view *view, const int64_t *index, const void *item,
                                 clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                                 clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return write_item(to, *PinnedView(view, "view"), abi::not_null(index, "index"),
                              abi::not_null(item, "item"), abi::as_bool(blocking, "blocking"));
        });
    });
}

const char *clgl_element_type_name(clgl_element_type type) { return element_type_name(type); }
