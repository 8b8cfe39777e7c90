// What OpenCL does with a buffer or a texture, as the ABI takes it.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"

#include <clgl/buffer.h>

namespace clgl::abi
{

inline void validate_access(int32_t access)
{
    if (access < CLGL_ACCESS_READ_WRITE || access > CLGL_ACCESS_WRITE_DISCARD)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("access ", access, " is none of CLGL_ACCESS_..."));
}

}  // namespace clgl::abi
