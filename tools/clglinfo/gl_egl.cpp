#include "gl_posix.hpp"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace clglinfo
{

namespace
{

struct Egl {
    Egl()
    {
        const Library library({"libEGL.so.1"});
#define CLGLINFO_FIND(function) library.find("egl" #function, function)
        CLGLINFO_FIND(BindAPI);
        CLGLINFO_FIND(ChooseConfig);
        CLGLINFO_FIND(CreateContext);
        CLGLINFO_FIND(CreatePbufferSurface);
        CLGLINFO_FIND(GetError);
        CLGLINFO_FIND(GetProcAddress);
        CLGLINFO_FIND(Initialize);
        CLGLINFO_FIND(MakeCurrent);
        CLGLINFO_FIND(QueryString);
#undef CLGLINFO_FIND
    }

    template <typename Function> Function extension(const char *name) const
    {
        return reinterpret_cast<Function>(GetProcAddress(name));
    }
    bool has(EGLDisplay display, std::string_view name) const
    {
        const char *list = QueryString(display, EGL_EXTENSIONS);
        return list && (" " + std::string(list) + " ").find(" " + std::string(name) + " ") != std::string::npos;
    }

    decltype(&::eglBindAPI) BindAPI = nullptr;
    decltype(&::eglChooseConfig) ChooseConfig = nullptr;
    decltype(&::eglCreateContext) CreateContext = nullptr;
    decltype(&::eglCreatePbufferSurface) CreatePbufferSurface = nullptr;
    decltype(&::eglGetError) GetError = nullptr;
    decltype(&::eglGetProcAddress) GetProcAddress = nullptr;
    decltype(&::eglInitialize) Initialize = nullptr;
    decltype(&::eglMakeCurrent) MakeCurrent = nullptr;
    decltype(&::eglQueryString) QueryString = nullptr;
};

struct Place {
    EGLenum platform;
    void *native;
    std::string name;
    bool software;
};

[[noreturn]] void fail(const Egl &egl, const std::string &function)
{
    throw Failure(function + " failed with " + clgl_native_name(CLGL_NATIVE_EGL, egl.GetError()));
}

Place device_place(const Egl &egl, EGLDeviceEXT device, size_t number)
{
    Place place{EGL_PLATFORM_DEVICE_EXT, device, "EGL device " + std::to_string(number), false};
    const auto query = egl.extension<PFNEGLQUERYDEVICESTRINGEXTPROC>("eglQueryDeviceStringEXT");
    const char *extensions = query ? query(device, EGL_EXTENSIONS) : nullptr;
    const std::string_view list = extensions ? extensions : "";
    place.software = list.find("EGL_MESA_device_software") != list.npos;
    if (place.software) place.name += " (software)";
    if (list.find("EGL_EXT_device_drm") == list.npos) return place;
    if (const char *file = query(device, EGL_DRM_DEVICE_FILE_EXT)) place.name += std::string(" (") + file + ")";
    return place;
}

// Returns the displays in the order in which clgl tries them for headless contexts.
std::vector<Place> places_without_display(const Egl &egl)
{
    std::vector<Place> places;
    const auto query = egl.extension<PFNEGLQUERYDEVICESEXTPROC>("eglQueryDevicesEXT");
    EGLint count = 0;
    if (egl.has(EGL_NO_DISPLAY, "EGL_EXT_platform_device") && query && query(0, nullptr, &count)) {
        std::vector<EGLDeviceEXT> devices(static_cast<size_t>(count));
        query(count, devices.data(), &count);
        for (EGLDeviceEXT device : devices)
            places.push_back(device_place(egl, device, places.size()));
    }
    std::stable_partition(places.begin(), places.end(), [](const Place &place) { return !place.software; });
    if (egl.has(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless"))
        places.push_back({EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, "EGL surfaceless platform", true});
    return places;
}

std::vector<Place> places_on_display()
{
    std::vector<Place> places;
    for (const auto &[variable, platform, what] :
         {std::tuple{"WAYLAND_DISPLAY", EGL_PLATFORM_WAYLAND_KHR, "Wayland display "},
          std::tuple{"DISPLAY", EGL_PLATFORM_X11_KHR, "X display "}})
        if (const char *name = std::getenv(variable); name && *name)
            places.push_back({static_cast<EGLenum>(platform), nullptr, std::string(what) + name, false});
    return places;
}

// Requests the newest version first, because drivers may return exactly the version requested.
EGLContext create_context(const Egl &egl, EGLDisplay display, EGLConfig config, bool es)
{
    static constexpr std::pair<EGLint, EGLint> desktop[] = {{4, 6}, {4, 5}, {4, 3}, {3, 3}, {3, 0}};
    static constexpr std::pair<EGLint, EGLint> embedded[] = {{3, 2}, {3, 1}, {3, 0}};
    for (const auto &[major, minor] : es ? std::span<const std::pair<EGLint, EGLint>>(embedded) : desktop) {
        const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION, major, EGL_CONTEXT_MINOR_VERSION, minor, EGL_NONE};
        if (EGLContext context = egl.CreateContext(display, config, EGL_NO_CONTEXT, version)) return context;
    }
    fail(egl, "eglCreateContext");
}

// Makes the context current, without a surface if possible, else with a surface of one pixel.
void make_current(const Egl &egl, EGLDisplay display, EGLConfig config, EGLContext context)
{
    if (egl.MakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) return;
    static constexpr EGLint small[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    EGLSurface surface = egl.CreatePbufferSurface(display, config, small);
    if (!surface || !egl.MakeCurrent(display, surface, surface, context)) fail(egl, "eglMakeCurrent");
}

GlContext make_at(const Egl &egl, const Place &place, bool es)
{
    const auto get = egl.extension<PFNEGLGETPLATFORMDISPLAYEXTPROC>("eglGetPlatformDisplayEXT");
    EGLDisplay display = get ? get(place.platform, place.native, nullptr) : EGL_NO_DISPLAY;
    if (!display) fail(egl, "eglGetPlatformDisplayEXT");
    if (!egl.Initialize(display, nullptr, nullptr)) fail(egl, "eglInitialize");
    if (!egl.BindAPI(es ? EGL_OPENGL_ES_API : EGL_OPENGL_API)) fail(egl, "eglBindAPI");
    const EGLint wanted[] = {EGL_RENDERABLE_TYPE, es ? EGL_OPENGL_ES3_BIT : EGL_OPENGL_BIT, EGL_SURFACE_TYPE, 0,
                             EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!egl.ChooseConfig(display, wanted, &config, 1, &count) || count == 0) fail(egl, "eglChooseConfig");
    make_current(egl, display, config, create_context(egl, display, config, es));
    return {place.name, egl.QueryString(display, EGL_VENDOR), egl.QueryString(display, EGL_VERSION),
            [find = egl.GetProcAddress](const char *name) { return reinterpret_cast<void *>(find(name)); }};
}

}  // namespace

GlContext make_egl_context(std::string_view kind)
{
    const Egl egl;
    std::string tried;
    for (const Place &place : kind == egl_kind.name ? places_on_display() : places_without_display(egl)) {
        try {
            return make_at(egl, place, kind == gles_kind.name);
        } catch (const Failure &failure) {
            tried += (tried.empty() ? "" : "; ") + place.name + ": " + failure.what();
        }
    }
    throw Failure(tried.empty() ? "EGL has neither a device nor a surfaceless platform" : tried);
}

}  // namespace clglinfo
