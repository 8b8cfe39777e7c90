#include "failure.hpp"

#include <epoxy/gl.h>

namespace frames
{

void attempt(Outcome &outcome, const std::function<void()> &what)
{
    try {
        what();
        outcome.ran = true;
    } catch (const Unavailable &missing) {
        outcome.why_not = missing.what();
    } catch (const std::exception &error) {
        outcome.why_not = error.what();
        outcome.failed = true;
    }
}

void check(clgl_result result)
{
    if (result != CLGL_SUCCESS) throw std::runtime_error(clgl_error_message());
}

void check_cl(cl_int code, const char *call)
{
    if (code == CL_SUCCESS) return;
    throw std::runtime_error(std::string(call) + " returned " + clgl_native_name(CLGL_NATIVE_OPENCL, code));
}

void check_gl(const char *doing)
{
    const GLenum code = glGetError();
    if (code == GL_NO_ERROR) return;
    throw std::runtime_error(std::string(doing) + " returned " +
                             clgl_native_name(CLGL_NATIVE_OPENGL, static_cast<int32_t>(code)));
}

void require(clgl_result result)
{
    if (result == CLGL_ERROR_NO_TRANSPORT || result == CLGL_ERROR_UNSUPPORTED)
        throw Unavailable(clgl_error_message());
    check(result);
}

}  // namespace frames
