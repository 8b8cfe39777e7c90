// Finds the GL context that is current on this thread, and creates library-owned contexts, for each window
// system.
//
// clgl loads libEGL and libGLX at run time. Querying the current context loads neither library: a library that
// the application has not loaded has no current context.
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

// A GL context, with the parameters to make it current again. `platform` is a CLGL_WINSYS_... value.
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

// Makes a binding current. Replaces the current context of any window system. If the binding has no context, no
// context is current afterwards. Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_CONTEXT_LOST if EGL reports a lost
// context. After an error it tries to make the previous context current again.
void make_current(const Binding &binding);
// Returns whether `platform` is a CLGL_WINSYS_... value that clgl supports on this operating system.
bool is_supported(clgl_winsys platform) noexcept;

// Releases the current context of this window system from this thread, if there is one.
void release_current(clgl_winsys platform);

// Returns the address of a GL function, or nullptr. Check the version or the extension before a call: libglvnd
// returns a stub for every name that begins with "gl".
void *proc_address(clgl_winsys platform, const char *name);

// Detects that a context was destroyed, either directly or with its display (eglTerminate, XCloseDisplay).
class ContextWatch
{
public:
    virtual ~ContextWatch() = default;
    // Returns whether the context was destroyed. If so, its handle may already name another context. May be
    // called from any thread.
    virtual bool ended() const noexcept = 0;
};

// Creates a watch for the context of `binding`, which must exist.
std::unique_ptr<ContextWatch> watch(const Binding &binding);

// A library-owned GL context. The destructor destroys the context, which must then not be current on another
// thread.
class OwnContext
{
public:
    // Lets XCloseDisplay wait until no thread has a context of the display current.
    struct Use {
        // Held while the context is current on a thread, and during its destruction
        std::timed_mutex current;
        // Guards `leave`.
        OrderedMutex<LockOrder::context_use> mutex;
        // Asks a thread that keeps the context current while it is idle to release the context. Returns at once.
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

// Returns whether a context uses the desired device.
using IsSuitable = std::function<bool(const OwnContext &)>;

// Creates a context without a window. Tries EGL devices (hardware first), then the surfaceless platform. On each,
// tries OpenGL core 4.6 down to 3.3, OpenGL 3.0, then OpenGL ES 3. Requests robust access where the driver
// supports it. The current context of this thread does not change.
//
// With several GPUs it returns the first context for which `is_suitable` returns true, or else the first that
// works. With one GPU it does not call `is_suitable`. Throws CLGL_ERROR_NO_OPENGL; the message has one line per
// attempt. Never terminates the EGL display, because other code in the process may use the same display.
std::unique_ptr<OwnContext> make_headless(const IsSuitable &is_suitable);

// Creates a context that shares objects with `other`, has the same API, version and display, and needs no window.
// `other` must be current on this thread, and stays current. A GLX context uses the X display of the application:
// before it is used on another thread, XInitThreads must have been called (libX11 1.8 calls it by itself). Throws
// CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_shared(const Binding &other);

// A fence in the command stream of a GL context (EGL_KHR_fence_sync, EGL 1.5). A thread can wait for the fence
// without a current context.
class Sync
{
public:
    virtual ~Sync() = default;
    // Waits up to timeout_ns nanoseconds (negative: no limit). Returns whether the fence was signalled. The
    // commands before the fence must have been flushed. Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_CONTEXT_LOST if
    // the EGL display was terminated.
    virtual bool wait(int64_t timeout_ns) const = 0;
};

// Returns whether make_sync works for the contexts of the display in `binding`.
bool has_sync(const Binding &binding);

// Inserts a fence after the commands issued so far. `binding` must be current on this thread. Does not flush.
// Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_UNSUPPORTED if has_sync returns false.
std::unique_ptr<Sync> make_sync(const Binding &binding);

// Returns why OpenGL does not work on this machine, for messages, such as "no libEGL.so.1" or "DISPLAY :0 has no
// GLX". Returns an empty string if it finds no reason. Loads libraries and opens DISPLAY, so call it only after
// failures.
std::string explain_missing();

// Returns whether the X server of DISPLAY can be reached but has no GLX. Opens DISPLAY, so call it only after
// failures.
bool display_lacks_glx();

}  // namespace clgl::winsys
