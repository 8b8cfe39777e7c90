// What OpenCL's loader (the ICD loader) does not tell of the drivers behind it.
#pragma once

#include "driver/cl.hpp"

#include <CL/cl_icd.h>

#include <string>

namespace clgl
{

// Whether a function is in the loader's library: where clGetDeviceIDs is, which layers leave to it.
bool is_loaders(void *function);

// A function of the driver of a platform, or of a layer before it; nullptr if neither has it. The loaders answer
// questions for some with stubs of their own, which jump to address 0 if the driver has none, and ask drivers
// only for the others, which may know them by their table alone. `has_icd`: the platform lists cl_khr_icd, so
// that its driver has such a table.
template <typename Function> Function find_platform_function(cl_platform_id platform, bool has_icd,
                                                             const char *name, Function cl_icd_dispatch::*entry)
{
    const auto found = reinterpret_cast<Function>(cl().GetExtensionFunctionAddressForPlatform(platform, name));
    if (!has_icd) return found;
    // cl_khr_icd: an object begins with a pointer to its driver's table of functions.
    const Function in_table = (*reinterpret_cast<const cl_icd_dispatch *const *>(platform))->*entry;
    if (!found) return in_table;
    return in_table || !is_loaders(reinterpret_cast<void *>(found)) ? found : nullptr;
}

// The loader finds drivers through small files that name their libraries. From its side a file that names a
// missing library looks the same as no file at all; this tells them apart. Why there is no OpenCL platform on
// this machine and what to do about it, for messages.
std::string explain_missing_opencl();

}  // namespace clgl
