// Creates library-owned EGL contexts without a window. A context may share objects with another context.
#include "base/error.hpp"
#include "base/text.hpp"
#include "winsys/egl_watch.hpp"

#include <vector>

namespace clgl::winsys
{

namespace
{

// Binds an API for eglCreateContext and eglCreatePbufferSurface while this object lives. The destructor restores
// the API that the application had bound.
class BoundApi
{
public:
    explicit BoundApi(bool es) : before_(egl().QueryAPI())
    {
        if (!egl().BindAPI(es ? EGL_OPENGL_ES_API : EGL_OPENGL_API))
            fail_egl(es ? "eglBindAPI(EGL_OPENGL_ES_API)" : "eglBindAPI(EGL_OPENGL_API)");
    }
    ~BoundApi()
    {
        // eglQueryAPI returned EGL_NONE if no API was bound. eglBindAPI rejects EGL_NONE.
        if (before_ != EGL_NONE) egl().BindAPI(before_);
    }
    BoundApi(const BoundApi &) = delete;
    BoundApi &operator=(const BoundApi &) = delete;

private:
    EGLenum before_;
};

class EglOwnContext final : public OwnContext
{
public:
    explicit EglOwnContext(EGLDisplay display) : life_(egl_display_life(display)), display_(display) {}
    // Does not call eglTerminate. EGL returns the same display to all callers in the process, and eglTerminate
    // would invalidate the display for all of them.
    ~EglOwnContext() override
    {
        // After eglTerminate, EGL may have reused the handles for objects of the application.
        if (has_ended()) return;
        const Egl &e = egl();
        if (context && e.GetCurrentContext() == context)
            e.MakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        if (context) e.DestroyContext(display_, context);
        if (surface) e.DestroySurface(display_, surface);
    }

    Binding binding() const override
    {
        const auto drawable = reinterpret_cast<uintptr_t>(surface);
        return {CLGL_WINSYS_EGL, display_, context, drawable, drawable};
    }
    bool has_ended() const noexcept override { return life_->ended(); }

    EGLContext context = EGL_NO_CONTEXT;
    EGLSurface surface = EGL_NO_SURFACE;

private:
    std::shared_ptr<EglDisplayLife> life_;
    EGLDisplay display_;
};

EGLConfig choose_config(EGLDisplay display, const EGLint *attributes, const char *what)
{
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!egl().ChooseConfig(display, attributes, &config, 1, &count)) fail_egl(text("eglChooseConfig of ", what));
    if (count == 0) fail(CLGL_ERROR_WINSYS, text("EGL has no ", what), {CLGL_NATIVE_EGL, EGL_SUCCESS});
    return config;
}

// Returns a config for a context without a window. If `surfaceless` is true, returns EGL_NO_CONFIG_KHR if the
// display supports it, otherwise any config for the API. If `surfaceless` is false, returns a config that
// supports pbuffers.
EGLConfig config_for(EGLDisplay display, bool es, bool surfaceless)
{
    if (surfaceless && egl().display_has(display, "EGL_KHR_no_config_context")) return EGL_NO_CONFIG_KHR;
    const EGLint attributes[] = {EGL_SURFACE_TYPE, surfaceless ? 0 : EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE,
                                 es ? EGL_OPENGL_ES3_BIT : EGL_OPENGL_BIT, EGL_NONE};
    return choose_config(display, attributes, es ? "config for OpenGL ES 3" : "config for OpenGL");
}

// EGL 1.5 has the same attributes for both APIs. Before EGL 1.5, each API has its own extension.
void add_robustness(std::vector<EGLint> &attributes, EGLDisplay display, bool es)
{
    if (egl().is_1_5(display)) {
        attributes.insert(attributes.end(),
                          {EGL_CONTEXT_OPENGL_ROBUST_ACCESS, EGL_TRUE,
                           EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY, EGL_LOSE_CONTEXT_ON_RESET});
    } else if (es) {
        attributes.insert(attributes.end(),
                          {EGL_CONTEXT_OPENGL_ROBUST_ACCESS_EXT, EGL_TRUE,
                           EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT, EGL_LOSE_CONTEXT_ON_RESET_EXT});
    } else {
        attributes.insert(attributes.end(),
                          {EGL_CONTEXT_FLAGS_KHR, EGL_CONTEXT_OPENGL_ROBUST_ACCESS_BIT_KHR,
                           EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_KHR, EGL_LOSE_CONTEXT_ON_RESET_KHR});
    }
}

std::vector<EGLint> context_attributes(const EglRequest &request)
{
    // EGL_KHR_create_context and EGL 1.5 define the same attribute values.
    std::vector<EGLint> attributes = {EGL_CONTEXT_MAJOR_VERSION, request.version.major, EGL_CONTEXT_MINOR_VERSION,
                                      request.version.minor};
    if (request.version.has_profiles()) {
        attributes.insert(attributes.end(),
                          {EGL_CONTEXT_OPENGL_PROFILE_MASK, request.version.core
                                                                ? EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT
                                                                : EGL_CONTEXT_OPENGL_COMPATIBILITY_PROFILE_BIT});
    }
    if (request.robust) add_robustness(attributes, request.display, request.version.es);
    attributes.push_back(EGL_NONE);
    return attributes;
}

// Returns the config of `context`. A new context with this config can share objects with `context`.
EGLConfig config_of(EGLDisplay display, EGLContext context)
{
    EGLint id = 0;
    if (!egl().QueryContext(display, context, EGL_CONFIG_ID, &id)) fail_egl("eglQueryContext of the config");
    if (id == 0) return EGL_NO_CONFIG_KHR;
    const EGLint attributes[] = {EGL_CONFIG_ID, id, EGL_NONE};
    return choose_config(display, attributes, "config of the context to share with");
}

}  // namespace

std::unique_ptr<OwnContext> make_egl_context(const EglRequest &request)
{
    const Egl &e = egl();
    const bool surfaceless = e.display_has(request.display, "EGL_KHR_surfaceless_context");
    const BoundApi bound(request.version.es);
    const EGLConfig config =
        request.config ? *request.config : config_for(request.display, request.version.es, surfaceless);
    auto own = std::make_unique<EglOwnContext>(request.display);
    own->context = e.CreateContext(request.display, config, request.share, context_attributes(request).data());
    if (!own->context) fail_egl(text("eglCreateContext of ", name_of(request.version)));
    if (surfaceless) return own;
    const EGLint smallest[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    own->surface = e.CreatePbufferSurface(request.display, config, smallest);
    if (!own->surface) fail_egl("eglCreatePbufferSurface of one pixel");
    return own;
}

std::unique_ptr<OwnContext> make_egl_shared(const Binding &other)
{
    EglRequest request;
    request.display = other.display;
    request.share = other.context;
    request.version = current_gl_version();
    request.config = config_of(other.display, other.context);
    try {
        return make_egl_context(request);
    } catch (const Error &) {
        // Sharing requires equal reset notification strategies. EGL cannot report the strategy, so try the other
        // strategy.
        request.robust = true;
        return make_egl_context(request);
    }
}

}  // namespace clgl::winsys
