// A parameter of a kernel, as the program reports it or the caller declares it, and which arguments it accepts.
#pragma once

#include "driver/cl.hpp"

#include <clgl/kernel.h>

#include <string>
#include <string_view>
#include <vector>

namespace clgl
{

struct Parameter {
    clgl_argument_type kind = CLGL_ARGUMENT_UNKNOWN;
    clgl_address_space address = CLGL_ADDRESS_SPACE_UNKNOWN;
    clgl_image_access access = CLGL_IMAGE_ACCESS_NONE;
    uint32_t qualifiers = 0;
    // The size of a value in bytes; 0 if unknown
    size_t size = 0;
    std::string name;
    std::string type_name;
    // "argument 3 (factor) of the kernel line", for messages
    std::string title;
};

// The largest sizes of arguments in bytes; 0 if unknown.
struct ArgumentLimits {
    uint64_t local_mem_size = 0;
    uint64_t parameter_size = 0;
};

// Reads the parameters that the program reports. Without argument info only the titles are known. Throws
// CLGL_ERROR_OUT_OF_RANGE for more arguments than the devices accept.
std::vector<Parameter> read_parameters(cl_kernel kernel, const ArgumentLimits &limits,
                                       const std::string &kernel_name);

// Returns `known` with a declaration added. Throws CLGL_ERROR_INVALID_ARGUMENT if they contradict each other.
Parameter declared(const Parameter &known, const clgl_argument_desc &desc, uint32_t index,
                   const std::string &kernel_name);

// Throws CLGL_ERROR_INVALID_ARGUMENT or CLGL_ERROR_OUT_OF_RANGE unless the parameter accepts an argument of this
// kind and size.
void check_argument(const Parameter &parameter, const clgl_argument &given, const ArgumentLimits &limits);

// Returns whether it is an image type of OpenCL C.
bool is_image_type(std::string_view name);

// Returns the size of a scalar or vector type of OpenCL C in bytes, or 0 for any other name.
size_t size_of_type(std::string_view name);

}  // namespace clgl
