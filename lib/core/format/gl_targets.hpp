// OpenGL's targets of textures, and what they are for OpenCL.
#pragma once

#include "driver/gl_image.hpp"

#include <clgl/texture.h>

namespace clgl
{

struct TextureTarget {
    GLenum target;
    const char *name;
    // CLGL_TEXTURE_KIND_...
    int32_t kind;
    // Whether OpenGL ES has it, and what sharing it takes
    bool es;
};

// The descriptor's target and kind, the one filled in from the other. Throws CLGL_ERROR_INVALID_ARGUMENT if they
// contradict each other, CLGL_ERROR_UNSUPPORTED for a target that this OpenGL has not, or that cannot be shared.
const TextureTarget &texture_target(const GlCaps &caps, const clgl_texture_desc &desc);

// Of one that `texture_target` has given.
const char *target_name(GLenum target);

}  // namespace clgl
