// The parameters of a kernel, and the arguments that they accept. A parameter is reported by the program or
// declared by the caller.
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
    // The size of a value in bytes; 0 = unknown
    size_t size = 0;
    std::string name;
    std::string type_name;
    // The name in messages, such as: argument 3 (factor) of the kernel "line"
    std::string title;
};

// The size limits of arguments in bytes; 0 = unknown.
struct ArgumentLimits {
    uint64_t local_mem_size = 0;
    uint64_t parameter_size = 0;
};

// Reads the parameters from the driver. Sets only the titles if the program has no argument info. Throws
// CLGL_ERROR_OUT_OF_RANGE if there are more arguments than the devices accept.
std::vector<Parameter> read_parameters(cl_kernel kernel, const ArgumentLimits &limits,
                                       const std::string &kernel_name);

// Returns `known`, completed by a declaration. Throws CLGL_ERROR_INVALID_ARGUMENT if the two contradict each
// other.
Parameter declared(const Parameter &known, const clgl_argument_desc &desc, uint32_t index,
                   const std::string &kernel_name);

// Checks the kind and the size of an argument. Throws CLGL_ERROR_INVALID_ARGUMENT or CLGL_ERROR_OUT_OF_RANGE if
// the parameter does not accept the argument.
void check_argument(const Parameter &parameter, const clgl_argument &given, const ArgumentLimits &limits);

// Returns a description of an argument for messages, such as "a value of 4 bytes" or "a buffer".
std::string argument_in_words(const clgl_argument &given);

// Returns the name of the function that sets arguments of this kind; the names of all functions for an unknown
// kind.
const char *setter_of(clgl_argument_type kind);

// Returns whether `name` is an image type of OpenCL C.
bool is_image_type(std::string_view name);

// Returns the size of a scalar or vector type of OpenCL C in bytes; 0 for other types.
size_t size_of_type(std::string_view name);

}  // namespace clgl
