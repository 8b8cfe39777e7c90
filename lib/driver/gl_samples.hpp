// Copies the samples of multisampled images to and from the layers of a separate texture. Does not resolve the
// samples.
#pragma once

#include "driver/gl_image.hpp"

#include <vector>

namespace clgl
{

// Returns the supported sample counts of a format in descending order. If the context lacks
// glGetInternalformativ, the list contains only GL_MAX_SAMPLES.
std::vector<GLint> gl_sample_counts(const GlCaps &caps, GLenum target, GLenum internal_format);

// Describes the layer texture of an image: a 2D array with one layer for each sample of each layer.
GlImage gl_layers_of(const GlImage &image);

// Creates the programs and the layer texture. If image.tools already has a texture, uses this texture; after an
// error, the caller still owns it. Throws CLGL_ERROR_UNSUPPORTED, and the errors of make_gl_image.
GlSampleTools make_gl_sample_tools(const GlCaps &caps, const GlImage &image);
void delete_gl_sample_tools(const GlSampleTools &tools) noexcept;

// These functions copy between samples and layers on the device. The image must have `tools`.
void copy_gl_samples_to_layers(const GlCaps &caps, const GlImage &image, const GlBox &box);
void copy_gl_layers_to_samples(const GlCaps &caps, const GlImage &image, const GlBox &box);

// These functions implement read_gl_image and write_gl_image for images with `tools`.
void read_gl_samples(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into);
void write_gl_samples(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from);

}  // namespace clgl
