// clGetGLContextInfoKHR.
#include "core/device/device.hpp"
#include "core/gl/make_current.hpp"
#include "driver/gl.hpp"
#include "layer/context_request.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_context.hpp"
#include "layer/guard.hpp"
#include "layer/kept_gl_errors.hpp"
#include "layer/native.hpp"
#include "layer/query_reply.hpp"

#include <algorithm>

namespace clgl::layer
{

namespace
{

// The platform's devices, that which drives OpenGL first. Every one of them can share: in the end through copies.
std::vector<cl_device_id> devices_for(const winsys::Binding &gl, cl_platform_id platform)
{
    const ScopedMakeCurrent current(gl);
    const KeptGlErrors kept;
    require_gl_version();
    std::vector<cl_device_id> devices;
    for (const DeviceMatch &match : match_devices(read_gl_identity(gl)))
        if (match.device->platform() == platform) devices.push_back(match.device->id());
    return devices;
}

// A list without a platform may be what a context has told of its properties: then it means that context's.
cl_platform_id platform_meant_by(const ContextRequest &request)
{
    if (request.platform) return request.platform;
    const std::vector<Ref<GlContext>> contexts = Registry<GlContext>::instance().all();
    const auto made_of_it = std::ranges::find_if(
        contexts, [&](const Ref<GlContext> &context) { return context->properties() == request.all; });
    return made_of_it != contexts.end() ? platform_of((*made_of_it)->handle()) : default_platform();
}

void require_platform(cl_platform_id platform)
{
    if (!platform || next().clGetPlatformInfo(platform, CL_PLATFORM_NAME, 0, nullptr, nullptr) != CL_SUCCESS)
        reject(CL_INVALID_PLATFORM, "the platform is none");
}

}  // namespace

cl_int CL_API_CALL GetGLContextInfoKHR(const cl_context_properties *properties, cl_gl_context_info what,
                                       size_t size, void *value, size_t *size_ret)
{
    return guarded("clGetGLContextInfoKHR", [&] {
        const ContextRequest request = read_context_properties(properties, CL_INVALID_VALUE);
        const cl_platform_id platform = platform_meant_by(request);
        require_platform(platform);
        if (shares_natively(platform, request.all.data()))
            return next().clGetGLContextInfoKHR(properties, what, size, value, size_ret);
        if (what != CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR && what != CL_DEVICES_FOR_GL_CONTEXT_KHR)
            reject(CL_INVALID_VALUE, text(hex(what), " is nothing that can be asked of an OpenGL context"));
        if (!request.wants_gl)
            reject(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR, "the properties name no OpenGL context");
        const std::vector<cl_device_id> devices = devices_for(resolve_binding(request.gl), platform);
        const size_t wanted = what == CL_DEVICES_FOR_GL_CONTEXT_KHR ? devices.size() : 1;
        return Answer{size, value, size_ret}.give_list(
            std::span<const cl_device_id>(devices).first(std::min(wanted, devices.size())));
    });
}

}  // namespace clgl::layer
