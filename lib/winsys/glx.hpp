// GLX as the library uses it.
#pragma once

// Before GL/glx.h: platform.hpp's users of libepoxy must not see GL/gl.h first.
#include "winsys/platform.hpp"
#include "winsys/x11.hpp"

#include <GL/glx.h>

// Every GLX has these: name without "glX".
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
    // nullptr where no GLX has it; a screen may still lack the extension.
    PFNGLXCREATECONTEXTATTRIBSARBPROC CreateContextAttribsARB = nullptr;
    const X11 *x11 = nullptr;
    // libglvnd's, which knows its contexts: those that were destroyed may be asked about.
    bool knows_contexts = false;

    static std::unique_ptr<Glx> find(Find how);
};

// Throws CLGL_ERROR_NO_OPENGL if libGLX or libX11 cannot be loaded.
const Glx &glx();

// Throws CLGL_ERROR_WINSYS with the X error that the trap has caught. `doing` names the call that failed.
[[noreturn]] void fail_glx(XErrorTrap &trap, const std::string &doing);

// Whether this is a context of the library's own whose display the program has closed: nothing may be done with
// it any more, not even to take it off the thread.
bool lost_its_display(GLXContext context);

// Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_glx_shared(const Binding &other);

std::unique_ptr<ContextWatch> watch_glx(const Binding &binding);

}  // namespace clgl::winsys
