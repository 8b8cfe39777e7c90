// When EGL displays and contexts end.
#pragma once

#include "winsys/egl.hpp"

#include <atomic>

namespace clgl::winsys
{

// The time from a display's eglInitialize to its eglTerminate. EGL reports neither, and gives the handles of what
// it destroyed out again. A reusable sync, of which applications make none, ends with the display and shows that.
class EglDisplayLife
{
public:
    explicit EglDisplayLife(EGLDisplay display);
    ~EglDisplayLife();
    EglDisplayLife(const EglDisplayLife &) = delete;
    EglDisplayLife &operator=(const EglDisplayLife &) = delete;

    // From any thread. Without EGL_KHR_reusable_sync a display that was initialised again counts as not ended.
    bool ended() noexcept;

private:
    bool is_there() const noexcept;

    EGLDisplay display_;
    EGLSyncKHR sync_ = EGL_NO_SYNC_KHR;
    PFNEGLGETSYNCATTRIBKHRPROC get_attribute_ = nullptr;
    PFNEGLDESTROYSYNCKHRPROC destroy_ = nullptr;
    std::atomic<bool> ended_{false};
};

// The one that goes on at this moment.
std::shared_ptr<EglDisplayLife> egl_display_life(EGLDisplay display);

// Returns whether the display had, and has, this context.
bool egl_has_context(EGLDisplay display, EGLContext context) noexcept;

std::unique_ptr<ContextWatch> watch_egl(const Binding &binding);

}  // namespace clgl::winsys
