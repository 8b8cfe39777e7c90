// The image support of a context: what all of its devices can do, because a texture may be used on each.
#pragma once

#include "core/context/context.hpp"
#include "core/format/formats.hpp"

#include <clgl/texture.h>

#include <span>
#include <string>
#include <vector>

namespace clgl
{

// Indexed by CLGL_TEXTURE_TYPE_ constants
std::span<const cl_mem_object_type> image_types();

// Returns the flags of an image with a CLGL_ACCESS_ constant.
cl_mem_flags image_flags(clgl_access access);

// The largest sizes in pixels; `bytes` is for a whole image.
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

// Returns the formats of the table that the devices have images of, by id.
std::vector<const Format *> supported_formats(const Context &context, clgl_texture_type kind, cl_mem_flags flags);

// Returns why a device of the context has no working images of buffers, according to a test; empty if all have.
std::string why_no_images_of_buffers(const Context &context);
// Throws CLGL_ERROR_UNSUPPORTED if a device has no working images of buffers.
void require_images_of_buffers(const Context &context);

// Returns whether images of host memory use it in place, according to a test.
bool host_images_in_place(Context &context);

// Returns the device names for messages.
std::string device_names(const Context &context);

}  // namespace clgl
