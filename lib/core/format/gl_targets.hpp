// GL texture targets and their OpenCL kinds.
#pragma once

#include "driver/gl_image.hpp"

#include <clgl/texture.h>

namespace clgl
{

struct TextureTarget {
    GLenum target;
    const char *name;
    // A CLGL_TEXTURE_TYPE_ constant
    clgl_texture_type kind;
    // True if OpenGL ES has it, and what sharing it needs
    bool es;
};

// Returns the target of a descriptor, which gives the target, the kind, or both. Throws
// CLGL_ERROR_INVALID_ARGUMENT if they contradict each other, CLGL_ERROR_UNSUPPORTED for a target that this GL
// does not have or that cannot be shared.
const TextureTarget &texture_target(const GlCaps &caps, const clgl_texture_desc &desc);

// Returns the name of a target of the table.
const char *target_name(GLenum target);

}  // namespace clgl
