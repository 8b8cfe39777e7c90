// What a list of context properties asks for.
#pragma once

#include "driver/cl.hpp"
#include "winsys/winsys.hpp"

#include <vector>

namespace clgl::layer
{

struct ContextRequest {
    // nullptr where the list names none
    cl_platform_id platform = nullptr;
    // Whether the list names an OpenGL context.
    bool wants_gl = false;
    winsys::Binding gl;
    // As given, and without what is OpenGL's; both end with 0, and are empty for no list at all.
    std::vector<cl_context_properties> all, without_gl;
};

// `unknown` is for names that OpenCL 3.0 and cl_khr_gl_sharing do not know, or 0 where drivers may know them.
// Throws the failures that cl_khr_gl_sharing names.
ContextRequest read_context_properties(const cl_context_properties *properties, cl_int unknown);

// Returns the binding of the context that the list names. A GLX context that is current keeps the display that it
// is current with: the list may name another connection to the same X server. Throws
// CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR if the list contradicts what is current on this thread.
winsys::Binding resolve_binding(const winsys::Binding &gl);

}  // namespace clgl::layer
