#include "hints.hpp"

#include "survey.hpp"

#include <clgl/device.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

namespace clglinfo
{

namespace
{

constexpr const char *choose_gpu =
    "CLGL_DEVICE chooses the OpenCL device. What OpenGL draws with is chosen by DRI_PRIME=1 (Mesa), "
    "__NV_PRIME_RENDER_OFFLOAD=1 with __GLX_VENDOR_LIBRARY_NAME=nvidia (NVIDIA, GLX), and "
    "__EGL_VENDOR_LIBRARY_FILENAMES=FILE.json of /usr/share/glvnd/egl_vendor.d (EGL)";

class Hints
{
public:
    Hints(const Options &options, const Value &survey) : options_(options), survey_(survey) {}

    Value find()
    {
        about_registration();
        for (const auto &[_, driver] : survey_["opencl"]["drivers"].members())
            about_driver(driver);
        about_rusticl();
        about_devices();
        about_wanted_device();
        about_opengl();
        about_display();
        about_gpus();
        about_variables();
        return std::move(hints_);
    }

private:
    void add(const char *id, const std::string &text)
    {
        Value hint = Value::object();
        hint.set("id", id);
        hint.set("text", text);
        hints_.append(hint);
    }
    bool is_set(std::string_view variable) const { return !survey_["environment"][variable].text().empty(); }
    const Value *context(std::string_view kind) const
    {
        for (const auto &[_, each] : survey_["opengl"].members())
            if (each["kind"].text() == kind) return &each;
        return nullptr;
    }
    auto gpu_count() const
    {
        return std::ranges::count_if(survey_["opencl"]["devices"].members(), [](const auto &device) {
            return (device.second["type"].number() & CLGL_DEVICE_TYPE_GPU) != 0;
        });
    }

    void about_registration()
    {
        if (!survey_["opencl"]["drivers"].empty()) return;
        const std::string place = survey_["opencl"]["vendors"].text();
        add("no-icd",
            "No OpenCL driver is registered: " + place +
                " contains no .icd file. Install a driver (Debian: pocl-opencl-icd runs on any CPU; "
                "intel-opencl-icd, nvidia-opencl-icd, mesa-opencl-icd for GPUs), or set OCL_ICD_VENDORS to "
                "the directory with the .icd files" +
                (is_set("OCL_ICD_VENDORS") ? "; at present it is " + place : ""));
    }

    void about_driver(const Value &driver)
    {
        const std::string &status = driver["status"].text();
        const std::string name = driver["named_by"].text() + " (" + driver["library"].text() + ") ";
        if (status == "failed" && driver.has("loads") && !driver["loads"].truth())
            add("missing-library",
                name + driver["message"].text() + ". Reinstall the driver package, or remove the entry");
        if (status == "crashed" || status == "exited")
            add("driver-crashed",
                name + driver["message"].text() +
                    ", as it will in every OpenCL program. Update it, or set OCL_ICD_VENDORS to "
                    "a directory with the other drivers' .icd files");
        if (status == "hung")
            add("driver-hung",
                name + driver["message"].text() +
                    " Use --timeout for a longer limit, or set OCL_ICD_VENDORS to a directory with the other "
                    "drivers' .icd files to leave it out");
    }

    void about_rusticl()
    {
        if (is_set("RUSTICL_ENABLE")) return;
        for (const auto &[_, driver] : survey_["opencl"]["drivers"].members())
            if (driver["library"].text().find("RusticlOpenCL") != std::string::npos)
                return add("rusticl-disabled",
                           "Mesa's rusticl is installed, but shows devices only if RUSTICL_ENABLE "
                           "names their drivers: iris, radeonsi, llvmpipe, ...");
    }

    void about_devices()
    {
        const auto &drivers = survey_["opencl"]["drivers"].members();
        const bool any_loads =
            std::ranges::any_of(drivers, [](const auto &driver) { return driver.second["loads"].truth(); });
        if (!any_loads || !survey_["opencl"]["devices"].empty()) return;
        add("no-device",
            "OpenCL has drivers but no device: is the kernel driver of the GPU loaded, and may this user open "
            "/dev/dri/renderD*? Debian's pocl-opencl-icd runs on any CPU");
    }

