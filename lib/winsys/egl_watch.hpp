// Detects the end of EGL displays and contexts.
#pragma once

#include "winsys/egl.hpp"

#include <atomic>

namespace clgl::winsys
{

// The time from eglInitialize to eglTerminate of a display. EGL reports neither, and reuses the handles of
// destroyed objects. So this object creates a reusable sync, which applications hardly use: when the sync is
// gone, the display has ended.
class EglDisplayLife
{
public:
    explicit EglDisplayLife(EGLDisplay display);
    ~EglDisplayLife();
    EglDisplayLife(const EglDisplayLife &) = delete;
    EglDisplayLife &operator=(const EglDisplayLife &) = delete;

    // Returns whether the display was terminated. May be called from any thread. Without EGL_KHR_reusable_sync it
    // returns false for a display that was initialised again.
    bool ended() noexcept;

private:
    bool is_there() const noexcept;

    EGLDisplay display_;
    EGLSyncKHR sync_ = EGL_NO_SYNC_KHR;
    PFNEGLGETSYNCATTRIBKHRPROC get_attribute_ = nullptr;
    PFNEGLDESTROYSYNCKHRPROC destroy_ = nullptr;
    std::atomic<bool> ended_{false};
};

// Returns the current life of the display.
std::shared_ptr<EglDisplayLife> egl_display_life(EGLDisplay display);

// Returns whether the context exists on the display.
bool egl_has_context(EGLDisplay display, EGLContext context) noexcept;

std::unique_ptr<ContextWatch> watch_egl(const Binding &binding);

}  // namespace clgl::winsys
