// Reads clGetProgramInfo and clGetProgramBuildInfo.
#pragma once

#include "driver/cl.hpp"

#include <string>
#include <vector>

namespace clgl
{

template <typename T> std::vector<T> read_program_array(cl_program program, cl_program_info what)
{
    size_t size = 0;
    check_cl(cl().GetProgramInfo(program, what, 0, nullptr, &size), "clGetProgramInfo");
    std::vector<T> values(size / sizeof(T));
    if (!values.empty())
        check_cl(cl().GetProgramInfo(program, what, size, values.data(), nullptr), "clGetProgramInfo");
    return values;
}

// Returns a string without the terminating NUL.
std::string read_program_text(cl_program program, cl_program_info what);

// Returns CL_PROGRAM_BINARY_TYPE_NONE if the driver does not report it, as before OpenCL 1.2.
cl_program_binary_type read_binary_type(cl_program program, cl_device_id device);

std::string read_build_text(cl_program program, cl_device_id device, cl_program_build_info what);

}  // namespace clgl
