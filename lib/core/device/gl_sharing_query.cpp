#include "core/device/gl_sharing_query.hpp"

#include "driver/icd.hpp"

namespace clgl
{

bool GlQuery::names(cl_device_id device) const
{
    return device == current || std::ranges::find(usable, device) != usable.end();
}

std::vector<cl_context_properties> gl_properties_of(const GlIdentity &gl)
{
    const auto value = [](const void *pointer) { return reinterpret_cast<cl_context_properties>(pointer); };
    const cl_context_properties display = gl.platform == CLGL_WINSYS_EGL   ? CL_EGL_DISPLAY_KHR
                                          : gl.platform == CLGL_WINSYS_WGL ? CL_WGL_HDC_KHR
                                                                           : CL_GLX_DISPLAY_KHR;
    return {CL_GL_CONTEXT_KHR, value(gl.context), display, value(gl.display)};
}

GlQuery query_gl(const GlIdentity &gl, cl_platform_id platform, bool has_icd)
{
    GlQuery reply;
    if (!gl.context) return reply;
    const auto function = find_platform_function(platform, has_icd, "clGetGLContextInfoKHR",
                                                 &cl_icd_dispatch::clGetGLContextInfoKHR);
    if (!function) return reply;
    reply.asked = true;
    std::vector<cl_context_properties> properties = gl_properties_of(gl);
    properties.insert(properties.end(),
                      {CL_CONTEXT_PLATFORM, reinterpret_cast<cl_context_properties>(platform), 0});
    size_t size = 0;
    cl_device_id current = nullptr;
    reply.code =
        function(properties.data(), CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof current, &current, &size);
    if (reply.code == CL_SUCCESS && size == sizeof current) reply.current = current;
    size = 0;
    const cl_int code = function(properties.data(), CL_DEVICES_FOR_GL_CONTEXT_KHR, 0, nullptr, &size);
    if (code != CL_SUCCESS) {
        reply.code = code;
        return reply;
    }
    reply.usable.resize(size / sizeof(cl_device_id));
    if (!reply.usable.empty() && function(properties.data(), CL_DEVICES_FOR_GL_CONTEXT_KHR, size,
                                          reply.usable.data(), nullptr) != CL_SUCCESS)
        reply.usable.clear();
    return reply;
}

}  // namespace clgl
