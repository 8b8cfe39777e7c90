#include "core/context/built_in_programs.hpp"

#include "base/text.hpp"

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
    // Without the terminating NUL.
    return log.c_str();
}

ClProgram build(cl_context context, cl_device_id device, const std::string &options)
{
    cl_int code = CL_SUCCESS;
    const char *source = convert_source;
    ClProgram program(cl().CreateProgramWithSource(context, 1, &source, nullptr, &code));
    check_cl(code, "clCreateProgramWithSource of the kernel that converts pixels");
    code = cl().BuildProgram(program.get(), 1, &device, options.c_str(), nullptr, nullptr);
    if (code != CL_SUCCESS)
        fail_cl(code, text("clBuildProgram of the kernel that converts pixels, with ", options,
                           ", whose log is \"", build_log(program.get(), device), '"'));
    return program;
}

}  // namespace

cl_program ConvertPrograms::get(cl_context context, cl_device_id device, const std::string &options)
{
    // Held during the build: other threads that need the same program wait for it.
    std::lock_guard lock(mutex_);
    ClProgram &program = programs_[{device, options}];
    if (!program) program = build(context, device, options);
    return program.get();
}

}  // namespace clgl
