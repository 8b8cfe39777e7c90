// Finds the GL context that is current on this thread, and creates library-owned contexts, for each window
// system.
//
// clgl loads libEGL and libGLX at run time. Queries for the current context do not load them: if the application
// has not loaded a library, no context of this library is current.
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

// A GL context, and the parameters to make it current again. `platform` is a CLGL_WINSYS_... value.
struct Binding {
    clgl_winsys platform = CLGL_WINSYS_NONE;
    void *display = nullptr;
    void *context = nullptr;
    // EGLSurface, GLXDrawable or HDC as an integer
    uintptr_t draw = 0;
    uintptr_t read = 0;

    bool is_current() const { return context != nullptr; }
};

// Returns the current binding of this thread. If no context is current, `platform` is CLGL_WINSYS_NONE.
Binding current();

// Returns the native handle of the current context; nullptr if no context is current. Faster than current().
void *current_context();

// Makes a binding current, instead of the current context of any window system. If the binding has no context, no
// context is current afterwards. Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_CONTEXT_LOST if EGL reports a lost
// context. After an error, tries to make the previous context current again.
void make_current(const Binding &binding);
// Returns whether `platform` is a CLGL_WINSYS_... value that clgl supports on this operating system.
bool is_supported(clgl_winsys platform) noexcept;

// Releases the current context of this window system. Does nothing if this thread has no such context.
void release_current(clgl_winsys platform);

// Returns the address of a GL function; nullptr if the platform does not know the function. Callers must check
// the GL version or the extension before they use the address: libglvnd returns a stub for every name that begins
// with "gl".
void *proc_address(clgl_winsys platform, const char *name);

// Detects that a context was destroyed, either directly or together with its display (eglTerminate,
// XCloseDisplay).
class ContextWatch
{
public:
    virtual ~ContextWatch() = default;
    // Returns whether the context was destroyed. GLX without libglvnd detects only XCloseDisplay. WGL detects
    // only the destruction of the window. The handle of a destroyed context may already refer to another context.
    // May be called from any thread.
    virtual bool ended() const noexcept = 0;
};

// Creates a watch for the context of `binding`, which must exist.
std::unique_ptr<ContextWatch> watch(const Binding &binding);

// A library-owned GL context. The destructor destroys the context, which must not be current on another thread.
class OwnContext
{
public:
    // For a GLX context, XCloseDisplay waits up to two seconds until no thread has the context current.
    struct Use {
        // Is locked while the context is current on a thread, and while XCloseDisplay destroys the context
        std::timed_mutex current;
        // Protects `leave`
        OrderedMutex<LockOrder::context_use> mutex;
        // Requests the release of the context by an idle thread on which it is current. Returns immediately. May
        // be empty.
        std::function<void()> leave;
    };

    virtual ~OwnContext() = default;
    virtual Binding binding() const = 0;
    // Returns whether the context was destroyed because its display was terminated or closed.
    virtual bool has_ended() const noexcept = 0;
    const std::shared_ptr<Use> &use() const { return use_; }

private:
    std::shared_ptr<Use> use_ = std::make_shared<Use>();
};

// Returns whether a context uses the desired device.
using IsSuitable = std::function<bool(const OwnContext &)>;

// Creates a context without a visible window. Tries EGL devices (hardware first), then the surfaceless platform.
// For each, tries OpenGL core 4.6 down to 3.3, OpenGL 3.0, then OpenGL ES 3. Requests robust access if the driver
// supports it. Does not change the current context of this thread.
//
// With several GPUs, returns the first context for which `is_suitable` returns true, otherwise the first context
// that works. With one GPU, does not call `is_suitable`. On Windows, uses a hidden window and the GPU that
// Windows selects. Throws CLGL_ERROR_NO_OPENGL if all attempts fail; with EGL, the message has one line per
// attempt. Never terminates the EGL display, because other code in the process may use the same display.
std::unique_ptr<OwnContext> make_headless(const IsSuitable &is_suitable);

// Creates a context that shares objects with `other`, and has the same API, version and display. The context
// needs no window of the application. `other` must be current on this thread, and stays current. A GLX context
// uses the X display of the application. Before such a context is used on another thread, XInitThreads must have
// been called (libX11 1.8 calls it automatically). Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_shared(const Binding &other);

// A fence in the command stream of a GL context (EGL_KHR_fence_sync, EGL 1.5). A thread needs no current context
// to wait for the fence.
class Sync
{
public:
    virtual ~Sync() = default;
    // Waits up to timeout_ns nanoseconds; a negative value means no limit. Returns whether the fence is
    // signalled. The commands before the fence must have been flushed. Throws CLGL_ERROR_WINSYS, or
    // CLGL_ERROR_CONTEXT_LOST if the EGL display was terminated.
    virtual bool wait(int64_t timeout_ns) const = 0;
};

// Returns whether the display of `binding` reports fences for make_sync, which may still fail.
bool has_sync(const Binding &binding);
// Returns the reason, for messages, if has_sync returns false.
const char *explain_no_sync(const Binding &binding);

// Inserts a fence after the GL commands that were issued so far. `binding` must be current on this thread. Does
// not flush. Throws CLGL_ERROR_UNSUPPORTED if the window system has no such fences. Throws CLGL_ERROR_WINSYS or
// CLGL_ERROR_CONTEXT_LOST after an EGL error.
std::unique_ptr<Sync> make_sync(const Binding &binding);

// Returns the reason why OpenGL does not work on this machine, such as "no libEGL.so.1" or "DISPLAY :0 has no
// GLX". Returns an empty string if no reason is found. Must be called only after failures, because it loads
// libraries and opens DISPLAY.
std::string explain_missing();

// Returns whether the X server of DISPLAY can be reached but has no GLX. Must be called only after failures,
// because it opens DISPLAY.
bool display_lacks_glx();

}  // namespace clgl::winsys
