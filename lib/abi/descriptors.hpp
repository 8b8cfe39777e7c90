// Checks of descriptors and parameters that several ABI files use.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"

#include <clgl/buffer.h>
#include <clgl/texture.h>

namespace clgl::abi
{

// These functions check flags, access, transport and texture type. They throw CLGL_ERROR_INVALID_ARGUMENT. A
// texture descriptor with neither type nor GL target gets the type 2D.
void validate(const clgl_buffer_desc &desc);
void validate(clgl_texture_desc &desc);

inline void check_timeout(int64_t timeout)
{
    if (timeout < CLGL_FOREVER)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("timeout is ", timeout, " ns; use 0 or more, or CLGL_FOREVER (-1)"));
}

}  // namespace clgl::abi
