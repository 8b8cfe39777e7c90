// What OpenCL's loader (the ICD loader) does not tell of the drivers behind it.
#pragma once

#include "driver/cl.hpp"

#include <string>

namespace clgl
{

// Whether the driver of a platform has clGetGLContextInfoKHR. The loaders answer a question for the function with
// a stub of their own, which jumps to address 0 if the driver has none. `has_icd`: the platform lists cl_khr_icd.
bool has_gl_context_info(cl_platform_id platform, bool has_icd);

// The loader finds drivers through small files that name their libraries. From its side a file that names a
// missing library looks the same as no file at all; this tells them apart. Why there is no OpenCL platform on
// this machine and what to do about it, for messages.
std::string explain_missing_opencl();

}  // namespace clgl
