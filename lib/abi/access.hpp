// Validates the access and transport fields of descriptors.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"
#include "transport/transport.hpp"

#include <clgl/buffer.h>

namespace clgl::abi
{

inline void validate_access(clgl_access access)
{
    if (access < CLGL_ACCESS_READ_WRITE || access > CLGL_ACCESS_WRITE_DISCARD)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("access is ", access, "; use a CLGL_ACCESS_ constant"));
}

inline void validate_transport(clgl_transport transport)
{
    if (transport != CLGL_TRANSPORT_AUTO && !transport::find(transport))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("transport is ", transport, "; use a CLGL_TRANSPORT_ constant"));
}

}  // namespace clgl::abi
