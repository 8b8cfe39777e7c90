// Multisampled textures, whose samples are layers for OpenCL: what a descriptor says of them.
#pragma once

#include "core/format/formats.hpp"
#include "core/format/gl_targets.hpp"

namespace clgl
{

// What speaks of samples fits the target. Throws CLGL_ERROR_INVALID_ARGUMENT, and CLGL_ERROR_UNSUPPORTED for
// samples that are not to be layers, or that this OpenGL cannot tell apart.
void check_samples(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target);

// Of a texture that is only tried: 4, which nearly every OpenGL has, else the most that there may be (not all of
// a driver's larger numbers are so many texels: NVIDIA's 32 are not); 1 where there is no number, which is
// refused then.
uint32_t self_test_samples(const GlCaps &caps, GLenum target, const Format &format);

// From layers of OpenGL's to OpenCL's. Of new textures throws CLGL_ERROR_INVALID_ARGUMENT without samples, and
// CLGL_ERROR_OUT_OF_RANGE for a number of them that OpenGL has not.
void samples_to_layers(const GlCaps &caps, clgl_texture_desc &desc, const TextureTarget &target,
                       const Format &format);

}  // namespace clgl
