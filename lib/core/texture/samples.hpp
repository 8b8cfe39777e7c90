// Multisampled textures: OpenCL sees the samples as layers.
#pragma once

#include "core/format/formats.hpp"
#include "core/format/gl_targets.hpp"

namespace clgl
{

// Checks the fields about samples. Throws CLGL_ERROR_INVALID_ARGUMENT if they do not fit the target, and
// CLGL_ERROR_UNSUPPORTED if the samples are not requested as layers or this GL cannot access them separately.
void check_samples(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target);

// Returns the number of samples for a self-test: 4, which nearly every GL has, otherwise the largest number
// available; 1, which is refused later, if there is none. Larger numbers need not be as many texels (NVIDIA's 32
// are not).
uint32_t self_test_samples(const GlCaps &caps, GLenum target, const Format &format);

// Changes a descriptor with samples to one with as many layers, as OpenCL sees it. For new textures throws
// CLGL_ERROR_INVALID_ARGUMENT without samples and CLGL_ERROR_OUT_OF_RANGE for a number that GL does not have.
void samples_to_layers(const GlCaps &caps, clgl_texture_desc &desc, const TextureTarget &target,
                       const Format &format);

}  // namespace clgl
