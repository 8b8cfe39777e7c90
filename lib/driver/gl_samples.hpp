// Copies of the samples of multisampled images, none of them resolved: as layers of a texture beside the image.
#pragma once

#include "driver/gl_image.hpp"

#include <vector>

namespace clgl
{

// How many samples textures of a format may have, most first. Without glGetInternalformativ only the most is
// known.
std::vector<GLint> gl_sample_counts(const GlCaps &caps, GLenum target, GLenum internal_format);

// The texture beside an image that has its samples as layers.
GlImage gl_layers_of(const GlImage &image);

// Programs, and that texture, unless the image's tools name one already, which stays its maker's. Throws
// CLGL_ERROR_UNSUPPORTED, and as make_gl_image.
GlSampleTools make_gl_sample_tools(const GlCaps &caps, const GlImage &image);
void delete_gl_sample_tools(const GlSampleTools &tools) noexcept;

// Between an image with tools and its layers, on the device.
void copy_gl_samples_to_layers(const GlCaps &caps, const GlImage &image, const GlBox &box);
void copy_gl_layers_to_samples(const GlCaps &caps, const GlImage &image, const GlBox &box);

// As read_gl_image and write_gl_image, for images with tools.
void read_gl_samples(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into);
void write_gl_samples(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from);

}  // namespace clgl
