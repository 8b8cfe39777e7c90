#include "core/context/built_in_programs.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "driver/cl_program.hpp"

#include <optional>

namespace clgl
{

namespace
{

std::string build_log(cl_program program, cl_device_id device)
{
    size_t size = 0;
    if (cl().GetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, 0, nullptr, &size) != CL_SUCCESS ||
        size == 0)
        return "";
    std::string log(size, '\0');
    if (cl().GetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, size, log.data(), nullptr) != CL_SUCCESS)
        return "";
    // The conversion from c_str() removes the terminating NUL.
    return log.c_str();
}

void build(cl_program program, cl_device_id device, const std::string &options)
{
    const cl_int code = cl().BuildProgram(program, 1, &device, options.c_str(), nullptr, nullptr);
    if (code == CL_SUCCESS) return;
    try {
        fail_cl(code, "clBuildProgram of the kernel that converts pixels");
    } catch (const Error &error) {
        fail(error.result(),
             text(error.what(), "; options: ", options, "; build log: ", build_log(program, device)),
             error.native());
    }
}

ClProgram build_source(cl_context context, cl_device_id device, const std::string &options)
{
    cl_int code = CL_SUCCESS;
    const char *source = convert_source;
    ClProgram program(cl().CreateProgramWithSource(context, 1, &source, nullptr, &code));
    check_cl(code, "clCreateProgramWithSource of the kernel that converts pixels");
    build(program.get(), device, options);
    return program;
}

// Returns the cached program. Returns an empty ClProgram if there is no entry or the driver rejects its binary.
ClProgram find_in_cache(cl_context context, cl_device_id device, const std::string &options,
                        const DriverCache &cache, const std::string &name)
{
    const std::optional<std::string> binary = cache.find(name);
    if (!binary) return {};
    try {
        ClProgram program = program_of_binaries(context, {&device, 1}, {&*binary, 1});
        build(program.get(), device, options);
        return program;
    } catch (const Error &error) {
        log::write(CLGL_LOG_INFO, text("the driver does not accept a stored program: ", error.what()));
        return {};
    }
}

void store_in_driver_cache(const ClProgram &program, cl_device_id device, const DriverCache &cache,
                           const std::string &name)
{
    try {
        const std::string binary = binary_of_program(program.get(), device, {device});
        if (!binary.empty()) cache.store(name, binary);
    } catch (const Error &error) {
        log::write(CLGL_LOG_INFO, text("a program is not stored: ", error.what()));
    }
}

}  // namespace

cl_program ConvertPrograms::get(cl_context context, const Device &device, const std::string &options,
                                const DriverCache &cache)
{
    // Locked during the build, so that other threads that need the program wait for it.
    std::lock_guard lock(mutex_);
    ClProgram &program = programs_[{device.id(), options}];
    if (program) return program.get();
    const std::string name = text("program for ", device.identity(), '\n', options, '\n', convert_source);
    program = find_in_cache(context, device.id(), options, cache, name);
    if (program) return program.get();
    program = build_source(context, device.id(), options);
    if (cache.is_used()) store_in_driver_cache(program, device.id(), cache, name);
    return program.get();
}

}  // namespace clgl