    void about_wanted_device()
    {
        const auto &devices = survey_["opencl"]["devices"].members();
        const auto wanted = [&](const auto &device) {
            return is_wanted(survey_, device.second, options_.device);
        };
        if (devices.empty() || std::ranges::any_of(devices, wanted)) return;
        std::string names;
        for (const auto &[_, device] : devices)
            names += (names.empty() ? "" : "; ") + full_name(device);
        add("no-such-device", "No device is \"" + options_.device + "\". There are: " + names);
    }

    void about_opengl()
    {
        const auto &contexts = survey_["opengl"].members();
        if (std::ranges::none_of(contexts, [](const auto &each) { return each.second.has("renderer"); }))
            add("no-opengl", "No OpenGL context could be created. Install a driver (Debian: libegl1, libgl1 and "
                             "libgl1-mesa-dri, which also draws without a GPU)");
        std::error_code error;
        for (const auto &node : std::filesystem::directory_iterator("/dev/dri", error))
            if (node.path().filename().string().starts_with("render") && access(node.path().c_str(), R_OK | W_OK))
                add("no-permission", node.path().string() +
                                         " cannot be opened by this user, so its GPU is unavailable: "
                                         "join its group (usually render or video)");
    }

    void about_display()
    {
        if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY"))
            add("no-display", "Neither DISPLAY nor WAYLAND_DISPLAY is set: only headless OpenGL is available");
        const Value *egl = context("egl");
        const Value *glx = context("glx");
        if (glx && !glx->has("renderer"))
            add("no-glx",
                "GLX does not work: " + (*glx)["message"].text() +
                    ". Is the X server reachable, and does it support GLX (see xdpyinfo)? Programs can use "
                    "EGL instead: SDL_VIDEO_X11_FORCE_EGL=1 for SDL, GLFW_CONTEXT_CREATION_API for GLFW");
        if (!egl || !glx || is_driven(*egl) == is_driven(*glx)) return;
        add("egl-or-glx", is_driven(*egl) ? "The OpenCL driver supports EGL contexts but not GLX contexts: "
                                            "use EGL (SDL_VIDEO_X11_FORCE_EGL=1 for SDL)"
                                          : "The OpenCL driver supports GLX contexts but not EGL contexts: "
                                            "use GLX (SDL_VIDEO_X11_FORCE_EGL=0 for SDL)");
    }

    // Returns true if one of the OpenCL devices is known to be the device of the OpenGL context.
    static bool is_driven(const Value &context)
    {
        return std::ranges::any_of(context["matches"].members(), [](const auto &each) {
            const std::string &match = each.second["match"].text();
            return match == "gl_query" || match == "uuid";
        });
    }

    void about_gpus()
    {
        const auto gpus = gpu_count();
        if (gpus == 0) return;
        for (const auto &[_, context] : survey_["opengl"].members())
            if (context.has("matches") && !is_driven(context))
                return add("wrong-gpu", "OpenGL draws with " + context["renderer"].text() +
                                            ", which matches no OpenCL GPU: they may be two devices. " +
                                            choose_gpu);
        if (gpus > 1) add("several-gpus", std::string("There are several GPUs. ") + choose_gpu);
    }

    void about_variables()
    {
        for (const char *name : {"CLGL_DEVICE", "CLGL_TRANSPORT"})
            if (is_set(name))
                add("override", std::string(name) + "=" + survey_["environment"][name].text() +
                                    " is set: it is the default for all programs with clgl");
    }

    const Options &options_;
    const Value &survey_;
    Value hints_ = Value::array();
};

}  // namespace

Value find_hints(const Options &options, const Value &survey) { return Hints(options, survey).find(); }

}  // namespace clglinfo
