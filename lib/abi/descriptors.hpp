// Checks of what descriptors and parameters hold, for the functions that more than one file needs.
#pragma once

#include "base/error.hpp"

#include <clgl/buffer.h>
#include <clgl/texture.h>

namespace clgl::abi
{

// Flags, access, transport and kind. Throws CLGL_ERROR_INVALID_ARGUMENT.
void validate(const clgl_buffer_desc &desc);
void validate(const clgl_texture_desc &desc);

inline void check_timeout(int64_t timeout)
{
    if (timeout < CLGL_FOREVER)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "timeout is negative: nanoseconds, or CLGL_FOREVER");
}

}  // namespace clgl::abi
