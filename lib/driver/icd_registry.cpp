// Explains why a Windows machine has no OpenCL platform: no OpenCL.dll, an old OpenCL.dll, or no driver in the
// registry.
#include "driver/icd.hpp"

#include "base/platform/library.hpp"
#include "base/text.hpp"

namespace clgl
{

std::string explain_missing_opencl()
{
    constexpr const char *advice = "; install the driver of the GPU, or one for CPUs such as PoCL";
    void *const loader = find_library("OpenCL.dll", Find::load);
    if (!loader) return text("no OpenCL.dll is beside the application or in the system folder", advice);
    if (!find_symbol(loader, "clEnqueueMigrateMemObjects"))
        return text("OpenCL.dll is older than OpenCL 1.2", advice);
    return text("OpenCL.dll found no platform: the registry names no driver "
                "(HKEY_LOCAL_MACHINE\\SOFTWARE\\Khronos\\OpenCL\\Vendors), or the drivers cannot be loaded",
                advice);
}

}  // namespace clgl
