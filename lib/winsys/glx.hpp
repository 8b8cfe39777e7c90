// Loads the GLX functions and creates library-owned GLX contexts.
#pragma once

// Must precede GL/glx.h, because libepoxy cannot be included after GL/gl.h.
#include "winsys/platform.hpp"
#include "winsys/x11.hpp"

#include <GL/glx.h>

// The functions that every GLX library has, without the prefix "glX"
#define CLGL_GLX_FUNCTIONS(X)                                                                                    \
    X(ChooseFBConfig)                                                                                            \
    X(CreateNewContext)                                                                                          \
    X(CreatePbuffer)                                                                                             \
    X(DestroyContext)                                                                                            \
    X(DestroyPbuffer)                                                                                            \
    X(GetCurrentContext)                                                                                         \
    X(GetCurrentDisplay)                                                                                         \
    X(GetCurrentDrawable)                                                                                        \
    X(GetCurrentReadDrawable)                                                                                    \
    X(GetFBConfigAttrib)                                                                                         \
    X(GetProcAddressARB)                                                                                         \
    X(MakeContextCurrent)                                                                                        \
    X(QueryContext)                                                                                              \
    X(QueryExtensionsString)

namespace clgl::winsys
{

struct Glx {
#define CLGL_GLX_MEMBER(name) decltype(&::glX##name) name = nullptr;
    CLGL_GLX_FUNCTIONS(CLGL_GLX_MEMBER)
#undef CLGL_GLX_MEMBER
    // nullptr if the library lacks the function. Even if the function exists, a screen may lack
    // GLX_ARB_create_context.
    PFNGLXCREATECONTEXTATTRIBSARBPROC CreateContextAttribsARB = nullptr;
    const X11 *x11 = nullptr;
    // True for libGLX.so.0 of libglvnd, whose glXQueryContext reports an error for a destroyed context
    bool knows_contexts = false;

    static std::unique_ptr<Glx> find(Find how);
};

// Throws CLGL_ERROR_NO_OPENGL if libX11, or both libGLX and libGL, cannot be loaded.
const Glx &glx();

// Throws CLGL_ERROR_WINSYS with the X error that `trap` has caught. `doing` names the failed call.
[[noreturn]] void fail_glx(XErrorTrap &trap, const std::string &doing);

// Returns whether `context` is a library-owned context whose X display was closed by the application. Such a
// context must not be used in any GLX call, not even to release it.
bool is_display_closed(GLXContext context);

// Creates a context that shares objects with `other`. Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_glx_shared(const Binding &other);

std::unique_ptr<ContextWatch> watch_glx(const Binding &binding);

}  // namespace clgl::winsys
