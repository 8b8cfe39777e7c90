// What OpenCL does with a buffer or a texture, and how it is shared, as the ABI takes it.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"
#include "transport/transport.hpp"

#include <clgl/buffer.h>

namespace clgl::abi
{

inline void validate_access(int32_t access)
{
    if (access < CLGL_ACCESS_READ_WRITE || access > CLGL_ACCESS_WRITE_DISCARD)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("access ", access, " is none of CLGL_ACCESS_..."));
}

inline void validate_transport(int32_t transport)
{
    if (transport != CLGL_TRANSPORT_NONE && !transport::find(transport))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("transport ", transport, " is none of CLGL_TRANSPORT_..."));
}

}  // namespace clgl::abi
