// Creates GL contexts without a window and without a display server. Tries EGL devices (hardware first), then the
// surfaceless platform of Mesa.
#include "base/error.hpp"
#include "base/text.hpp"
#include "winsys/egl.hpp"

#include <algorithm>
#include <vector>

namespace clgl::winsys
{

namespace
{

// An EGL display to try, and its name for messages
struct Candidate {
    EGLenum platform;
    void *native;
    bool software;
    std::string name;
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

Candidate candidate_of(const Egl &e, EGLDeviceEXT device, size_t number)
{
    Candidate candidate{EGL_PLATFORM_DEVICE_EXT, device, false, text("EGL device ", number)};
    const char *extensions = e.QueryDeviceStringEXT ? e.QueryDeviceStringEXT(device, EGL_EXTENSIONS) : nullptr;
    candidate.software = has_word(extensions, "EGL_MESA_device_software");
    if (candidate.software) candidate.name += " (software)";
    if (!has_word(extensions, "EGL_EXT_device_drm")) return candidate;
    if (const char *file = e.QueryDeviceStringEXT(device, EGL_DRM_DEVICE_FILE_EXT))
        candidate.name += text(" (", file, ")");
    return candidate;
}

std::vector<Candidate> list_candidates(const Egl &e)
{
    std::vector<Candidate> all;
    if (!e.GetPlatformDisplayEXT) return all;
    for (EGLDeviceEXT device : list_devices(e))
        all.push_back(candidate_of(e, device, all.size()));
    std::stable_partition(all.begin(), all.end(), [](const Candidate &each) { return !each.software; });
    if (e.client_has("EGL_MESA_platform_surfaceless"))
        all.push_back(
            {EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, true, text("EGL surfaceless platform")});
    return all;
}

bool offers_robustness(const Egl &e, EGLDisplay display)
{
    return e.is_1_5(display) || e.display_has(display, "EGL_EXT_create_context_robustness");
}

// Creates a context, with robust access if possible. After a failure, tries without robust access, because many
// drivers list robust access but fail to create such a context.
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

// Creates a context of the highest version that the display supports. Throws the first error if all versions
// fail.
std::unique_ptr<OwnContext> make_best(EGLDisplay display, bool try_robust)
{
    std::optional<Error> first;
    for (const GlVersion &version : headless_versions) {
        try {
            return make_version(display, version, try_robust);
        } catch (const Error &error) {
            if (!first) first = error;
        }
    }
    throw Error(*first);
}

// Creates a context. Makes the context current once to check that it works, and restores the previous binding of
// this thread.
std::unique_ptr<OwnContext> make_at(const Egl &e, const Candidate &candidate)
{
    EGLDisplay display = e.GetPlatformDisplayEXT(candidate.platform, candidate.native, nullptr);
    if (!display) fail_egl("eglGetPlatformDisplayEXT");
    if (!e.Initialize(display, nullptr, nullptr)) fail_egl("eglInitialize");
    std::unique_ptr<OwnContext> own = make_best(display, offers_robustness(e, display));
    const Binding before = current();
    make_current(own->binding());
    make_current(before);
    return own;
}

// The failed attempts, one line each.
struct Failures {
    std::string lines;
    Native native{CLGL_NATIVE_EGL, EGL_SUCCESS};
};

// Creates a context. After an error, adds the error to `failures` and returns nullptr.
std::unique_ptr<OwnContext> try_at(const Egl &e, const Candidate &candidate, Failures &failures)
{
    try {
        return make_at(e, candidate);
    } catch (const Error &error) {
        failures.lines += text("\n  ", candidate.name, ": ", error.what());
        failures.native = error.native();
        return nullptr;
    }
}

}  // namespace

std::unique_ptr<OwnContext> make_headless(const IsSuitable &is_suitable)
{
    const Egl &e = egl();
    const std::vector<Candidate> candidates = list_candidates(e);
    Failures failures;
    std::unique_ptr<OwnContext> first;
    for (size_t i = 0; i < candidates.size() && (!first || !candidates[i].software); ++i) {
        std::unique_ptr<OwnContext> own = try_at(e, candidates[i], failures);
        const bool is_last = i + 1 == candidates.size() || candidates[i + 1].software;
        if (own && ((is_last && !first) || is_suitable(*own))) return own;
        if (!first) first = std::move(own);
    }
    if (first) return first;
    if (failures.lines.empty()) failures.lines = "\n  EGL has neither a device nor a surfaceless platform";
    fail(CLGL_ERROR_NO_OPENGL,
         text("cannot create an OpenGL context without a window; install a driver (Debian: libegl-mesa0), and "
              "check "
              "the permissions of /dev/dri. Tried:",
              failures.lines),
         failures.native);
}

}  // namespace clgl::winsys
