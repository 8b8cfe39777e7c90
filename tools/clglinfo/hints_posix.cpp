#include "hint_texts.hpp"

#include <unistd.h>

#include <filesystem>

namespace clglinfo
{

const char *const choose_gpu =
    "CLGL_DEVICE chooses the OpenCL device. What OpenGL draws with is chosen by DRI_PRIME=1 (Mesa), "
    "__NV_PRIME_RENDER_OFFLOAD=1 with __GLX_VENDOR_LIBRARY_NAME=nvidia (NVIDIA, GLX), and "
    "__EGL_VENDOR_LIBRARY_FILENAMES=FILE.json of /usr/share/glvnd/egl_vendor.d (EGL)";
const char *const leave_driver_out =
    "set OCL_ICD_VENDORS to a directory with the other drivers' .icd files to leave it out";
const char *const install_opengl =
    "Install a driver (Debian: libegl1, libgl1 and libgl1-mesa-dri, which also draws without a GPU)";
const char *const check_gpu = "is the kernel driver of the GPU loaded, and may this user open /dev/dri/renderD*? "
                              "Debian's pocl-opencl-icd runs on any CPU";

namespace
{

const Value *context(const Value &survey, std::string_view kind)
{
    for (const auto &[_, each] : survey["opengl"].members())
        if (each["kind"].text() == kind) return &each;
    return nullptr;
}

void about_rusticl(const Value &survey, const AddHint &add)
{
    if (has_variable(survey, "RUSTICL_ENABLE")) return;
    for (const auto &[_, driver] : survey["opencl"]["drivers"].members())
        if (driver["library"].text().find("RusticlOpenCL") != std::string::npos)
            return add("rusticl-disabled",
                       "Mesa's rusticl is installed, but shows devices only if RUSTICL_ENABLE "
                       "names their drivers, such as iris, radeonsi or llvmpipe");
}

void about_permissions(const AddHint &add)
{
    std::error_code error;
    for (const auto &node : std::filesystem::directory_iterator("/dev/dri", error))
        if (node.path().filename().string().starts_with("render") && access(node.path().c_str(), R_OK | W_OK))
            add("no-permission", node.path().string() +
                                     " cannot be opened by this user, so its GPU is unavailable: "
                                     "join its group (usually render or video)");
}

}  // namespace

void add_registration_hints(const Value &survey, const AddHint &add)
{
    about_rusticl(survey, add);
    if (!survey["opencl"]["drivers"].empty()) return;
    const std::string place = survey["opencl"]["vendors"].text();
    add("no-icd", "No OpenCL driver is registered: " + place +
                      " contains no .icd file. Install a driver (Debian: pocl-opencl-icd runs on any CPU; "
                      "intel-opencl-icd, nvidia-opencl-icd, mesa-opencl-icd for GPUs), or set OCL_ICD_VENDORS to "
                      "the directory with the .icd files" +
                      (has_variable(survey, "OCL_ICD_VENDORS") ? "; at present it is " + place : ""));
}

void add_display_hints(const Value &survey, const AddHint &add)
{
    about_permissions(add);
    if (!has_variable(survey, "DISPLAY") && !has_variable(survey, "WAYLAND_DISPLAY"))
        add("no-display", "Neither DISPLAY nor WAYLAND_DISPLAY is set: only headless OpenGL is available");
    const Value *egl = context(survey, "egl");
    const Value *glx = context(survey, "glx");
    if (glx && !glx->has("renderer"))
        add("no-glx", "GLX does not work: " + (*glx)["message"].text() +
                          ". Is the X server reachable, and does it support GLX (see xdpyinfo)? Programs can use "
                          "EGL instead: SDL_VIDEO_X11_FORCE_EGL=1 for SDL, GLFW_CONTEXT_CREATION_API for GLFW");
    if (!egl || !glx || is_driven(*egl) == is_driven(*glx)) return;
    add("egl-or-glx", is_driven(*egl) ? "The OpenCL driver supports EGL contexts but not GLX contexts: "
                                        "use EGL (SDL_VIDEO_X11_FORCE_EGL=1 for SDL)"
                                      : "The OpenCL driver supports GLX contexts but not EGL contexts: "
                                        "use GLX (SDL_VIDEO_X11_FORCE_EGL=0 for SDL)");
}

}  // namespace clglinfo
