#include "driver/cl_program.hpp"

#include "base/error.hpp"
#include "base/lock_order.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace clgl
{

namespace
{

// Serialises queries of binaries, because PoCL 3.1 creates a binary at the first query without a lock. The mutex
// is global, because several clgl contexts can use the same cl_program.
OrderedMutex<LockOrder::program_binaries> binaries_mutex;

}  // namespace

std::string binary_of_program(cl_program program, cl_device_id device, const std::vector<cl_device_id> &built)
{
    const std::lock_guard lock(binaries_mutex);
    const auto known = read_program_array<cl_device_id>(program, CL_PROGRAM_DEVICES);
    const auto sizes = read_program_array<size_t>(program, CL_PROGRAM_BINARY_SIZES);
    // PoCL 3.1 returns binaries only for the devices of the last build.
    const std::vector<cl_device_id> &devices = sizes.size() == known.size() ? known : built;
    const auto at = static_cast<size_t>(std::ranges::find(devices, device) - devices.begin());
    if (at >= sizes.size() || sizes.size() != devices.size()) return {};
    // Query the binaries of all devices, because PoCL 3.1 crashes if the query omits a device.
    std::vector<std::string> binaries;
    for (const size_t size : sizes)
        binaries.emplace_back(size, '\0');
    std::vector<char *> wanted(devices.size(), nullptr);
    for (size_t i = 0; i < wanted.size(); ++i)
        if (!binaries[i].empty()) wanted[i] = binaries[i].data();
    check_cl(cl().GetProgramInfo(program, CL_PROGRAM_BINARIES, wanted.size() * sizeof wanted[0], wanted.data(),
                                 nullptr),
             "clGetProgramInfo");
    return std::move(binaries[at]);
}

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
