// OpenCL objects on existing host memory, which a CPU device uses in place.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport
{

// Throw CLGL_ERROR_UNSUPPORTED for misaligned memory; else like fail_cl.
ClMem make_buffer_at(const Environment &environment, uint64_t size, void *pointer);
ClMem make_image_at(const Environment &environment, const ImageRequest &request, size_t row_pitch,
                    size_t slice_pitch, void *pointer);

}  // namespace clgl::transport
