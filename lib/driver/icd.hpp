// Finds information about OpenCL drivers that the ICD loader does not report.
#pragma once

#include "driver/cl.hpp"

#include <CL/cl_icd.h>

#include <string>

namespace clgl
{

// Returns whether a function belongs to the library of the ICD loader.
bool is_in_loader(void *function);

// Returns a function of a driver, or of a layer between the loader and the driver. Returns nullptr if neither has
// the function. `has_icd` is true if the platform lists cl_khr_icd. The loader may return a stub that calls the
// function in the dispatch table of the driver. If the entry in the table is null, the stub would crash, so it is
// not returned.
template <typename Function> Function find_platform_function(cl_platform_id platform, bool has_icd,
                                                             const char *name, Function cl_icd_dispatch::*entry)
{
    const auto found = reinterpret_cast<Function>(cl().GetExtensionFunctionAddressForPlatform(platform, name));
    if (!has_icd) return found;
    // In drivers with cl_khr_icd, each object begins with a pointer to the dispatch table.
    const Function in_table = (*reinterpret_cast<const cl_icd_dispatch *const *>(platform))->*entry;
    if (!found) return in_table;
    return in_table || !is_in_loader(reinterpret_cast<void *>(found)) ? found : nullptr;
}

// Returns a message that explains why this machine has no OpenCL platform, and how to fix that. On Linux, the
// message distinguishes a missing .icd file from an .icd file that names a missing library, which the loader does
// not.
std::string explain_missing_opencl();

}  // namespace clgl
