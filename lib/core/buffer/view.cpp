#include "core/buffer/view.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace clgl
{

namespace
{

template <typename Number> [[noreturn]] void fail_overflow(Number a, const char *sign, Number b)
{
    fail(CLGL_ERROR_OUT_OF_RANGE,
         text("the shape or the strides overflow 64 bits: ", a, sign, b, " is too large; use smaller values"));
}

int64_t add(int64_t a, int64_t b)
{
    int64_t sum = 0;
    if (__builtin_add_overflow(a, b, &sum)) fail_overflow(a, " + ", b);
    return sum;
}

template <typename Number> Number multiply(Number a, Number b)
{
    Number product = 0;
    if (__builtin_mul_overflow(a, b, &product)) fail_overflow(a, " x ", b);
    return product;
}

// Converts the length of an axis to a signed integer. Throws CLGL_ERROR_OUT_OF_RANGE if it is too large.
int64_t length_of(const Axis &axis)
{
    constexpr auto most = std::numeric_limits<int64_t>::max();
    if (axis.count > static_cast<uint64_t>(most))
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("a dimension of ", axis.count, " items overflows 64 bits; the maximum of shape is ", most));
    return static_cast<int64_t>(axis.count);
}

uint64_t product_of(std::span<const Axis> axes)
{
    uint64_t product = 1;
    for (const Axis &axis : axes)
        if (axis.count == 0) return 0;
    for (const Axis &axis : axes)
        product = multiply(product, axis.count);
    return product;
}

uint32_t size_of_element(clgl_element_type format, uint32_t components)
{
    static constexpr uint32_t sizes[] = {1, 1, 1, 2, 2, 4, 4, 8, 8, 2, 4, 8};
    static_assert(std::size(sizes) == CLGL_ELEMENT_FLOAT64 + 1);
    if (format < 0 || static_cast<size_t>(format) >= std::size(sizes))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("format is ", format, "; use CLGL_ELEMENT_BYTES (0) to CLGL_ELEMENT_FLOAT64 (",
                  CLGL_ELEMENT_FLOAT64, ")"));
    const uint32_t most = std::numeric_limits<uint32_t>::max() / sizes[format];
    if (components == 0 || components > most)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("components is ", components, "; use 1 to ", most));
    return sizes[format] * components;
}

void check_dimensions(size_t dimensions)
{
    if (dimensions == 0 || dimensions > CLGL_VIEW_MAX_DIMENSIONS)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("dimensions is ", dimensions, "; use 1 to ", CLGL_VIEW_MAX_DIMENSIONS));
}

std::vector<Axis> read_shape(std::span<const size_t> shape)
{
    check_dimensions(shape.size());
    std::vector<Axis> axes;
    for (const size_t count : shape)
        axes.push_back({count, 0});
    return axes;
}

void set_axes(clgl_view &view, const std::vector<Axis> &axes)
{
    view.dimensions = static_cast<uint32_t>(axes.size());
    std::fill(std::begin(view.shape), std::end(view.shape), 0);
    std::fill(std::begin(view.strides), std::end(view.strides), 0);
    for (size_t i = 0; i < axes.size(); ++i) {
        view.shape[i] = static_cast<size_t>(axes[i].count);
        view.strides[i] = axes[i].stride;
    }
}

int64_t item_index(int64_t index, uint64_t count, size_t dimension)
{
    const int64_t length = static_cast<int64_t>(count);
    if (index < -length || index >= length)
        fail(CLGL_ERROR_OUT_OF_RANGE, text("index ", index, " in dimension ", dimension,
                                           " is out of range: the dimension has ", length, " items"));
    return index < 0 ? index + length : index;
}

struct Indices {
    int64_t start;
    uint64_t count;
    int64_t step;
};

// Resolves a slice like slice.indices() in Python.
Indices indices_of(const clgl_slice &slice, uint64_t count)
{
    const int64_t length = static_cast<int64_t>(count);
    // The smallest int64_t is excluded because std::abs() cannot negate it.
    const int64_t step = slice.step == 0 ? 1 : std::max(slice.step, -std::numeric_limits<int64_t>::max());
    const int64_t lower = step < 0 ? -1 : 0;
    const int64_t upper = step < 0 ? length - 1 : length;
    const auto bring_in = [&](int64_t at) { return std::clamp(at < 0 ? at + length : at, lower, upper); };
    const int64_t first = step < 0 ? upper : lower, end = step < 0 ? lower : upper;
    const int64_t start = slice.flags & CLGL_SLICE_START ? bring_in(slice.start) : first;
    const int64_t stop = slice.flags & CLGL_SLICE_STOP ? bring_in(slice.stop) : end;
    const int64_t distance = step < 0 ? start - stop : stop - start;
    if (distance <= 0) return {0, 0, 1};
    return {start, static_cast<uint64_t>((distance - 1) / std::abs(step) + 1), step};
}

