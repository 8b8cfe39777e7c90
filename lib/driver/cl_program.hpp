// Reads program binaries from the driver, and creates programs from binaries.
#pragma once

#include "driver/cl.hpp"

#include <span>
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

// Returns the binary for a device, or an empty string if the program has none. `built` contains the devices of
// the last build.
std::string binary_of_program(cl_program program, cl_device_id device, const std::vector<cl_device_id> &built);

// Creates a program from one driver binary per device. Throws CLGL_ERROR_UNSUPPORTED if the driver refuses a
// binary.
ClProgram program_of_binaries(cl_context context, std::span<const cl_device_id> devices,
                              std::span<const std::string> binaries);

}  // namespace clgl
