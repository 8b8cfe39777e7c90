// The current GL context and its display, as the window system of headless contexts reports them.
#pragma once

#include "driver/cl.hpp"

#include <CL/cl_gl.h>

#ifdef _WIN32
#include "winsys/wgl.hpp"

// The entry function of libepoxy, which allocates the indices of its tables. Windows calls it only if libepoxy is
// a DLL.
extern "C" BOOL WINAPI DllMain(HINSTANCE module, DWORD reason, LPVOID reserved);
#else
#include <epoxy/gl.h>

#include <epoxy/egl.h>
#endif

namespace clgl::system_gl
{

#ifdef _WIN32
constexpr cl_context_properties display_property = CL_WGL_HDC_KHR;
inline void *current_display() { return wglGetCurrentDC(); }
inline void *current_context() { return wglGetCurrentContext(); }
// Must be called before other GL functions: this program contains libepoxy.
inline void prepare() { DllMain(GetModuleHandleW(nullptr), DLL_PROCESS_ATTACH, nullptr); }
#else
constexpr cl_context_properties display_property = CL_EGL_DISPLAY_KHR;
inline void *current_display() { return eglGetCurrentDisplay(); }
inline void *current_context() { return eglGetCurrentContext(); }
inline void prepare() {}
#endif

}  // namespace clgl::system_gl
