// Parses lists of context properties.
#pragma once

#include "driver/cl.hpp"
#include "winsys/winsys.hpp"

#include <vector>

namespace clgl::layer
{

struct ContextRequest {
    // nullptr if the list contains no platform
    cl_platform_id platform = nullptr;
    // True if the list contains a GL context
    bool wants_gl = false;
    winsys::Binding gl;
    // `all` is the original list. `without_gl` is the list without the GL properties. Both end with 0. Both are
    // empty if the original list is nullptr.
    std::vector<cl_context_properties> all, without_gl;
};

// Parses a list of context properties. `unknown` is the error code for properties that neither OpenCL 3.0 nor
// cl_khr_gl_sharing defines. If `unknown` is 0, such properties are accepted, because a driver may support them.
// Throws the errors that cl_khr_gl_sharing specifies.
ContextRequest read_context_properties(const cl_context_properties *properties, cl_int unknown);

// Returns the binding of the GL context in the list. If the context is current on this thread, returns its
// current binding, because for GLX the list may contain another connection to the same X server. Throws
// CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR if the list contradicts the current binding of this thread.
winsys::Binding resolve_binding(const winsys::Binding &gl);

}  // namespace clgl::layer
