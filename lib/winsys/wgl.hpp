// Declares the helpers that wgl.cpp and wgl_context.cpp share.
#pragma once

#include "base/platform/windows.hpp"
#include "winsys/platform.hpp"

#include <epoxy/gl.h>
#include <epoxy/wgl.h>

// Call the functions of opengl32.dll directly, because the wrappers of libepoxy reload its dispatch tables.
#undef wglCreateContext
#undef wglDeleteContext
#undef wglGetCurrentContext
#undef wglGetCurrentDC
#undef wglGetProcAddress
#undef wglMakeCurrent

namespace clgl::winsys
{

// Throws CLGL_ERROR_WINSYS with the last Windows error. `doing` names the failed call.
[[noreturn]] void fail_wgl(const std::string &doing);

// Makes libepoxy load the GL functions of `context`, which must be current on this thread. On Windows, the
// addresses of GL functions may differ between contexts. Does nothing if `context` is nullptr, or is the context
// of the last call on this thread.
void use_gl_functions_of(HGLRC context);

// Returns the address of a GL function in the current context; nullptr if the context has no such function.
void *wgl_proc_address(const char *name);

std::unique_ptr<OwnContext> make_wgl_shared(const Binding &other);

}  // namespace clgl::winsys
