// Queries which devices of a platform can share with a GL context (clGetGLContextInfoKHR).
#pragma once

#include "core/device/device.hpp"

#include <vector>

namespace clgl
{

struct GlQuery {
    // True if the driver or a layer provides clGetGLContextInfoKHR
    bool asked = false;
    // The error code of a failed query, or CL_SUCCESS. If no device can share, PoCL returns CL_SUCCESS and no
    // device.
    cl_int code = CL_SUCCESS;
    // The device of the GL context, and all devices that can share with it
    cl_device_id current = nullptr;
    std::vector<cl_device_id> usable;

    bool names(cl_device_id device) const;
};

// Queries the devices of a platform. Must be called with the GL context current. `has_icd`: true if the platform
// lists cl_khr_icd.
GlQuery query_gl(const GlIdentity &gl, cl_platform_id platform, bool has_icd);

// Returns the properties of a GL context for clCreateContext, without the final 0.
std::vector<cl_context_properties> gl_properties_of(const GlIdentity &gl);

}  // namespace clgl
