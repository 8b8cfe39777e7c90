// Views of buffers: strided arrays of items. The constructor checks that all items are in the buffer.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/command.hpp"
#include "core/geometry/strided_overlap.hpp"

#include <clgl/view.h>

#include <span>

namespace clgl
{

class View
{
public:
    // Creates a view of `buffer`, which must outlive the view. Throws CLGL_ERROR_INVALID_ARGUMENT,
    // CLGL_ERROR_OUT_OF_RANGE.
    View(const clgl_view &fields, const Buffer &buffer);

    const Buffer &buffer() const { return buffer_; }
    const std::vector<Axis> &axes() const { return axes_; }
    uint32_t element_size() const { return fields_.element_size; }
    int64_t offset() const { return static_cast<int64_t>(fields_.offset); }
    bool empty() const { return item_count_ == 0; }
    uint64_t item_count() const { return item_count_; }
    // Returns the offset of an item in the buffer, in bytes. Throws CLGL_ERROR_OUT_OF_RANGE.
    int64_t offset_of(const int64_t *index) const;

    clgl_view_info info() const;
    clgl_view slice(std::span<const clgl_slice> slices) const;
    clgl_view reshape(std::span<const size_t> shape) const;
    // Returns a view with reordered axes. Axis i of the result is axis `order[i]` of this view; nullptr reverses
    // the axes.
    clgl_view transpose(const uint32_t *order) const;

    // Checks that a command of the queue may access the view. Throws the errors of Buffer::require_access. If
    // `writes` is true, throws CLGL_ERROR_INVALID_ARGUMENT for a read-only view or if items overlap.
    void require_access(const CommandTarget &to, bool writes) const;

private:
    bool overlaps_itself() const;
    bool is_contiguous(bool fortran) const;
    clgl_view with_axes(const std::vector<Axis> &axes) const;

    clgl_view fields_;
    const Buffer &buffer_;
    std::vector<Axis> axes_;
    uint64_t item_count_ = 1;
    // The range of the buffer that contains all items
    clgl_range extent_{};
};

// Returns a view of a range of a buffer, with its items in C order.
clgl_view make_view(const Buffer &buffer, clgl_buffer handle, clgl_element_type format, uint32_t components,
                    const clgl_range *range, std::span<const size_t> shape);

// Returns the axes with the strides of an array in C order without gaps. Throws CLGL_ERROR_OUT_OF_RANGE.
std::vector<Axis> in_c_order(std::span<const Axis> axes, uint32_t element_size);

struct Bounds {
    int64_t first, end;
};
// Returns the offsets of the lowest byte of the items (`first`), and of the byte after the highest one (`end`).
// Every axis must have at least one item. Throws CLGL_ERROR_OUT_OF_RANGE.
Bounds bounds_of(int64_t start, std::span<const Axis> axes, uint32_t element_size);

}  // namespace clgl
