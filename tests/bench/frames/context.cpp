#include "context.hpp"

#include "failure.hpp"

#include <CL/cl_gl.h>
#include <dlfcn.h>
#include <epoxy/egl.h>
#include <epoxy/glx.h>

#include <cstring>
#include <vector>

namespace frames
{

namespace
{

constexpr int gl_major = 4, gl_minor = 5;

class EglContext final : public GlContext
{
public:
    explicit EglContext(EGLDisplay display) : display_(display)
    {
        constexpr EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION,
                                         gl_major,
                                         EGL_CONTEXT_MINOR_VERSION,
                                         gl_minor,
                                         EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                         EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                         EGL_NONE};
        if (!eglInitialize(display_, nullptr, nullptr)) throw Unavailable("eglInitialize failed");
        eglBindAPI(EGL_OPENGL_API);
        context_ = eglCreateContext(display_, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
        if (!context_ || !eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_))
            throw Unavailable("EGL does not support OpenGL 4.5 contexts");
    }
    ~EglContext() override
    {
        eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        eglDestroyContext(display_, context_);
    }

    GlHandles handles() const override { return {context_, display_, CL_EGL_DISPLAY_KHR}; }

private:
    EGLDisplay display_;
    EGLContext context_ = EGL_NO_CONTEXT;
};

// Returns the EGL displays of hardware devices, followed by the display of the surfaceless platform.
std::vector<EGLDisplay> egl_displays()
{
    std::vector<EGLDisplay> displays;
    EGLDeviceEXT devices[16];
    EGLint count = 0;
    if (epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_platform_device"))
        eglQueryDevicesEXT(std::size(devices), devices, &count);
    for (EGLint i = 0; i < count; ++i) {
        const char *const extensions = eglQueryDeviceStringEXT(devices[i], EGL_EXTENSIONS);
        if (extensions && std::strstr(extensions, "EGL_MESA_device_software")) continue;
        displays.push_back(eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, devices[i], nullptr));
    }
    if (epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless"))
        displays.push_back(eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr));
    return displays;
}

std::unique_ptr<GlContext> open_egl()
{
    std::string why = "EGL has neither devices nor a surfaceless platform";
    for (EGLDisplay display : egl_displays()) {
        try {
            return std::make_unique<EglContext>(display);
        } catch (const Unavailable &refused) {
            why = refused.what();
        }
    }
    throw Unavailable(why);
}

class GlxContext final : public GlContext
{
public:
    GlxContext() : display_(open_display())
    {
        constexpr int wanted[] = {GLX_RENDER_TYPE, GLX_RGBA_BIT, GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, None};
        constexpr int small[] = {GLX_PBUFFER_WIDTH, 16, GLX_PBUFFER_HEIGHT, 16, None};
        constexpr int attributes[] = {GLX_CONTEXT_MAJOR_VERSION_ARB,
                                      gl_major,
                                      GLX_CONTEXT_MINOR_VERSION_ARB,
                                      gl_minor,
                                      GLX_CONTEXT_PROFILE_MASK_ARB,
                                      GLX_CONTEXT_CORE_PROFILE_BIT_ARB,
                                      None};
        int count = 0;
        GLXFBConfig *const found = glXChooseFBConfig(display_, 0, wanted, &count);
        if (!found || count == 0) throw Unavailable("GLX has no configuration with pixel buffers");
        pbuffer_ = glXCreatePbuffer(display_, found[0], small);
        context_ = glXCreateContextAttribsARB(display_, found[0], nullptr, True, attributes);
        if (!context_ || !glXMakeContextCurrent(display_, pbuffer_, pbuffer_, context_))
            throw Unavailable("GLX does not support OpenGL 4.5 contexts");
    }
    ~GlxContext() override
    {
        glXMakeContextCurrent(display_, None, None, nullptr);
        glXDestroyContext(display_, context_);
        glXDestroyPbuffer(display_, pbuffer_);
    }

    GlHandles handles() const override { return {context_, display_, CL_GLX_DISPLAY_KHR}; }

private:
    // Opens a display with libX11. The library stays loaded until the program ends.
    static Display *open_display()
    {
        void *const xlib = dlopen("libX11.so.6", RTLD_LAZY);
        if (!xlib) throw Unavailable("there is no libX11.so.6");
        const auto open = reinterpret_cast<Display *(*)(const char *)>(dlsym(xlib, "XOpenDisplay"));
        Display *const display = open ? open(nullptr) : nullptr;
        if (!display) throw Unavailable("DISPLAY cannot be opened");
        return display;
    }

    Display *display_;
    GLXPbuffer pbuffer_ = None;
    GLXContext context_ = nullptr;
};

}  // namespace

std::unique_ptr<GlContext> open_gl(Winsys winsys)
{
    if (winsys == Winsys::glx) return std::make_unique<GlxContext>();
    return open_egl();
}

}  // namespace frames
