// Explains which drivers an ICD loader on Windows finds.
#include "driver/icd.hpp"

#include "base/platform/library.hpp"

namespace clgl
{

std::string explain_missing_opencl()
{
    constexpr const char *advice = "install the driver of the GPU, or a CPU driver such as Intel's or PoCL";
    if (!find_library("OpenCL.dll", Find::load))
        return std::string("there is no OpenCL.dll beside the application or in the system folder; ") + advice;
    return std::string(
               "OpenCL.dll found no driver in the registry (HKEY_LOCAL_MACHINE\\SOFTWARE\\Khronos\\OpenCL\\"
               "Vendors); ") +
           advice;
}

}  // namespace clgl
