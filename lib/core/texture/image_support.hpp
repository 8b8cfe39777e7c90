// What the devices of a context can do with images: what every one of them can, as a texture may be used on each.
#pragma once

#include "core/context/context.hpp"
#include "core/format/formats.hpp"

#include <span>
#include <string>
#include <vector>

namespace clgl
{

// By CLGL_TEXTURE_KIND_....
std::span<const cl_mem_object_type> image_types();

// What kernels may do with an image of CLGL_ACCESS_....
cl_mem_flags image_flags(int32_t access);

// In pixels; bytes for all of an image.
struct ImageLimits {
    uint64_t width_2d, height_2d;
    uint64_t width_3d, height_3d, depth_3d;
    uint64_t layers;
    uint64_t of_buffer;
    uint64_t bytes;
};
ImageLimits image_limits(const Context &context);

// Throws CLGL_ERROR_UNSUPPORTED.
void require_images(const Context &context);

// The rows of the table of formats that there are images of, by id.
std::vector<const Format *> supported_formats(const Context &context, int32_t kind, cl_mem_flags flags);

// Why a device of the context has no images of buffers that are right, found out by trying, once; or "".
std::string why_no_images_of_buffers(const Context &context);
// Throws CLGL_ERROR_UNSUPPORTED.
void require_images_of_buffers(const Context &context);

// Whether images of host memory are that memory, found out by trying, once.
bool host_images_in_place(Context &context);

// For messages.
std::string device_names(const Context &context);

}  // namespace clgl
