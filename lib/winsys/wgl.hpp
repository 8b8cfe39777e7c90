// WGL: helpers of wgl.cpp and wgl_context.cpp.
#pragma once

#include "base/platform/windows.hpp"
#include "winsys/platform.hpp"

#include <epoxy/gl.h>
#include <epoxy/wgl.h>

// libepoxy's wrappers of these functions load the dispatch tables again; these are the functions of opengl32.dll.
#undef wglCreateContext
#undef wglDeleteContext
#undef wglGetCurrentContext
#undef wglGetCurrentDC
#undef wglGetProcAddress
#undef wglMakeCurrent

namespace clgl::winsys
{

// Throws CLGL_ERROR_WINSYS with the last Windows error.
[[noreturn]] void fail_wgl(const std::string &doing);

// Makes libepoxy load the functions of the context that became current on this thread: on Windows they may differ
// between contexts. Does nothing if it is the context of the last call.
void use_gl_functions_of(HGLRC context);

// Returns the address of a GL function in the current context, or nullptr.
void *wgl_proc_address(const char *name);

std::unique_ptr<OwnContext> make_wgl_shared(const Binding &other);

}  // namespace clgl::winsys
