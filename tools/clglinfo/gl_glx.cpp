#include "gl_posix.hpp"

#include <GL/glx.h>

#include <future>
#include <string>
#include <thread>

namespace clglinfo
{

namespace
{

struct Glx {
    Glx()
    {
        const Library x11({"libX11.so.6"});
        x11.find("XOpenDisplay", OpenDisplay);
        x11.find("XDisplayName", DisplayName);
        x11.find("XSetErrorHandler", SetErrorHandler);
        const Library glx({"libGLX.so.0", "libGL.so.1"});
#define CLGLINFO_FIND(function) glx.find("glX" #function, function)
        CLGLINFO_FIND(ChooseFBConfig);
        CLGLINFO_FIND(CreateNewContext);
        CLGLINFO_FIND(CreatePbuffer);
        CLGLINFO_FIND(GetClientString);
        CLGLINFO_FIND(GetProcAddressARB);
        CLGLINFO_FIND(IsDirect);
        CLGLINFO_FIND(MakeContextCurrent);
        CLGLINFO_FIND(QueryExtension);
#undef CLGLINFO_FIND
    }

    decltype(&::XOpenDisplay) OpenDisplay = nullptr;
    decltype(&::XDisplayName) DisplayName = nullptr;
    decltype(&::XSetErrorHandler) SetErrorHandler = nullptr;
    decltype(&::glXChooseFBConfig) ChooseFBConfig = nullptr;
    decltype(&::glXCreateNewContext) CreateNewContext = nullptr;
    decltype(&::glXCreatePbuffer) CreatePbuffer = nullptr;
    decltype(&::glXGetClientString) GetClientString = nullptr;
    decltype(&::glXGetProcAddressARB) GetProcAddressARB = nullptr;
    decltype(&::glXIsDirect) IsDirect = nullptr;
    decltype(&::glXMakeContextCurrent) MakeContextCurrent = nullptr;
    decltype(&::glXQueryExtension) QueryExtension = nullptr;
};

GLXContext create_context(const Glx &glx, Display *display, GLXFBConfig config)
{
    static constexpr int core_3_3[] = {
        GLX_CONTEXT_MAJOR_VERSION_ARB,    3,   GLX_CONTEXT_MINOR_VERSION_ARB, 3, GLX_CONTEXT_PROFILE_MASK_ARB,
        GLX_CONTEXT_CORE_PROFILE_BIT_ARB, None};
    const auto name = reinterpret_cast<const GLubyte *>("glXCreateContextAttribsARB");
    const auto create = reinterpret_cast<PFNGLXCREATECONTEXTATTRIBSARBPROC>(glx.GetProcAddressARB(name));
    GLXContext context = create ? create(display, config, nullptr, True, core_3_3) : nullptr;
    return context ? context : glx.CreateNewContext(display, config, GLX_RGBA_TYPE, nullptr, True);
}

}  // namespace

GlContext make_glx_context()
{
    const Glx glx;
    const std::string name = std::string("X display ") + glx.DisplayName(nullptr);
    // Replaces the default error handler of Xlib, which would end the process. The results of calls are checked
    // instead.
    glx.SetErrorHandler([](Display *, XErrorEvent *) { return 0; });
    Display *display = glx.OpenDisplay(nullptr);
    if (!display) throw Failure(name + " cannot be opened");
    if (!glx.QueryExtension(display, nullptr, nullptr)) throw Failure(name + " has no GLX");

    static constexpr int wanted[] = {GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, GLX_RENDER_TYPE, GLX_RGBA_BIT, None};
    int count = 0;
    GLXFBConfig *configs = glx.ChooseFBConfig(display, DefaultScreen(display), wanted, &count);
    if (!configs || count == 0) throw Failure(name + ": glXChooseFBConfig finds nothing to draw off-screen with");
    GLXContext context = create_context(glx, display, configs[0]);
    if (!context) throw Failure(name + ": glXCreateContextAttribsARB failed");
    static constexpr int small[] = {GLX_PBUFFER_WIDTH, 1, GLX_PBUFFER_HEIGHT, 1, None};
    const GLXPbuffer pbuffer = glx.CreatePbuffer(display, configs[0], small);
    if (!glx.MakeContextCurrent(display, pbuffer, pbuffer, context))
        throw Failure(name + ": glXMakeContextCurrent failed");

    return {name + (glx.IsDirect(display, context) ? "" : " (indirect: through the X server)"),
            glx.GetClientString(display, GLX_VENDOR), glx.GetClientString(display, GLX_VERSION),
            [find = glx.GetProcAddressARB](const char *function) {
                return reinterpret_cast<void *>(find(reinterpret_cast<const GLubyte *>(function)));
            }};
}

void keep_x_server_running(std::chrono::seconds timeout)
{
    std::promise<void> opened;
    const std::future<void> ready = opened.get_future();
    // Connects on another thread. If the server does not respond, only that thread blocks, until the process
    // ends.
    std::thread([opened = std::move(opened)]() mutable {
        try {
            decltype(&::XOpenDisplay) open_display = nullptr;
            Library({"libX11.so.6"}).find("XOpenDisplay", open_display);
            open_display(nullptr);
        } catch (const Failure &) {
            // Without libX11 the probes cannot connect to the server, and restarts of the server have no effect.
        }
        opened.set_value();
    }).detach();
    ready.wait_for(timeout);
}

}  // namespace clglinfo
