// The OpenGL context that all implementations draw with.
#pragma once

#include <cstdint>
#include <memory>

namespace frames
{

enum class Winsys { egl, glx };

// Properties of the current OpenGL context for OpenCL (cl_khr_gl_sharing).
struct GlHandles {
    void *context;
    void *display;
    // CL_EGL_DISPLAY_KHR or CL_GLX_DISPLAY_KHR
    intptr_t display_property;
};

class GlContext
{
public:
    virtual ~GlContext() = default;
    virtual GlHandles handles() const = 0;
};

// Opens an OpenGL 4.5 core context without a drawable, current on this thread: on an EGL device, hardware first,
// on the surfaceless platform, or on DISPLAY. Throws Unavailable.
std::unique_ptr<GlContext> open_gl(Winsys winsys);

}  // namespace frames
