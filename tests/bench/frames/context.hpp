// The OpenGL context that all ways draw with.
#pragma once

#include <cstdint>
#include <memory>

namespace frames
{

enum class Winsys { egl, glx };

// What OpenCL is told of the context that is current (cl_khr_gl_sharing).
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

// OpenGL 4.5 core, current on this thread and drawing into nothing: on an EGL device, hardware first, or on EGL's
// surfaceless platform; or on DISPLAY. Throws Unavailable.
std::unique_ptr<GlContext> open_gl(Winsys winsys);

}  // namespace frames
