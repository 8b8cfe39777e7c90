// EGL as the library uses it: the functions, and contexts of the library's own on any display.
#pragma once

#include "winsys/library.hpp"
#include "winsys/platform.hpp"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <optional>

// Every EGL has these: name without "egl".
#define CLGL_EGL_FUNCTIONS(X)                                                                                    \
    X(BindAPI)                                                                                                   \
    X(ChooseConfig)                                                                                              \
    X(CreateContext)                                                                                             \
    X(CreatePbufferSurface)                                                                                      \
    X(DestroyContext)                                                                                            \
    X(DestroySurface)                                                                                            \
    X(GetCurrentContext)                                                                                         \
    X(GetCurrentDisplay)                                                                                         \
    X(GetCurrentSurface)                                                                                         \
    X(GetError)                                                                                                  \
    X(GetProcAddress)                                                                                            \
    X(Initialize)                                                                                                \
    X(MakeCurrent)                                                                                               \
    X(QueryAPI)                                                                                                  \
    X(QueryContext)                                                                                              \
    X(QueryString)

namespace clgl::winsys
{

struct Egl {
    // A way to make syncs: EGL_KHR_fence_sync's or EGL 1.5's. All there, or all nullptr.
    struct SyncFunctions {
        EGLSync(EGLAPIENTRYP create)(EGLDisplay, EGLenum, const void *attributes) = nullptr;
        EGLint(EGLAPIENTRYP wait)(EGLDisplay, EGLSync, EGLint, EGLTime) = nullptr;
        EGLBoolean(EGLAPIENTRYP destroy)(EGLDisplay, EGLSync) = nullptr;
    };

#define CLGL_EGL_MEMBER(name) decltype(&::egl##name) name = nullptr;
    CLGL_EGL_FUNCTIONS(CLGL_EGL_MEMBER)
#undef CLGL_EGL_MEMBER

    // Of client extensions; nullptr where they are missing.
    PFNEGLQUERYDEVICESEXTPROC QueryDevicesEXT = nullptr;
    PFNEGLQUERYDEVICESTRINGEXTPROC QueryDeviceStringEXT = nullptr;
    PFNEGLGETPLATFORMDISPLAYEXTPROC GetPlatformDisplayEXT = nullptr;
    std::array<SyncFunctions, 2> syncs;

    static std::unique_ptr<Egl> find(Find how);

    bool client_has(std::string_view extension) const
    {
        return has_word(QueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS), extension);
    }
    bool display_has(EGLDisplay display, std::string_view extension) const
    {
        return has_word(QueryString(display, EGL_EXTENSIONS), extension);
    }
    bool is_1_5(EGLDisplay display) const;
    bool can_list_devices() const;
};

// nullptr if libEGL.so.1 cannot be loaded.
const Egl *egl_or_null();
// Throws CLGL_ERROR_NO_OPENGL instead.
const Egl &egl();

// Throws what EGL's last error on this thread means: CLGL_ERROR_CONTEXT_LOST or CLGL_ERROR_WINSYS. `doing` names
// the call that failed.
[[noreturn]] void fail_egl(const std::string &doing);

// How a context of the library's own is made.
struct EglRequest {
    EGLDisplay display = EGL_NO_DISPLAY;
    GlVersion version;
    // Without, any config that will do, or none where EGL_KHR_no_config_context allows it.
    std::optional<EGLConfig> config;
    EGLContext share = EGL_NO_CONTEXT;
    // Loses the context on a reset of the device instead of leaving it to chance, and can be asked about it.
    bool robust = false;
};

// Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_egl_context(const EglRequest &request);

// Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_egl_shared(const Binding &other);

}  // namespace clgl::winsys
