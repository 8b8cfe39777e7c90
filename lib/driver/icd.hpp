// OpenCL's loader finds drivers through small files that name their libraries. From its side a file that names a
// missing library looks the same as no file at all; this tells them apart.
#pragma once

#include <string>

namespace clgl
{

// Why there is no OpenCL platform on this machine and what to do about it, for messages.
std::string explain_missing_opencl();

}  // namespace clgl
