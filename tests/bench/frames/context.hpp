// The OpenGL context with which all implementations draw.
#pragma once

#include <cstdint>
#include <memory>

namespace frames
{

enum class Winsys { egl, glx };

// Handles of the OpenGL context for context properties of OpenCL (cl_khr_gl_sharing)
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

// Creates an OpenGL 4.5 core context without a drawable and makes it current. GLX uses DISPLAY. EGL uses the
// first device that works (hardware first), otherwise the surfaceless platform. Throws Unavailable if no context
// can be created.
std::unique_ptr<GlContext> open_gl(Winsys winsys);

}  // namespace frames
