#include "base/text.hpp"
#include "core/cache/packed_binary.hpp"
#include "core/object/handles.hpp"
#include "core/program/info_reader.hpp"
#include "core/program/program.hpp"

#include <algorithm>
#include <cstring>

namespace clgl
{

namespace
{

clgl_build_status build_status_of(cl_build_status status)
{
    switch (status) {
    case CL_BUILD_SUCCESS:
        return CLGL_BUILD_SUCCESS;
    case CL_BUILD_IN_PROGRESS:
        return CLGL_BUILD_IN_PROGRESS;
    case CL_BUILD_NONE:
        return CLGL_BUILD_NONE;
    default:
        return CLGL_BUILD_FAILED;
    }
}

}  // namespace

std::string read_program_text(cl_program program, cl_program_info what)
{
    std::vector<char> chars = read_program_array<char>(program, what);
    return std::string(chars.begin(), std::ranges::find(chars, '\0'));
}

std::string read_build_text(cl_program program, cl_device_id device, cl_program_build_info what)
{
    size_t size = 0;
    check_cl(cl().GetProgramBuildInfo(program, device, what, 0, nullptr, &size), "clGetProgramBuildInfo");
    std::string whole(size, '\0');
    check_cl(cl().GetProgramBuildInfo(program, device, what, size, whole.data(), nullptr),
             "clGetProgramBuildInfo");
    // Remove the terminating NUL.
    whole.resize(std::strlen(whole.c_str()));
    return whole;
}

cl_program_binary_type read_binary_type(cl_program program, cl_device_id device)
{
    cl_program_binary_type type = CL_PROGRAM_BINARY_TYPE_NONE;
    const cl_int code =
        cl().GetProgramBuildInfo(program, device, CL_PROGRAM_BINARY_TYPE, sizeof type, &type, nullptr);
    return code == CL_SUCCESS ? type : CL_PROGRAM_BINARY_TYPE_NONE;
}

clgl_program_info Program::info() const
{
    const auto kept = reading();
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    info.kernel_count = static_cast<uint32_t>(kernel_names().size());
    info.origin = origin_;
    info.device_count = static_cast<uint32_t>(devices_.size());
    info.from_cache = from_cache_;
    return info;
}

clgl_program_build_info Program::build_info(clgl_device device) const
{
    clgl_program_build_info info = CLGL_PROGRAM_BUILD_INFO_INIT;
    if (device) own_device(*Pinned<Device>(reinterpret_cast<uintptr_t>(device)));
    const auto kept = gate_.try_read();
    if (!kept) {
        info.status = CLGL_BUILD_IN_PROGRESS;
        return info;
    }
    return build_info_for(choose_device(device));
}

clgl_program_build_info Program::build_info_for(cl_device_id id) const
{
    clgl_program_build_info info = CLGL_PROGRAM_BUILD_INFO_INIT;
    if (!program_) {
        info.status = CLGL_BUILD_FAILED;
        return info;
    }
    // For a device without a build, PoCL 3.1 would report the info of another device.
    if (!is_for(id)) return info;
    cl_build_status status = CL_BUILD_NONE;
    check_cl(
        cl().GetProgramBuildInfo(program_.get(), id, CL_PROGRAM_BUILD_STATUS, sizeof status, &status, nullptr),
        "clGetProgramBuildInfo");
    info.status = build_status_of(status);
    // PoCL 3.1 reports a binary type even after a failed build.
    if (status != CL_BUILD_ERROR)
        info.binary_type = static_cast<clgl_binary_type>(read_binary_type(program_.get(), id));
    size_t bytes = 0;
    if (cl().GetProgramBuildInfo(program_.get(), id, CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE, sizeof bytes,
                                 &bytes, nullptr) == CL_SUCCESS)
        info.global_variable_size = bytes;
    return info;
}

std::string Program::log_of(cl_program program) const
{
    if (devices_.size() == 1) return read_build_text(program, devices_.front(), CL_PROGRAM_BUILD_LOG);
    std::string whole;
    for (const cl_device_id device : devices_) {
        const std::string log = read_build_text(program, device, CL_PROGRAM_BUILD_LOG);
        if (!log.empty()) whole += text(find_device(device)->full_name(), ":\n", log, '\n');
    }
    return whole;
}

std::string Program::build_log() const
{
    const auto kept = reading();
    const cl_program program = native();
    // On PoCL 3.1, the query for the log fails before the first build.
    return build_info_for(devices_.front()).status == CLGL_BUILD_NONE ? "" : log_of(program);
}

std::string Program::build_options(clgl_device device) const
{
    const auto kept = reading();
    const cl_device_id id = choose_device(device);
    if (options_) return *options_;
    return read_build_text(native(), id, CL_PROGRAM_BUILD_OPTIONS);
}

std::string Program::source() const
{
    const auto kept = reading();
    if (!source_.empty()) return source_;
    return read_program_text(native(), CL_PROGRAM_SOURCE);
}

bool Program::is_executable() const
{
    return build_info_for(devices_.front()).binary_type & CLGL_BINARY_EXECUTABLE;
}

// Returns the names of the kernels, each once. After each build, rusticl 22.3 lists every name again.
std::vector<std::string> Program::kernel_names() const
{
    const cl_program program = native();
    if (!is_executable()) return {};
    size_t count = 0;
    const cl_int code = cl().GetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, sizeof count, &count, nullptr);
    if (code == CL_INVALID_PROGRAM_EXECUTABLE || (code == CL_SUCCESS && count == 0)) return {};
    check_cl(code, "clGetProgramInfo");
    const std::string list = read_program_text(program, CL_PROGRAM_KERNEL_NAMES);
    std::vector<std::string> names;
    for (size_t at = 0; at <= list.size();) {
        const size_t end = std::min(list.find(';', at), list.size());
        const std::string name = list.substr(at, end - at);
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
        at = end + 1;
    }
    return names;
}

