// Window systems: which OpenGL context is current on this thread, and contexts of the library's own.
//
// libEGL and libGLX are found at run time. A platform that the program has not loaded cannot have a current
// context, so asking what is current loads nothing.
#pragma once

#include <clgl/context.h>

#include <cstdint>
#include <memory>
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

// Makes a binding current. One with CLGL_WINSYS_NONE releases what `platform` had current.
// Throws CLGL_ERROR_WINSYS.
void make_current(const Binding &binding);
void release_current(int32_t platform);

// The address of an OpenGL function, or nullptr.
void *proc_address(int32_t platform, const char *name);

// An OpenGL context that the library made; destroyed with the object.
class OwnContext
{
public:
    virtual ~OwnContext() = default;
    virtual Binding binding() const = 0;
};

// A context without a window: an EGL device's (OpenGL core 4.5 down to 3.3, then OpenGL ES 3), else EGL's
// surfaceless platform. Throws CLGL_ERROR_NO_OPENGL, with a line for each thing that was tried.
std::unique_ptr<OwnContext> make_headless();

// A context that shares objects with `other`, and needs no window. `other` is current on this thread and stays
// so. Throws CLGL_ERROR_WINSYS.
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
// Throws CLGL_ERROR_WINSYS.
std::unique_ptr<Sync> make_sync(const Binding &binding);

// What stands in the way of OpenGL on this machine, for messages: "no libEGL.so.1", "DISPLAY :0 has no GLX", ...
std::string explain_missing();

}  // namespace clgl::winsys
