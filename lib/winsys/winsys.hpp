// Window systems: which OpenGL context is current on this thread, and contexts of the library's own.
//
// libEGL and libGLX are found at run time. A platform that the program has not loaded cannot have a current
// context, so asking what is current loads nothing.
#pragma once

#include <clgl/context.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace clgl::winsys
{

// A context with what it takes to make it current again. platform is CLGL_WINSYS_...
struct Binding {
    int32_t platform = CLGL_WINSYS_NONE;
    void *display = nullptr;
    void *context = nullptr;
    // EGLSurface, or GLXDrawable as an integer
    uintptr_t draw = 0;
    uintptr_t read = 0;

    bool is_current() const { return context != nullptr; }
};

// What is current on this thread; platform is CLGL_WINSYS_NONE if nothing is.
Binding current();

// Cheap: only the native context handle of what is current, nullptr if nothing is.
void *current_context();

// Makes a binding current in place of whatever this thread has, of either platform; one without a context leaves
// nothing current. If it throws, the thread keeps what it had. Throws CLGL_ERROR_WINSYS, or
// CLGL_ERROR_CONTEXT_LOST where EGL says so.
void make_current(const Binding &binding);
// Leaves nothing of this platform current.
void release_current(int32_t platform);

// The address of an OpenGL function. nullptr if there is none; but libglvnd gives a stub for each name that
// begins with "gl", so only versions and extensions tell what may be called.
void *proc_address(int32_t platform, const char *name);

// Notices when a context ends outside the library: the application destroyed it, or ended its display
// (eglTerminate, XCloseDisplay).
class ContextWatch
{
public:
    virtual ~ContextWatch() = default;
    // Returns whether the context has ended, from any thread. Its handle may name another context then.
    virtual bool ended() const noexcept = 0;
};

// Watches a context that exists.
std::unique_ptr<ContextWatch> watch(const Binding &binding);

// An OpenGL context that the library made; destroyed with the object, on any thread on which it is current or
// while it is current on none.
class OwnContext
{
public:
    // XCloseDisplay, on any thread, waits until a context of the display is left.
    struct Use {
        // Held while the context is current on a thread, and while it ends.
        std::timed_mutex current;
        // Guards `leave`.
        std::mutex mutex;
        // Asks the thread that keeps the context current for long to leave it. Does not wait.
        std::function<void()> leave;
    };

    virtual ~OwnContext() = default;
    virtual Binding binding() const = 0;
    // Returns whether it has ended with its display.
    virtual bool has_ended() const noexcept = 0;
    const std::shared_ptr<Use> &use() const { return use_; }

private:
    std::shared_ptr<Use> use_ = std::make_shared<Use>();
};

// Whether a context is the one that is wanted.
using Suits = std::function<bool(const OwnContext &)>;

// A context without a window: an EGL device's, hardware first, else EGL's surfaceless platform. OpenGL core 4.6
// down to 3.3, then OpenGL 3.0, then OpenGL ES 3; robust (a reset loses it) where the driver has that. What is
// current on this thread stays so. The EGL display is never terminated: others in the process may use it.
// Of several cards it is on the first that suits; that is asked of none where there is one. If none does, it is
// on the first. Throws CLGL_ERROR_NO_OPENGL, with a line for each thing that was tried.
std::unique_ptr<OwnContext> make_headless(const Suits &suits);

// A context of the same API, version and display that shares objects with `other`, and needs no window. `other`
// is current on this thread and stays so. With GLX the display is the program's: used on another thread it needs
// XInitThreads, which libX11 1.8 calls by itself. Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_shared(const Binding &other);

// A fence in the current OpenGL context's commands that any thread can wait for, with no context current:
// EGL_KHR_fence_sync (EGL 1.5's eglCreateSync).
class Sync
{
public:
    virtual ~Sync() = default;
    // Whether it was signalled within timeout_ns nanoseconds (-1: for ever). The commands before it must have
    // been flushed. Throws CLGL_ERROR_WINSYS.
    virtual bool wait(int64_t timeout_ns) const = 0;
};

// Whether make_sync works for contexts of this binding's display.
bool has_sync(const Binding &binding);

// Inserts a sync behind what `binding`, current on this thread, has issued. Does not flush.
// Throws CLGL_ERROR_WINSYS, or CLGL_ERROR_UNSUPPORTED without has_sync.
std::unique_ptr<Sync> make_sync(const Binding &binding);

// What stands in the way of OpenGL on this machine, for messages: "no libEGL.so.1", "DISPLAY :0 has no GLX", ...
// Empty if nothing does. Loads what there is and opens DISPLAY to find out, so it is for failures only.
std::string explain_missing();

// Whether DISPLAY names an X server that can be reached but has no GLX. As costly.
bool display_lacks_glx();

}  // namespace clgl::winsys
