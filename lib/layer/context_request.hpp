// Parses lists of context properties.
#pragma once

#include "driver/cl.hpp"
#include "winsys/winsys.hpp"

#include <vector>

namespace clgl::layer
{

struct ContextRequest {
    // nullptr if the list names none
    cl_platform_id platform = nullptr;
    // True if the list names a GL context
    bool wants_gl = false;
    winsys::Binding gl;
    // The list as given, and without the GL properties. Both end with 0; both are empty if the list is nullptr.
    std::vector<cl_context_properties> all, without_gl;
};

// `unknown` is the error for properties of neither OpenCL 3.0 nor cl_khr_gl_sharing; 0 = allow them, because a
// driver may know them. Throws the errors that cl_khr_gl_sharing specifies.
ContextRequest read_context_properties(const cl_context_properties *properties, cl_int unknown);

// Returns the binding of the context that the list names. A GLX context that is current keeps the display that it
// is current with: the list may name another connection to the same X server. Throws
// CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR if the list contradicts what is current on this thread.
winsys::Binding resolve_binding(const winsys::Binding &gl);

}  // namespace clgl::layer
