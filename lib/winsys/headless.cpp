// OpenGL without a window and without a display server: EGL's devices, hardware first, then Mesa's surfaceless
// platform.
#include "base/error.hpp"
#include "base/text.hpp"
#include "winsys/egl.hpp"

#include <algorithm>
#include <vector>

namespace clgl::winsys
{

namespace
{

// Somewhere OpenGL may run, with a name for messages.
struct Place {
    EGLenum platform;
    void *native;
    bool software;
    std::string name;
};

// Best first. Core profiles down to what the library needs, then OpenGL 3.0 for drivers without profiles.
constexpr GlVersion versions[] = {
    {false, true, 4, 6},  {false, true, 4, 5}, {false, true, 4, 4}, {false, true, 4, 3},
    {false, true, 4, 2},  {false, true, 4, 1}, {false, true, 4, 0}, {false, true, 3, 3},
    {false, false, 3, 0}, {true, false, 3, 2}, {true, false, 3, 1}, {true, false, 3, 0},
};

std::vector<EGLDeviceEXT> list_devices(const Egl &e)
{
    EGLint count = 0;
    if (!e.can_list_devices() || !e.client_has("EGL_EXT_platform_device")) return {};
    if (!e.QueryDevicesEXT(0, nullptr, &count)) return {};
    std::vector<EGLDeviceEXT> devices(static_cast<size_t>(std::max(count, 0)));
    if (!e.QueryDevicesEXT(count, devices.data(), &count)) return {};
    devices.resize(static_cast<size_t>(std::max(count, 0)));
    return devices;
}

Place place_of(const Egl &e, EGLDeviceEXT device, size_t number)
{
    Place place{EGL_PLATFORM_DEVICE_EXT, device, false, text("EGL device ", number)};
    const char *extensions = e.QueryDeviceStringEXT ? e.QueryDeviceStringEXT(device, EGL_EXTENSIONS) : nullptr;
    place.software = has_word(extensions, "EGL_MESA_device_software");
    if (place.software) place.name += " (software)";
    if (!has_word(extensions, "EGL_EXT_device_drm")) return place;
    if (const char *file = e.QueryDeviceStringEXT(device, EGL_DRM_DEVICE_FILE_EXT))
        place.name += text(" (", file, ")");
    return place;
}

std::vector<Place> list_places(const Egl &e)
{
    std::vector<Place> places;
    if (!e.GetPlatformDisplayEXT) return places;
    for (EGLDeviceEXT device : list_devices(e))
        places.push_back(place_of(e, device, places.size()));
    std::stable_partition(places.begin(), places.end(), [](const Place &place) { return !place.software; });
    if (e.client_has("EGL_MESA_platform_surfaceless"))
        places.push_back(
            {EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, true, text("EGL surfaceless platform")});
    return places;
}

bool offers_robustness(const Egl &e, EGLDisplay display)
{
    return e.is_1_5(display) || e.display_has(display, "EGL_EXT_create_context_robustness");
}

// With robustness where the driver has it for this version: many offer it and then refuse.
std::unique_ptr<OwnContext> make_version(EGLDisplay display, const GlVersion &version, bool try_robust)
{
    EglRequest request;
    request.display = display;
    request.version = version;
    if (try_robust) {
        try {
            request.robust = true;
            return make_egl_context(request);
        } catch (const Error &) {
            request.robust = false;
        }
    }
    return make_egl_context(request);
}

// The best version that the display has. If it has none, the first refusal is told, which says the most.
std::unique_ptr<OwnContext> make_best(EGLDisplay display, bool try_robust)
{
    std::optional<Error> first;
    for (const GlVersion &version : versions) {
        try {
            return make_version(display, version, try_robust);
        } catch (const Error &error) {
            if (!first) first = error;
        }
    }
    throw Error(*first);
}

// A context that was current once, so that it is known to work. What is current on this thread stays so.
std::unique_ptr<OwnContext> make_at(const Egl &e, const Place &place)
{
    EGLDisplay display = e.GetPlatformDisplayEXT(place.platform, place.native, nullptr);
    if (!display) fail_egl("eglGetPlatformDisplayEXT");
    if (!e.Initialize(display, nullptr, nullptr)) fail_egl("eglInitialize");
    std::unique_ptr<OwnContext> own = make_best(display, offers_robustness(e, display));
    const Binding before = current();
    make_current(own->binding());
    make_current(before);
    return own;
}

// What was tried in vain.
struct Refusals {
    std::string lines;
    Native native{CLGL_NATIVE_EGL, EGL_SUCCESS};
};

// nullptr if it does not work there.
std::unique_ptr<OwnContext> try_at(const Egl &e, const Place &place, Refusals &refusals)
{
    try {
        return make_at(e, place);
    } catch (const Error &error) {
        refusals.lines += text("\n  ", place.name, ": ", error.what());
        refusals.native = error.native();
        return nullptr;
    }
}

}  // namespace

std::unique_ptr<OwnContext> make_headless(const Suits &suits)
{
    const Egl &e = egl();
    const std::vector<Place> places = list_places(e);
    Refusals refusals;
    std::unique_ptr<OwnContext> first;
    for (size_t i = 0; i < places.size() && (!first || !places[i].software); ++i) {
        std::unique_ptr<OwnContext> own = try_at(e, places[i], refusals);
        const bool is_last = i + 1 == places.size() || places[i + 1].software;
        if (own && ((is_last && !first) || suits(*own))) return own;
        if (!first) first = std::move(own);
    }
    if (first) return first;
    if (refusals.lines.empty()) refusals.lines = "\n  EGL has neither a device nor a surfaceless platform";
    fail(CLGL_ERROR_NO_OPENGL,
         text("no OpenGL context without a window; install a driver (Debian: libegl-mesa0), and check that ",
              "/dev/dri may be opened. Tried:", refusals.lines),
         refusals.native);
}

}  // namespace clgl::winsys
