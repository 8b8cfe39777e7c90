// What a texture is to be, checked against what the devices have.
#pragma once

#include "core/geometry/texture_region.hpp"
#include "core/texture/image_support.hpp"

namespace clgl
{

// Of the kind and the sizes of a descriptor. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
TextureShape checked_shape(const Context &context, const clgl_texture_desc &desc, const Format &format);

// That there are data for the pitches. Throws CLGL_ERROR_INVALID_ARGUMENT.
void check_pitches(const clgl_texture_desc &desc);

// As OpenCL has it; without pitches.
cl_image_desc cl_image_desc_of(const TextureShape &shape);

// For messages: that there are no such images, and the nearest that there are.
std::string no_images_of(const Context &context, int32_t kind, const Format &format,
                         std::span<const Format *const> supported);

}  // namespace clgl
