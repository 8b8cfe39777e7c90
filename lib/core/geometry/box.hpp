// Describes boxes, which are rectangular regions of memory that consist of slices of rows.
#pragma once

#include "driver/cl.hpp"

#include <clgl/common.h>

#include <cstddef>
#include <string>

namespace clgl
{

// The source or destination of a rectangular copy. The pitches are in bytes and not 0.
struct Box {
    const size_t *origin;
    size_t row_pitch;
    size_t slice_pitch;
};

// Return the sum or product. Throw CLGL_ERROR_OUT_OF_RANGE if it exceeds PTRDIFF_MAX.
size_t checked_add(size_t a, size_t b);
size_t checked_multiply(size_t a, size_t b);

// Returns three numbers as text, such as "{16, 8, 1}".
std::string text_of_triple(const size_t *numbers);
// Throws CLGL_ERROR_INVALID_ARGUMENT if one of the three sizes is 0. `name`: the name of the parameter.
void require_no_size_0(const size_t *sizes, const char *name = "extent");

// Returns the box for a region of {bytes, rows, slices}. A pitch of 0 means tightly packed. `which` is the prefix
// of parameter names in messages, such as "buffer_". Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
Box make_box(const size_t (&origin)[3], const size_t (&region)[3], size_t row_pitch, size_t slice_pitch,
             const char *which);

// Returns the range from the first to the last byte of a box. Throws CLGL_ERROR_OUT_OF_RANGE.
clgl_range extent(const Box &box, const size_t (&region)[3]);

// Converts CLGL_MAP_ flags to CL_MAP_ flags. Throws CLGL_ERROR_INVALID_ARGUMENT.
cl_map_flags cl_map_flags_of(uint32_t flags);

}  // namespace clgl