// Computes strides with which `to` addresses the items of `from` in the same order, like reshape in NumPy.
// Returns false if items would have to be copied. Every axis of `from` must have more than one item.
bool fit_strides(std::span<const Axis> from, std::span<Axis> to, int64_t innermost)
{
    size_t from_first = 0, to_first = 0;
    while (from_first < from.size() && to_first < to.size()) {
        size_t from_end = from_first + 1, to_end = to_first + 1;
        uint64_t have = from[from_first].count, want = to[to_first].count;
        while (have != want) {
            if (want < have)
                want *= to[to_end++].count;
            else
                have *= from[from_end++].count;
        }
        for (size_t i = from_first; i + 1 < from_end; ++i)
            if (from[i].stride != multiply(static_cast<int64_t>(from[i + 1].count), from[i + 1].stride))
                return false;
        to[to_end - 1].stride = from[from_end - 1].stride;
        for (size_t i = to_end - 1; i > to_first; --i)
            to[i - 1].stride = multiply(to[i].stride, static_cast<int64_t>(to[i].count));
        from_first = from_end;
        to_first = to_end;
    }
    // The remaining axes have only one item each.
    for (; to_first < to.size(); ++to_first)
        to[to_first].stride = to_first > 0 ? to[to_first - 1].stride : innermost;
    return true;
}

// Returns whether items overlap. Compares the offsets of all items, which is fast only for small views.
bool items_overlap(std::span<const Axis> axes, int64_t element_size)
{
    std::vector<int64_t> starts{0};
    for (const Axis &axis : axes) {
        const size_t before = starts.size();
        for (uint64_t i = 1; i < axis.count; ++i)
            for (size_t k = 0; k < before; ++k)
                starts.push_back(starts[k] + static_cast<int64_t>(i) * axis.stride);
    }
    std::ranges::sort(starts);
    return std::ranges::adjacent_find(starts, [&](int64_t a, int64_t b) { return b - a < element_size; }) !=
           starts.end();
}

}  // namespace

std::vector<Axis> in_c_order(std::span<const Axis> axes, uint32_t element_size)
{
    std::vector<Axis> result(axes.begin(), axes.end());
    int64_t stride = element_size;
    for (size_t i = result.size(); i-- > 0;) {
        result[i].stride = stride;
        stride = multiply(stride, std::max<int64_t>(1, length_of(result[i])));
    }
    return result;
}

Bounds bounds_of(int64_t start, std::span<const Axis> axes, uint32_t element_size)
{
    Bounds bounds{start, start};
    for (const Axis &axis : axes) {
        const int64_t reach = multiply(length_of(axis) - 1, axis.stride);
        int64_t &bound = reach < 0 ? bounds.first : bounds.end;
        bound = add(bound, reach);
    }
    bounds.end = add(bounds.end, element_size);
    return bounds;
}

clgl_view make_view(const Buffer &buffer, clgl_buffer handle, clgl_element_type format, uint32_t components,
                    const clgl_range *range, std::span<const size_t> shape)
{
    clgl_view view = CLGL_VIEW_INIT;
    view.element_size = size_of_element(format, components);
    const Range part = buffer.part(range);
    view.read_only = !buffer.writable();
    view.format = format;
    view.components = components;
    view.buffer = handle;
    view.offset = range ? range->offset : 0;
    if (shape.empty() && part.size % view.element_size != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the size of the range, ", part.size, " bytes, is not a multiple of the item size, ",
                  view.element_size, " bytes: pass a shape"));
    const std::vector<Axis> wanted =
        shape.empty() ? std::vector<Axis>{{part.size / view.element_size, 0}} : read_shape(shape);
    const uint64_t items = product_of(wanted);
    if (items > part.size / view.element_size)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("the shape has ", items, " items of ", view.element_size, " bytes, which do not fit into ",
                  part.size, " bytes of ", buffer.describe()));
    set_axes(view, in_c_order(wanted, view.element_size));
    return view;
}

View::View(const clgl_view &fields, const Buffer &buffer) : fields_(fields), buffer_(buffer)
{
    const uint32_t size = size_of_element(fields.format, fields.components);
    if (fields.element_size != size)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("element_size is ", fields.element_size,
                                               ", but the items of format and components have ", size, " bytes"));
    if (fields.read_only > 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("read_only is ", fields.read_only, "; use 0 or 1"));
    check_dimensions(fields.dimensions);
    for (uint32_t i = 0; i < fields.dimensions; ++i)
        axes_.push_back({fields.shape[i], fields.strides[i]});
    // Check every axis, because a view that is empty along one axis may be too long along another.
    std::ranges::for_each(axes_, length_of);
    item_count_ = product_of(axes_);
    const uint64_t available = buffer.range().size;
    if (fields.offset > available)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("offset is ", fields.offset, ", past the ", available, " bytes of ", buffer.describe()));
    if (empty()) return;
    const Bounds bounds = bounds_of(offset(), axes_, size);
    if (bounds.first < 0 || static_cast<uint64_t>(bounds.end) > available)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("the items of the view reach from byte ", bounds.first, " to ", bounds.end, ", outside the ",
                  available, " bytes of ", buffer.describe()));
    extent_ = {static_cast<size_t>(bounds.first), static_cast<size_t>(bounds.end - bounds.first)};
}

