// The few things that are asked of Xlib, found at run time.
#pragma once

#include "winsys/library.hpp"

#include <X11/Xlib.h>

#include <mutex>
#include <string>

// Name without "X".
#define CLGL_X11_FUNCTIONS(X)                                                                                    \
    X(AddExtension)                                                                                              \
    X(CloseDisplay)                                                                                              \
    X(Free)                                                                                                      \
    X(GetErrorText)                                                                                              \
    X(NextRequest)                                                                                               \
    X(OpenDisplay)                                                                                               \
    X(QueryExtension)                                                                                            \
    X(SetErrorHandler)                                                                                           \
    X(Sync)

namespace clgl::winsys
{

struct X11 {
#define CLGL_X11_MEMBER(name) decltype(&::X##name) name = nullptr;
    CLGL_X11_FUNCTIONS(CLGL_X11_MEMBER)
#undef CLGL_X11_MEMBER
    // Of X11/Xlibint.h, which is not for C++.
    using CloseHook = int (*)(Display *, XExtCodes *);
    CloseHook (*ESetCloseDisplay)(Display *, int extension, CloseHook) = nullptr;

    static std::unique_ptr<X11> find(Find how);
};

// nullptr if libX11.so.6 cannot be loaded.
const X11 *x11_or_null();

// Catches the X errors of the requests that this thread sends to one display, which would otherwise end the
// process: that is what Xlib's default handler does. The handler is the process's, so errors of other displays
// and of earlier requests go on to the one that was there before.
class XErrorTrap
{
public:
    XErrorTrap(const X11 &x11, Display *display);
    ~XErrorTrap();
    XErrorTrap(const XErrorTrap &) = delete;
    XErrorTrap &operator=(const XErrorTrap &) = delete;

    // The first error's code, 0 if there was none; waits for the server to have seen all requests.
    int error();
    // For calls that send nothing: libglvnd raises their errors itself, with the number of the last request, and
    // the destructor does not wait for the server.
    void sends_nothing()
    {
        sends_nothing_ = true;
        --first_request_;
    }
    // "BadAlloc (insufficient resources for operation)"
    std::string error_name(int code) const;

private:
    static int on_error(Display *display, XErrorEvent *event);

    const X11 &x11_;
    Display *display_;
    std::unique_lock<std::mutex> only_one_;
    unsigned long first_request_;
    int error_ = 0;
    bool sends_nothing_ = false;
    XErrorHandler before_;
};

// How far the way to GLX on DISPLAY is open.
enum class GlxDisplay { not_named, no_xlib, cannot_open, without_glx, with_glx };
GlxDisplay probe_glx_display();

}  // namespace clgl::winsys
