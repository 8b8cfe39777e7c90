// OpenCL's objects in memory that somebody else has allocated, and that a CPU device works on in place.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport
{

// Throws CLGL_ERROR_UNSUPPORTED for memory that is not aligned, and what OpenCL says.
ClMem make_buffer_at(const Environment &environment, uint64_t size, void *pointer);
ClMem make_image_at(const Environment &environment, const ImageRequest &request, size_t row_pitch,
                    size_t slice_pitch, void *pointer);

}  // namespace clgl::transport
