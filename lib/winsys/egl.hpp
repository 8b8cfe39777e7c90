// Loads the EGL functions and creates library-owned EGL contexts.
#pragma once

#include "winsys/lazy.hpp"
#include "winsys/platform.hpp"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <optional>

// The functions that every EGL library has, without the prefix "egl"
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
    // The sync functions of EGL_KHR_fence_sync or of EGL 1.5. Either all of them are set, or all are nullptr.
    // `syncs` contains both sets, in this order.
    struct SyncFunctions {
        EGLSync(EGLAPIENTRYP create)(EGLDisplay, EGLenum, const void *attributes) = nullptr;
        EGLint(EGLAPIENTRYP wait)(EGLDisplay, EGLSync, EGLint, EGLTime) = nullptr;
        EGLBoolean(EGLAPIENTRYP destroy)(EGLDisplay, EGLSync) = nullptr;
    };

#define CLGL_EGL_MEMBER(name) decltype(&::egl##name) name = nullptr;
    CLGL_EGL_FUNCTIONS(CLGL_EGL_MEMBER)
#undef CLGL_EGL_MEMBER

    // The functions of client extensions. A function is nullptr if the library lacks it. Even if the function
    // exists, the extension may be missing.
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

// Returns nullptr if libEGL.so.1 cannot be loaded.
const Egl *egl_or_null();
// Throws CLGL_ERROR_NO_OPENGL if libEGL.so.1 cannot be loaded.
const Egl &egl();

// Throws the last EGL error of this thread as CLGL_ERROR_CONTEXT_LOST or CLGL_ERROR_WINSYS. `doing` names the
// failed call.
[[noreturn]] void fail_egl(const std::string &doing);

// Parameters for the creation of a library-owned context.
struct EglRequest {
    EGLDisplay display = EGL_NO_DISPLAY;
    GlVersion version;
    // The config of the new context; unset = make_egl_context chooses a suitable config
    std::optional<EGLConfig> config;
    EGLContext share = EGL_NO_CONTEXT;
    // If true, requests robust access: after a device reset, the context is lost, and OpenGL reports the loss.
    bool robust = false;
};

// Creates a context, and also a 1×1 pbuffer if the display lacks EGL_KHR_surfaceless_context. Throws
// CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_egl_context(const EglRequest &request);

// Creates a context that shares objects with `other`. Throws CLGL_ERROR_WINSYS.
std::unique_ptr<OwnContext> make_egl_shared(const Binding &other);

}  // namespace clgl::winsys
