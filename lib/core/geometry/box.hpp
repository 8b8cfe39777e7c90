// Boxes of rows and slices in memory, and how far they reach.
#pragma once

#include "driver/cl.hpp"

#include <clgl/common.h>

#include <cstddef>

namespace clgl
{

// One side of a command on a box, with its pitches filled in.
struct Box {
    const size_t *origin;
    size_t row_pitch;
    size_t slice_pitch;
};

// These throw CLGL_ERROR_OUT_OF_RANGE.
size_t checked_add(size_t a, size_t b);
size_t checked_multiply(size_t a, size_t b);

// A region of {bytes, rows, slices} with the given pitches, 0 for tightly packed; `which` is what messages call
// them, such as "buffer_". Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
Box make_box(const size_t (&origin)[3], const size_t (&region)[3], size_t row_pitch, size_t slice_pitch,
             const char *which);

// The bytes from the box's first to behind its last, as a range.
clgl_range extent(const Box &box, const size_t (&region)[3]);

// What a mapping is for, from CLGL_MAP_.... Throws CLGL_ERROR_INVALID_ARGUMENT.
cl_map_flags cl_map_flags_of(uint32_t flags);

}  // namespace clgl
