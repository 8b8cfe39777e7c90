// Boxes of rows and slices in memory, and how far they reach.
#pragma once

#include "driver/cl.hpp"

#include <clgl/common.h>

#include <cstddef>

namespace clgl
{

// One side of a rectangular command, with its pitches filled in.
struct Box {
    const size_t *origin;
    size_t row_pitch;
    size_t slice_pitch;
};

// Throw CLGL_ERROR_OUT_OF_RANGE on overflow.
size_t checked_add(size_t a, size_t b);
size_t checked_multiply(size_t a, size_t b);

// Returns the box of a region of {bytes, rows, slices} with the given pitches, 0 for tightly packed. `which` is
// the prefix of the parameters' names in messages, such as "buffer_". Throws CLGL_ERROR_INVALID_ARGUMENT,
// CLGL_ERROR_OUT_OF_RANGE.
Box make_box(const size_t (&origin)[3], const size_t (&region)[3], size_t row_pitch, size_t slice_pitch,
             const char *which);

// Returns the range from the first to the last byte of a box.
clgl_range extent(const Box &box, const size_t (&region)[3]);

// Converts CLGL_MAP_ flags to CL_MAP_ flags. Throws CLGL_ERROR_INVALID_ARGUMENT.
cl_map_flags cl_map_flags_of(uint32_t flags);

}  // namespace clgl
