// Detects that an EGL display was terminated or that an EGL context was destroyed.
#pragma once

#include "winsys/egl.hpp"

#include <atomic>

namespace clgl::winsys
{

// Represents one lifetime of a display, from eglInitialize to eglTerminate. EGL cannot report that a display was
// terminated. So the constructor creates a sync object on the display. If EGL does not find the sync object any
// more, the display was terminated. EGL may reuse the handle for a sync object of the application. To make this
// unlikely, the sync object has the rarely used type EGL_SYNC_REUSABLE_KHR.
class EglDisplayLife
{
public:
    explicit EglDisplayLife(EGLDisplay display);
    ~EglDisplayLife();
    EglDisplayLife(const EglDisplayLife &) = delete;
    EglDisplayLife &operator=(const EglDisplayLife &) = delete;

    // Returns whether the display was terminated. May be called from any thread. Wrongly returns false if the
    // display lacks EGL_KHR_reusable_sync and was initialised again after eglTerminate.
    bool ended() noexcept;

private:
    bool is_there() const noexcept;

    EGLDisplay display_;
    EGLSyncKHR sync_ = EGL_NO_SYNC_KHR;
    PFNEGLGETSYNCATTRIBKHRPROC get_attribute_ = nullptr;
    PFNEGLDESTROYSYNCKHRPROC destroy_ = nullptr;
    std::atomic<bool> ended_{false};
};

// Returns the object for the current lifetime of the display. Creates the object if necessary.
std::shared_ptr<EglDisplayLife> egl_display_life(EGLDisplay display);

// Returns whether the context exists on the display.
bool egl_has_context(EGLDisplay display, EGLContext context) noexcept;

std::unique_ptr<ContextWatch> watch_egl(const Binding &binding);

}  // namespace clgl::winsys
