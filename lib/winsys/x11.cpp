#include "winsys/x11.hpp"
#include "base/lock_order.hpp"

#include <cstdlib>

namespace clgl::winsys
{

namespace
{

constexpr const char *x11_soname = "libX11.so.6";

constinit Lazy<X11> x11_library;
constinit XErrorTrapMutex trap_mutex;
constinit std::atomic<XErrorTrap *> active_trap{nullptr};

}  // namespace

std::unique_ptr<X11> X11::find(Find how)
{
    void *library = find_library(x11_soname, how);
    if (!library) return nullptr;
    auto x11 = std::make_unique<X11>();
    bool all = find_function(library, "XESetCloseDisplay", x11->ESetCloseDisplay);
#define CLGL_X11_FIND(name) all &= find_function(library, "X" #name, x11->name);
    CLGL_X11_FUNCTIONS(CLGL_X11_FIND)
#undef CLGL_X11_FIND
    return all ? std::move(x11) : nullptr;
}

const X11 *x11_or_null() { return x11_library.load(); }

// The parentheses around NextRequest prevent the expansion of the macro NextRequest of Xlib.h.
XErrorTrap::XErrorTrap(const X11 &x11, Display *display)
    : x11_(x11), display_(display), only_one_(trap_mutex), first_request_((x11.NextRequest)(display))
{
    active_trap = this;
    before_ = x11_.SetErrorHandler(&XErrorTrap::on_error);
}

XErrorTrap::~XErrorTrap()
{
    if (!no_request_) error();
    x11_.SetErrorHandler(before_);
    active_trap = nullptr;
}

int XErrorTrap::error()
{
    x11_.Sync(display_, False);
    return error_;
}

std::string XErrorTrap::error_name(int code) const
{
    if (code == 0) return "no X error";
    constexpr int longest = 128;
    char name[longest] = "";
    x11_.GetErrorText(display_, code, name, longest);
    return name;
}

int XErrorTrap::on_error(Display *display, XErrorEvent *event)
{
    XErrorTrap *trap = active_trap;
    if (!trap) return 0;
    if (display == trap->display_ && event->serial >= trap->first_request_) {
        if (trap->error_ == 0) trap->error_ = event->error_code;
        return 0;
    }
    return trap->before_ ? trap->before_(display, event) : 0;
}

GlxDisplay probe_glx_display()
{
    const char *name = std::getenv("DISPLAY");
    if (!name || !*name) return GlxDisplay::not_named;
    const X11 *x11 = x11_or_null();
    if (!x11) return GlxDisplay::no_xlib;
    Display *display = x11->OpenDisplay(name);
    if (!display) return GlxDisplay::cannot_open;
    int opcode = 0, first_event = 0, first_error = 0;
    const bool has_glx = x11->QueryExtension(display, "GLX", &opcode, &first_event, &first_error);
    x11->CloseDisplay(display);
    return has_glx ? GlxDisplay::with_glx : GlxDisplay::without_glx;
}

}  // namespace clgl::winsys
