#include "hint_texts.hpp"

namespace clglinfo
{

const char *const choose_gpu =
    "CLGL_DEVICE chooses the OpenCL device. Which GPU OpenGL draws with is chosen in the "
    "graphics settings of Windows, for each program";
const char *const leave_driver_out = "set its value in the registry to 1 to leave it out";
const char *const install_opengl = "Install the driver of the GPU";
const char *const check_gpu = "install the driver of the GPU, or PoCL, which runs on any CPU";

void add_registration_hints(const Value &survey, const AddHint &add)
{
    if (!survey["opencl"]["drivers"].empty() || !survey["opencl"]["devices"].empty()) return;
    add("no-icd", "No OpenCL driver is registered in " + survey["opencl"]["vendors"].text() +
                      ". Install the driver of the GPU, or PoCL, which runs on any CPU");
}

void add_display_hints(const Value &, const AddHint &) {}

}  // namespace clglinfo
