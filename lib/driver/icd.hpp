// Finds what the ICD loader hides about the OpenCL drivers behind it.
#pragma once

#include "driver/cl.hpp"

#include <CL/cl_icd.h>

#include <string>

namespace clgl
{

// Returns whether a function lies in the library of the ICD loader.
bool is_in_loader(void *function);

// Returns a function of the driver of a platform, or of a layer above it; nullptr if neither has it. A stub of
// the loader is not returned unless the dispatch table of the driver has the function: else the stub jumps to
// address 0. `has_icd`: the platform lists cl_khr_icd, so its objects begin with a dispatch table.
template <typename Function> Function find_platform_function(cl_platform_id platform, bool has_icd,
                                                             const char *name, Function cl_icd_dispatch::*entry)
{
    const auto found = reinterpret_cast<Function>(cl().GetExtensionFunctionAddressForPlatform(platform, name));
    if (!has_icd) return found;
    // cl_khr_icd: an object begins with a pointer to the dispatch table of its driver.
    const Function in_table = (*reinterpret_cast<const cl_icd_dispatch *const *>(platform))->*entry;
    if (!found) return in_table;
    return in_table || !is_in_loader(reinterpret_cast<void *>(found)) ? found : nullptr;
}

// Returns a message that explains why this machine has no OpenCL platform and what to do. Unlike the loader, it
// distinguishes an .icd file that names a missing library from no file at all.
std::string explain_missing_opencl();

}  // namespace clgl