int64_t View::offset_of(const int64_t *index) const
{
    std::vector<int64_t> items;
    for (size_t i = 0; i < axes_.size(); ++i)
        items.push_back(item_index(index[i], axes_[i].count, i));
    // The view is not empty at this point, so the constructor has checked that all items are in the buffer.
    int64_t at = offset();
    for (size_t i = 0; i < axes_.size(); ++i)
        at += axes_[i].stride * items[i];
    return at;
}

// Returns whether items overlap. The result is exact for at most 4096 items. For a larger view, returns true
// unless its strides exclude an overlap.
bool View::overlaps_itself() const
{
    constexpr uint64_t few = 4096;
    std::vector<Axis> axes = axes_;
    std::erase_if(axes, [](const Axis &axis) { return axis.count == 1; });
    std::ranges::sort(axes, {}, [](const Axis &axis) { return std::abs(axis.stride); });
    int64_t reach = element_size();
    for (const Axis &axis : axes) {
        if (std::abs(axis.stride) < reach) return item_count_ > few || items_overlap(axes, element_size());
        reach += std::abs(axis.stride) * static_cast<int64_t>(axis.count - 1);
    }
    return false;
}

bool View::is_contiguous(bool fortran) const
{
    int64_t stride = element_size();
    for (size_t i = 0; i < axes_.size(); ++i) {
        const Axis &axis = axes_[fortran ? i : axes_.size() - 1 - i];
        if (axis.count == 1) continue;
        if (axis.stride != stride) return false;
        stride *= static_cast<int64_t>(axis.count);
    }
    return true;
}

clgl_view_info View::info() const
{
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    info.is_c_contiguous = empty() || is_contiguous(false);
    info.is_fortran_contiguous = empty() || is_contiguous(true);
    info.is_writable = !fields_.read_only && buffer_.writable() && (empty() || !overlaps_itself());
    info.item_count = item_count_;
    info.size = multiply(item_count_, uint64_t{element_size()});
    info.first_byte = extent_.offset;
    info.span = extent_.size;
    return info;
}

clgl_view View::with_axes(const std::vector<Axis> &axes) const
{
    clgl_view view = fields_;
    set_axes(view, axes);
    return view;
}

clgl_view View::slice(std::span<const clgl_slice> slices) const
{
    if (slices.size() > axes_.size())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("slice_count is ", slices.size(), ", but the view has ", axes_.size(), " dimensions"));
    std::vector<Axis> left;
    int64_t start = offset();
    for (size_t i = 0; i < axes_.size(); ++i) {
        const Axis axis = axes_[i];
        const clgl_slice slice = i < slices.size() ? slices[i] : clgl_slice CLGL_SLICE_INIT;
        if (slice.flags & CLGL_SLICE_INDEX) {
            const int64_t index = item_index(slice.start, axis.count, i);
            if (!empty()) start += index * axis.stride;
            continue;
        }
        const Indices part = indices_of(slice, axis.count);
        if (!empty()) start += part.start * axis.stride;
        left.push_back({part.count, part.count > 1 ? multiply(axis.stride, part.step) : axis.stride});
    }
    if (left.empty())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "every dimension has CLGL_SLICE_INDEX, so the slices select a single item: use clgl_view_read_item");
    clgl_view view = with_axes(left);
    view.offset = static_cast<size_t>(start);
    return view;
}

clgl_view View::reshape(std::span<const size_t> shape) const
{
    std::vector<Axis> wanted = read_shape(shape);
    const uint64_t items = product_of(wanted);
    if (items != item_count_)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the shape has ", items, " items, but the view has ", item_count_));
    if (empty()) return with_axes(in_c_order(wanted, element_size()));
    std::vector<Axis> from = axes_;
    std::erase_if(from, [](const Axis &axis) { return axis.count == 1; });
    if (!fit_strides(from, wanted, element_size()))
        fail(CLGL_ERROR_UNSUPPORTED,
             "the view cannot have this shape without a copy: first copy the items to a view without gaps "
             "(clgl_view_copy)");
    return with_axes(wanted);
}

clgl_view View::transpose(const uint32_t *order) const
{
    std::vector<Axis> axes(axes_.rbegin(), axes_.rend());
    if (!order) return with_axes(axes);
    uint32_t seen = 0;
    for (size_t i = 0; i < axes_.size(); ++i) {
        if (order[i] >= axes_.size())
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("axes[", i, "] is ", order[i], "; use 0 to ", axes_.size() - 1));
        if (seen & 1u << order[i])
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("axes[", i, "] is ", order[i], ", which is in the list twice: list each dimension once"));
        seen |= 1u << order[i];
        axes[i] = axes_[order[i]];
    }
    return with_axes(axes);
}

void View::require_access(const CommandTarget &to, bool writes) const
{
    if (writes && fields_.read_only)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "the view is read-only: read_only is 1; set it to 0 to write");
    if (empty()) return buffer_.require_held(to.uses, writes);
    if (writes && overlaps_itself())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "items of the view may share bytes: write through a view whose items do not overlap");
    buffer_.require_access(to.uses, buffer_.part(&extent_), writes);
}

}  // namespace clgl
