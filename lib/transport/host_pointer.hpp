// Creates OpenCL buffers and images in host memory. A CPU device uses this memory in place.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport
{

// These functions throw like fail_cl. make_buffer_at also throws CLGL_ERROR_UNSUPPORTED if the memory is not
// aligned to 64 bytes.
ClMem make_buffer_at(const Environment &environment, uint64_t size, void *pointer);
ClMem make_image_at(const Environment &environment, const ImageRequest &request, size_t row_pitch,
                    size_t slice_pitch, void *pointer);

}  // namespace clgl::transport
