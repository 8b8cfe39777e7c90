// Reads program and build infos with clGetProgramInfo and clGetProgramBuildInfo.
#pragma once

#include "driver/cl_program.hpp"

#include <string>

namespace clgl
{

// Reads a string without its terminating NUL.
std::string read_program_text(cl_program program, cl_program_info what);

// Returns the binary type; CL_PROGRAM_BINARY_TYPE_NONE if the driver does not report it (OpenCL 1.1).
cl_program_binary_type read_binary_type(cl_program program, cl_device_id device);

std::string read_build_text(cl_program program, cl_device_id device, cl_program_build_info what);

}  // namespace clgl
