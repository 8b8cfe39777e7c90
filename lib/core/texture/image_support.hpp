// Image support of a context. A feature is supported if all devices have it, because any device may use a
// texture.
#pragma once

#include "core/context/context.hpp"
#include "core/format/formats.hpp"

#include <clgl/texture.h>

#include <span>
#include <string>
#include <vector>

namespace clgl
{

// Returns the OpenCL image types, indexed by CLGL_TEXTURE_TYPE_ constants.
std::span<const cl_mem_object_type> image_types();

// Returns the OpenCL memory flags for a CLGL_ACCESS_ constant.
cl_mem_flags image_flags(clgl_access access);

// The maximum image sizes. Widths, heights, depth_3d and of_buffer are in pixels; `bytes` is the maximum size of
// a whole image in bytes.
struct ImageLimits {
    uint64_t width_2d, height_2d;
    uint64_t width_3d, height_3d, depth_3d;
    uint64_t layers;
    uint64_t of_buffer;
    uint64_t bytes;
};
ImageLimits image_limits(const Context &context);

// Throws CLGL_ERROR_UNSUPPORTED if a device has no images.
void require_images(const Context &context);

// Returns the known formats that all devices support for images of this kind, sorted by id.
std::vector<const Format *> supported_formats(const Context &context, clgl_texture_type kind, cl_mem_flags flags);

// Returns why images created from buffers do not work on a device of the context, according to a test; empty if
// they work on all devices.
std::string why_no_images_of_buffers(const Context &context);
// Throws CLGL_ERROR_UNSUPPORTED if images created from buffers do not work on a device.
void require_images_of_buffers(const Context &context);

// Returns whether images created from host memory use that memory in place, according to a test.
bool host_images_in_place(Context &context);

// Returns text for messages: the name of the only device, or "one of the 2 devices of the context".
std::string device_names(const Context &context);

}  // namespace clgl
