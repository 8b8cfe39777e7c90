// Checks the shape of a texture against the limits of the devices.
#pragma once

#include "core/geometry/texture_region.hpp"
#include "core/texture/image_support.hpp"

namespace clgl
{

// Returns the shape for the kind and sizes of a descriptor. Throws CLGL_ERROR_INVALID_ARGUMENT,
// CLGL_ERROR_OUT_OF_RANGE.
TextureShape checked_shape(const Context &context, const clgl_texture_desc &desc, const Format &format);

// Throws CLGL_ERROR_INVALID_ARGUMENT for pitches without data.
void check_pitches(const clgl_texture_desc &desc);

// Returns the OpenCL description, without pitches.
cl_image_desc cl_image_desc_of(const TextureShape &shape);

// Returns a message that says which images are missing, and the nearest ones available.
std::string no_images_of(const Context &context, clgl_texture_type kind, const Format &format,
                         std::span<const Format *const> supported);

}  // namespace clgl
