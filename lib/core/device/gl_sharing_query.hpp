// Which devices of a platform can share with an OpenGL context: clGetGLContextInfoKHR.
#pragma once

#include "core/device/device.hpp"

#include <vector>

namespace clgl
{

struct GlQuery {
    // False where neither the driver nor a layer has the function
    bool asked = false;
    // What the driver said to either question, if not CL_SUCCESS. Drivers may also succeed and yet name no device
    // (PoCL), which is their way to say no.
    cl_int code = CL_SUCCESS;
    // The device that drives the context, and all that share with it.
    cl_device_id current = nullptr;
    std::vector<cl_device_id> usable;

    bool names(cl_device_id device) const;
};

// With the OpenGL context current on this thread.
GlQuery query_gl(const GlIdentity &gl, cl_platform_id platform, bool has_icd);

// What clCreateContext wants to know of an OpenGL context, without the zero at the end.
std::vector<cl_context_properties> gl_properties_of(const GlIdentity &gl);

}  // namespace clgl
