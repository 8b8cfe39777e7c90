// What the current OpenGL context says of itself: enough to find the OpenCL device that drives it.
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
    // Whether OpenGL draws on the CPU.
    bool is_software = false;
    // Of the devices that drive the context, of GL_EXT_memory_object; empty where that is missing.
    std::vector<Uuid> device_uuids;
    // CLGL_WINSYS_..., with its display and context
    int32_t platform = CLGL_WINSYS_NONE;
    void *display = nullptr;
    void *context = nullptr;
};

// Asks the context of `binding`, which is current on this thread.
GlIdentity read_gl_identity(const winsys::Binding &binding);

// Whether a GL_RENDERER names one of the drivers that draw on the CPU.
bool is_software_renderer(const std::string &renderer);

}  // namespace clgl
