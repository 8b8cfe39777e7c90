// Validation of descriptors and parameters, for checks that more than one file needs.
#pragma once

#include "base/error.hpp"

#include <clgl/buffer.h>
#include <clgl/texture.h>

namespace clgl::abi
{

// Validate flags, access, transport and type, and set the type of a texture without type and GL target. Throw
// CLGL_ERROR_INVALID_ARGUMENT.
void validate(const clgl_buffer_desc &desc);
void validate(clgl_texture_desc &desc);

inline void check_timeout(int64_t timeout)
{
    if (timeout < CLGL_FOREVER)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "timeout is negative; use nanoseconds, or CLGL_FOREVER");
}

}  // namespace clgl::abi
