#include "layer/guard.hpp"

#include "base/result.hpp"

#include <new>

namespace clgl::layer
{

namespace
{

cl_int code_of(const Error &error, cl_int unsupported)
{
    const cl_int native = error.native().source == CLGL_NATIVE_OPENCL ? error.native().code : CL_SUCCESS;
    switch (error.result()) {
    case CLGL_ERROR_INVALID_ARGUMENT:
    case CLGL_ERROR_OUT_OF_RANGE:
        return CL_INVALID_VALUE;
    case CLGL_ERROR_INVALID_GL_OBJECT:
    case CLGL_ERROR_GL_OBJECT_CHANGED:
        return CL_INVALID_GL_OBJECT;
    case CLGL_ERROR_WRONG_CONTEXT:
        return CL_INVALID_CONTEXT;
    case CLGL_ERROR_UNSUPPORTED:
    case CLGL_ERROR_NO_TRANSPORT:
        return unsupported;
    case CLGL_ERROR_OUT_OF_HOST_MEMORY:
        return CL_OUT_OF_HOST_MEMORY;
    case CLGL_ERROR_OUT_OF_DEVICE_MEMORY:
        return native != CL_SUCCESS ? native : CL_OUT_OF_RESOURCES;
    case CLGL_ERROR_COMMAND_FAILED:
        return CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    case CLGL_ERROR_NO_GL_CONTEXT:
    case CLGL_ERROR_WRONG_GL_CONTEXT:
    case CLGL_ERROR_NO_OPENGL:
    case CLGL_ERROR_WINSYS:
    case CLGL_ERROR_CONTEXT_LOST:
        return CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR;
    default:
        return native != CL_SUCCESS ? native : CL_INVALID_OPERATION;
    }
}

void log_failure(const char *function, cl_int code, const char *why)
{
    log_line(function, " returns ", native_name(CLGL_NATIVE_OPENCL, code), " (", code, "): ", why);
}

}  // namespace

cl_int code_of_exception(const char *function, cl_int unsupported) noexcept
{
    try {
        throw;
    } catch (const ClFailure &failure) {
        log_failure(function, failure.code, failure.why.c_str());
        return failure.code;
    } catch (const Error &error) {
        const cl_int code = code_of(error, unsupported);
        log_failure(function, code, error.what());
        return code;
    } catch (const std::bad_alloc &) {
        return CL_OUT_OF_HOST_MEMORY;
    } catch (...) {
        return CL_OUT_OF_RESOURCES;
    }
}

}  // namespace clgl::layer
