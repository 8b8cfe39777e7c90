// Loads the functions of Xlib that clgl uses.
#pragma once

#include "base/lock_order.hpp"
#include "winsys/lazy.hpp"

#include <X11/Xlib.h>

#include <mutex>
#include <string>

// The Xlib functions that clgl uses, without the prefix "X"
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
    // Declared here because X11/Xlibint.h does not compile as C++.
    using CloseHook = int (*)(Display *, XExtCodes *);
    CloseHook (*ESetCloseDisplay)(Display *, int extension, CloseHook) = nullptr;

    static std::unique_ptr<X11> find(Find how);
};

// Returns nullptr if libX11.so.6 cannot be loaded.
const X11 *x11_or_null();

using XErrorTrapMutex = OrderedMutex<LockOrder::x_error_trap>;

// Catches X errors of requests to one display while this object lives. Without an error handler, Xlib would end
// the process. The handler is process-wide. So it passes errors of other displays, and errors of earlier
// requests, to the previous handler.
class XErrorTrap
{
public:
    XErrorTrap(const X11 &x11, Display *display);
    ~XErrorTrap();
    XErrorTrap(const XErrorTrap &) = delete;
    XErrorTrap &operator=(const XErrorTrap &) = delete;

    // Waits until the server has processed all requests. Returns the code of the first error, or 0.
    int error();
    // Must be called before calls that send no request to the X server. libglvnd reports errors of such calls
    // with the number of the last request, which may precede the trap. After this call, the destructor does not
    // wait for the server.
    void expect_no_request()
    {
        no_request_ = true;
        --first_request_;
    }
    // Returns a description of an X error code, such as "BadAlloc (insufficient resources for operation)".
    std::string error_name(int code) const;

private:
    static int on_error(Display *display, XErrorEvent *event);

    const X11 &x11_;
    Display *display_;
    std::unique_lock<XErrorTrapMutex> only_one_;
    unsigned long first_request_;
    int error_ = 0;
    bool no_request_ = false;
    XErrorHandler before_;
};

// The reason why GLX does not work on DISPLAY, or `with_glx` if GLX works
enum class GlxDisplay { not_named, no_xlib, cannot_open, without_glx, with_glx };
GlxDisplay probe_glx_display();

}  // namespace clgl::winsys
