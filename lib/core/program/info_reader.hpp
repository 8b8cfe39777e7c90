// Reads program and build infos with clGetProgramInfo and clGetProgramBuildInfo.
#pragma once

#include "driver/cl_program.hpp"

#include <string>

namespace clgl
{

// Reads a string. The result does not include the terminating NUL.
std::string read_program_text(cl_program program, cl_program_info what);

// Returns CL_PROGRAM_BINARY_TYPE_NONE if the driver cannot report the type, which requires OpenCL 1.2.
cl_program_binary_type read_binary_type(cl_program program, cl_device_id device);

std::string read_build_text(cl_program program, cl_device_id device, cl_program_build_info what);

}  // namespace clgl
