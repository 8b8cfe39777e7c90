#include "core/program.hpp"

#include "base/text.hpp"

#include <cstring>

namespace clgl
{

Program::Program(Ref<Context> context, const clgl_program_desc &desc)
    : Object(object_type), context_(std::move(context)), label_(desc.label ? desc.label : "")
{
    if (!desc.source) fail(CLGL_ERROR_INVALID_ARGUMENT, "source is NULL");
    if (!context_->device().info().compiler_available)
        fail(CLGL_ERROR_UNSUPPORTED, text(context_->device().full_name(), " has no compiler"));
    const size_t size = desc.source_size != 0 ? desc.source_size : std::strlen(desc.source);
    const char *source = desc.source;
    cl_int code = CL_SUCCESS;
    program_ = ClProgram(cl().CreateProgramWithSource(context_->native(), 1, &source, &size, &code));
    check_cl(code, "clCreateProgramWithSource");
    const char *asked = desc.options ? desc.options : "";
    // So that arguments can be checked, and named in messages.
    const std::string options = text(asked, " -cl-kernel-arg-info");
    const cl_device_id device = context_->device().id();
    code = cl().BuildProgram(program_.get(), 1, &device, options.c_str(), nullptr, nullptr);
    if (code == CL_INVALID_BUILD_OPTIONS)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the compiler does not take the options \"", asked, "\": ", build_log()),
             {CLGL_NATIVE_OPENCL, code});
    if (code == CL_BUILD_PROGRAM_FAILURE)
        fail(
            CLGL_ERROR_BUILD_FAILED,
            text("the program ", label_.empty() ? "" : text('"', label_, "\" "), "does not build: ", build_log()),
            {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clBuildProgram");
}

std::string Program::build_log() const
{
    const cl_device_id device = context_->device().id();
    size_t size = 0;
    check_cl(cl().GetProgramBuildInfo(native(), device, CL_PROGRAM_BUILD_LOG, 0, nullptr, &size),
             "clGetProgramBuildInfo");
    std::string log(size, '\0');
    check_cl(cl().GetProgramBuildInfo(native(), device, CL_PROGRAM_BUILD_LOG, size, log.data(), nullptr),
             "clGetProgramBuildInfo");
    // The driver's terminator is not part of the text.
    log.resize(std::strlen(log.c_str()));
    return log;
}

}  // namespace clgl
