// Creates OpenGL contexts of every kind that an application may use, so that each kind can be probed.
#pragma once

#include "probe.hpp"

#include <chrono>
#include <functional>

namespace clglinfo
{

struct GlKind {
    const char *name;
    const char *description;
};

#ifdef _WIN32
constexpr GlKind headless_kind = {"headless", "OpenGL of a hidden window, through WGL"};
constexpr GlKind wgl_kind = {"wgl", "OpenGL of a window, through WGL"};
constexpr GlKind gl_kinds[] = {headless_kind, wgl_kind};
#else
constexpr GlKind headless_kind = {"headless", "OpenGL without a window, through EGL"};
constexpr GlKind gles_kind = {"gles", "OpenGL ES without a window, through EGL"};
constexpr GlKind egl_kind = {"egl", "OpenGL on the desktop's display, through EGL"};
constexpr GlKind glx_kind = {"glx", "OpenGL on the X display, through GLX"};
constexpr GlKind gl_kinds[] = {headless_kind, gles_kind, egl_kind, glx_kind};
#endif

// The lines of --help that describe all kinds except headless_kind
extern const char *const gl_kinds_help;

// Returns whether contexts of this kind can be created in this session.
bool session_has(const GlKind &kind);
// Returns whether contexts of this kind need the X server that DISPLAY names.
bool needs_x_server(const GlKind &kind);

// A context that stays current on this thread until the process ends.
struct GlContext {
    // Place of the context, such as "EGL device 0 (/dev/dri/card0)" or "X display :0"
    std::string place;
    std::string winsys_vendor;
    std::string winsys_version;
    std::function<void *(const char *name)> proc_address;
};

// Creates a context of this kind and makes it current. Throws Failure.
GlContext make_gl_context(std::string_view kind);

// Opens a connection to the X server of DISPLAY, which stays open until this process ends. Without a connection,
// many servers restart when the last client disconnects, and drop probes that connect at that time. Waits at most
// `timeout` for the server. Does nothing if the display cannot be opened.
void keep_x_server_running(std::chrono::seconds timeout);

// Loads a library and finds its functions. Throws Failure.
class Library
{
public:
    explicit Library(std::initializer_list<const char *> sonames);
    void *find(const char *function) const;
    template <typename Function> void find(const char *name, Function &function) const
    {
        function = reinterpret_cast<Function>(find(name));
    }

private:
    std::string name_;
    void *handle_ = nullptr;
};

}  // namespace clglinfo
