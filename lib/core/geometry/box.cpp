#include "core/geometry/box.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <clgl/buffer.h>

#include <algorithm>
#include <limits>

namespace clgl
{

namespace
{

// The largest accepted size in bytes. Larger sizes usually come from negative numbers.
constexpr size_t most_memory = std::numeric_limits<std::ptrdiff_t>::max();

[[noreturn]] void fail_size(size_t a, const char *sign, size_t b)
{
    fail(CLGL_ERROR_OUT_OF_RANGE, text("the size of the region in bytes overflows: ", a, sign, b,
                                       " is more than ", most_memory, "; check its sizes, offset and pitches"));
}

// `which` and `name`: the prefix and the rest of the name of the pitch
[[noreturn]] void refuse_pitch(const char *which, const char *name, size_t pitch, const std::string &how)
{
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text(which, name, ' ', pitch, " is ", how, " bytes; set it to 0 if the data is tightly packed"));
}

}  // namespace

size_t checked_add(size_t a, size_t b)
{
    if (a > most_memory || b > most_memory - a) fail_size(a, " + ", b);
    return a + b;
}

size_t checked_multiply(size_t a, size_t b)
{
    if (b != 0 && a > most_memory / b) fail_size(a, " * ", b);
    return a * b;
}

std::string text_of_triple(const size_t *numbers)
{
    return text('{', numbers[0], ", ", numbers[1], ", ", numbers[2], '}');
}

void require_no_size_0(const size_t *sizes, const char *name)
{
    if (std::find(sizes, sizes + 3, 0u) != sizes + 3)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(name, " is ", text_of_triple(sizes), ": no size may be 0; set unused dimensions to 1"));
}

Box make_box(const size_t (&origin)[3], const size_t (&region)[3], size_t row_pitch, size_t slice_pitch,
             const char *which)
{
    const size_t width = region[0], height = region[1];
    require_no_size_0(region, "region");
    if (row_pitch == 0) row_pitch = width;
    if (row_pitch < width)
        refuse_pitch(which, "row_pitch", row_pitch, text("less than a row of the region, ", width));
    const size_t slice = checked_multiply(row_pitch, height);
    if (slice_pitch == 0) slice_pitch = slice;
    if (slice_pitch < slice)
        refuse_pitch(which, "slice_pitch", slice_pitch, text("less than a slice of the region, ", slice));
    if (slice_pitch % row_pitch != 0)
        refuse_pitch(which, "slice_pitch", slice_pitch, text("not a multiple of the row pitch, ", row_pitch));
    return {origin, row_pitch, slice_pitch};
}

clgl_range extent(const Box &box, const size_t (&region)[3])
{
    const auto at = [&](size_t x, size_t y, size_t z) {
        return checked_add(x,
                           checked_add(checked_multiply(y, box.row_pitch), checked_multiply(z, box.slice_pitch)));
    };
    const size_t first = at(box.origin[0], box.origin[1], box.origin[2]);
    return {first, at(region[0], region[1] - 1, region[2] - 1)};
}

cl_map_flags cl_map_flags_of(uint32_t flags)
{
    if (flags == 0 || (flags & CLGL_MAP_WRITE_DISCARD && flags != CLGL_MAP_WRITE_DISCARD))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("flags is ", hex(flags),
                                               ": use CLGL_MAP_READ, CLGL_MAP_WRITE or both, or "
                                               "CLGL_MAP_WRITE_DISCARD alone"));
    return (flags & CLGL_MAP_READ ? CL_MAP_READ : 0) | (flags & CLGL_MAP_WRITE ? CL_MAP_WRITE : 0) |
           (flags & CLGL_MAP_WRITE_DISCARD ? CL_MAP_WRITE_INVALIDATE_REGION : 0);
}

}  // namespace clgl
