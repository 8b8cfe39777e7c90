// Window systems: finds the GL context that is current on this thread, and creates library-owned contexts.
//
// libEGL and libGLX are found at run time. Querying the current context loads neither: a platform that the
// application has not loaded has no current context.
#pragma once

#include "base/lock_order.hpp"

#include <clgl/context.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace clgl::winsys
{

// A context, with the parameters to make it current again. platform: CLGL_WINSYS_...
struct Binding {
    clgl_winsys platform = CLGL_WINSYS_NONE;
    void *display = nullptr;
    void *context = nullptr;
    // EGLSurface, GLXDrawable or HDC as an integer
    uintptr_t draw = 0;
    uintptr_t read = 0;

    bool is_current() const { return context != nullptr; }
};

// Returns the current binding of this thread; its platform is CLGL_WINSYS_NONE if no context is current.
Binding current();

// Returns the native handle of the current context, or nullptr. Cheaper than current().
void *current_context();

// Makes a binding current, and replaces the current context of any platform. A binding without a context makes
// none current. Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_CONTEXT_LOST if EGL reports it; the previous context then
// stays current.
void make_current(const Binding &binding);
// Returns whether the library knows this CLGL_WINSYS_ on this operating system.
bool is_supported(clgl_winsys platform) noexcept;

// Makes no context of this platform current.
void release_current(clgl_winsys platform);

// Returns the address of a GL function, or nullptr. Check the version or the extension before a call: libglvnd
// returns a stub for every name that begins with "gl".
void *proc_address(clgl_winsys platform, const char *name);

// Detects that a context was destroyed outside the library: by the application, or with its display
// (eglTerminate, XCloseDisplay).
class ContextWatch
{
public:
    virtual ~ContextWatch() = default;
    // Returns whether the context has ended; its handle may then name another context. May be called from any
    // thread.
    virtual bool ended() const noexcept = 0;
};

// Creates a watch for an existing context.
std::unique_ptr<ContextWatch> watch(const Binding &binding);

// A library-owned GL context, destroyed with the object. On destruction it must not be current on another thread.
class OwnContext
{
public:
    // XCloseDisplay, on any thread, waits until no thread has a context of the display current.
    struct Use {
        // Held while the context is current on a thread, and during its destruction
        std::timed_mutex current;
        // Guards `leave`.
        OrderedMutex<LockOrder::context_use> mutex;
        // Asks the thread that has the context current between calls to release it. Does not wait.
        std::function<void()> leave;
    };

    virtual ~OwnContext() = default;
    virtual Binding binding() const = 0;
    // Returns whether the context was destroyed with its display.
    virtual bool has_ended() const noexcept = 0;
    const std::shared_ptr<Use> &use() const { return use_; }

private:
    std::shared_ptr<Use> use_ = std::make_shared<Use>();
};

// Returns whether a context is on the desired device.
using IsSuitable = std::function<bool(const OwnContext &)>;

// Creates a context without a window, on an EGL device, hardware first, or else on the surfaceless platform.
// Tries OpenGL core 4.6 down to 3.3, OpenGL 3.0, then OpenGL ES 3, robust where the driver supports it. The
// current context of this thread does not change. With several GPUs it uses the first for which `is_suitable`
// returns true, or else the first that works; with one, `is_suitable` is not called. Throws CLGL_ERROR_NO_OPENGL
// with a line for each attempt. The EGL display is never terminated: others in the process may use it.
std::unique_ptr<OwnContext> make_headless(const IsSuitable &is_suitable);

// Creates a context without a window, of the same API, version and display as `other`, that shares objects with
// it. `other` must be current on this thread, and stays current. A GLX context uses the application's X display:
// use on another thread requires XInitThreads, which libX11 1.8 calls by itself. Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_shared(const Binding &other);

// A fence in the command stream of a GL context. A thread without a current context can wait for it
// (EGL_KHR_fence_sync, EGL 1.5).
class Sync
{
public:
    virtual ~Sync() = default;
    // Waits up to timeout_ns nanoseconds (-1: for ever), and returns whether the fence was signalled. The
    // commands before it must have been flushed. Throws CLGL_ERROR_WINSYS.
    virtual bool wait(int64_t timeout_ns) const = 0;
};

// Returns whether make_sync works for contexts of the display of this binding.
bool has_sync(const Binding &binding);

// Inserts a sync after the commands issued so far. `binding` must be current on this thread. Does not flush.
// Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_UNSUPPORTED if has_sync returns false.
std::unique_ptr<Sync> make_sync(const Binding &binding);

// Returns why OpenGL does not work on this machine, for messages: "no libEGL.so.1", "DISPLAY :0 has no GLX" and
// so on. Returns an empty string if it finds no reason. Loads libraries and opens DISPLAY, so call it after
// failures only.
std::string explain_missing();

// Returns whether the X server of DISPLAY can be reached but has no GLX. As costly as explain_missing.
bool display_lacks_glx();

}  // namespace clgl::winsys