std::string Program::kernel_name(uint32_t index) const
{
    const auto kept = reading();
    const std::vector<std::string> names = kernel_names();
    if (index >= names.size())
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(name_for_messages(), " has ", names.size(), " kernels; there is no kernel ", index));
    return names[index];
}

void Program::fail_kernel(const char *name, cl_int code) const
{
    if (code == CL_INVALID_PROGRAM_EXECUTABLE && !is_executable())
        fail(CLGL_ERROR_INVALID_STATE,
             text("the kernel ", quoted_name(name), " cannot be created, because ", name_for_messages(),
                  " is not built: call clgl_program_build first"),
             {CLGL_NATIVE_OPENCL, code});
    // rusticl 22.3 returns CL_INVALID_PROGRAM_EXECUTABLE if the program has no kernels.
    if (code != CL_INVALID_KERNEL_NAME && code != CL_INVALID_PROGRAM_EXECUTABLE) fail_cl(code, "clCreateKernel");
    const std::vector<std::string> names = kernel_names();
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text(name_for_messages(), " has no kernel ", quoted_name(name), "; ",
              names.empty() ? "it has no kernels" : text("its kernels are: ", listed(names))),
         {CLGL_NATIVE_OPENCL, code});
}

std::string Program::driver_binary(cl_device_id device) const
{
    std::string binary = binary_of_program(program_.get(), device, devices_);
    if (binary.empty())
        fail(CLGL_ERROR_INVALID_STATE, text("the driver returned no binary of ", name_for_messages(), " for ",
                                            find_device(device)->full_name()));
    return binary;
}

std::string Program::binary(clgl_device device) const
{
    const auto kept = reading();
    const cl_device_id id = choose_device(device);
    native();
    if (build_info_for(id).status != CLGL_BUILD_SUCCESS)
        fail(CLGL_ERROR_INVALID_STATE,
             text(name_for_messages(), " is not built for ", find_device(id)->full_name(),
                  ", so it has no binary: call clgl_program_build first"));
    return pack(find_device(id)->identity(), driver_binary(id));
}

cl_device_id Program::choose_device(clgl_device device) const
{
    if (device) return own_device(*Pinned<Device>(reinterpret_cast<uintptr_t>(device)));
    refuse_while_building();
    return devices_.front();
}

}  // namespace clgl
