// Lists the GL texture targets, and the CLGL_TEXTURE_TYPE_ constant of each target.
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
    // True if the target can be shared with OpenGL ES
    bool es;
};

// Returns the target for a descriptor, which contains the target, the texture type, or both. Throws
// CLGL_ERROR_INVALID_ARGUMENT if the target is unknown, if the type has no target, or if target and type
// contradict each other. Throws CLGL_ERROR_UNSUPPORTED if this GL does not have the target or cannot share it.
const TextureTarget &texture_target(const GlCaps &caps, const clgl_texture_desc &desc);

// Returns the name of a target, which must be in the table.
const char *target_name(GLenum target);

}  // namespace clgl
