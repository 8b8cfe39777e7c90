// GLX: the functions, and creation of library-owned contexts.
#pragma once

// Must precede GL/glx.h: libepoxy cannot be included after GL/gl.h.
#include "winsys/platform.hpp"
#include "winsys/x11.hpp"

#include <GL/glx.h>

// Functions that every GLX has, without the prefix "glX".
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
    // nullptr if the library lacks it; a screen may lack the extension even if it is set.
    PFNGLXCREATECONTEXTATTRIBSARBPROC CreateContextAttribsARB = nullptr;
    const X11 *x11 = nullptr;
    // True for the libGLX of libglvnd, which detects contexts that were destroyed
    bool knows_contexts = false;

    static std::unique_ptr<Glx> find(Find how);
};

// Throws CLGL_ERROR_NO_OPENGL if libGLX or libX11 cannot be loaded.
const Glx &glx();

// Throws the X error that the trap caught as CLGL_ERROR_WINSYS. `doing` names the failed call.
[[noreturn]] void fail_glx(XErrorTrap &trap, const std::string &doing);

// Returns whether this is a library-owned context and the application has closed its display. Such a context must
// not be used in any call, not even to release it from the thread.
bool is_display_closed(GLXContext context);

// Creates a context that shares objects with `other`. Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_glx_shared(const Binding &other);

std::unique_ptr<ContextWatch> watch_glx(const Binding &binding);

}  // namespace clgl::winsys
