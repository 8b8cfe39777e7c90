#include "driver/cl_program.hpp"

#include "base/error.hpp"

#include <vector>

namespace clgl
{

ClProgram program_of_binaries(cl_context context, std::span<const cl_device_id> devices,
                              std::span<const std::string> binaries)
{
    std::vector<size_t> sizes;
    std::vector<const unsigned char *> contents;
    for (const std::string &binary : binaries) {
        sizes.push_back(binary.size());
        contents.push_back(reinterpret_cast<const unsigned char *>(binary.data()));
    }
    cl_int code = CL_SUCCESS;
    ClProgram program(cl().CreateProgramWithBinary(context, static_cast<cl_uint>(devices.size()), devices.data(),
                                                   sizes.data(), contents.data(), nullptr, &code));
    if (code == CL_INVALID_BINARY)
        fail(CLGL_ERROR_UNSUPPORTED, "the driver does not accept the binary: build the program from source",
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clCreateProgramWithBinary");
    return program;
}

}  // namespace clgl
