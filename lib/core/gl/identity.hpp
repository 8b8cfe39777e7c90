// Reads the properties of a GL context that identify its device.
#pragma once

#include "base/uuid.hpp"
#include "winsys/winsys.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace clgl
{

struct GlIdentity {
    std::string renderer;
    std::string vendor;
    // GL_VERSION; with most drivers it contains the driver version
    std::string version;
    // The UUIDs of the devices of the context; empty if GL does not report them (GL_EXT_memory_object)
    std::vector<Uuid> device_uuids;
    // A CLGL_WINSYS_ constant, and the native handles of the display and the context
    clgl_winsys platform = CLGL_WINSYS_NONE;
    void *display = nullptr;
    void *context = nullptr;
};

// Reads the identity of `binding`, which must be current on this thread.
GlIdentity read_gl_identity(const winsys::Binding &binding);

}  // namespace clgl
