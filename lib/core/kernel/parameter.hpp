// What is known of one parameter of a kernel, told by the program or declared by the caller, and what it allows.
#pragma once

#include "driver/cl.hpp"

#include <clgl/kernel.h>

#include <string>
#include <string_view>
#include <vector>

namespace clgl
{

struct Parameter {
    int32_t kind = CLGL_ARGUMENT_UNKNOWN;
    int32_t address = CLGL_ADDRESS_UNKNOWN;
    int32_t access = CLGL_IMAGE_ACCESS_NONE;
    uint32_t qualifiers = 0;
    // Of a value; 0 if nobody told
    size_t size = 0;
    std::string name;
    std::string type_name;
    // "argument 3 (factor) of the kernel line", for messages
    std::string title;
};

// What the arguments of a kernel may take, in bytes; 0 if that is not known.
struct ArgumentLimits {
    uint64_t local_mem_size = 0;
    uint64_t parameter_size = 0;
};

// Reads the parameters of a kernel; of programs that tell nothing, all is unknown but the title. Throws
// CLGL_ERROR_OUT_OF_RANGE for more arguments than the devices take.
std::vector<Parameter> read_parameters(cl_kernel kernel, const ArgumentLimits &limits,
                                       const std::string &kernel_name);

// What is known with a declaration added. Throws CLGL_ERROR_INVALID_ARGUMENT for a contradiction.
Parameter declared(const Parameter &known, const clgl_argument_desc &desc, uint32_t index,
                   const std::string &kernel_name);

// That an argument of this kind and size may be set here. Throws CLGL_ERROR_INVALID_ARGUMENT,
// CLGL_ERROR_OUT_OF_RANGE.
void check_argument(const Parameter &parameter, const clgl_argument &given, const ArgumentLimits &limits);

// Whether it is the name of one of OpenCL C's types of images.
bool is_image_type(std::string_view name);

// Bytes of a scalar or vector type of OpenCL C, by its name; 0 for any other.
size_t size_of_type(std::string_view name);

}  // namespace clgl
