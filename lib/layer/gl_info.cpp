// Implements clGetGLContextInfoKHR.
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

// Returns the devices of the platform, first the device of the GL context. The other devices can share objects at
// least by copies.
std::vector<cl_device_id> devices_for(const winsys::Binding &gl, cl_platform_id platform)
{
    const ScopedMakeCurrent current(gl);
    const KeptGlErrors kept;
    require_usable_gl();
    std::vector<cl_device_id> devices;
    for (const DeviceMatch &match : match_devices(read_gl_identity(gl)))
        if (match.device->platform() == platform) devices.push_back(match.device->id());
    return devices;
}

// Returns the platform in the property list. If the list has no platform, compares the list with the
// CL_CONTEXT_PROPERTIES of the contexts that share through the layer. Returns the platform of the context with an
// equal list, or the default platform if there is none.
cl_platform_id resolve_platform(const ContextRequest &request)
{
    if (request.platform) return request.platform;
    const std::vector<Ref<GlContext>> contexts = Registry<GlContext>::instance().all();
    const auto found = std::ranges::find_if(
        contexts, [&](const Ref<GlContext> &context) { return context->properties() == request.all; });
    return found != contexts.end() ? platform_of((*found)->handle()) : default_platform();
}

void require_platform(cl_platform_id platform)
{
    if (!platform || next().clGetPlatformInfo(platform, CL_PLATFORM_NAME, 0, nullptr, nullptr) != CL_SUCCESS)
        reject(CL_INVALID_PLATFORM, "CL_CONTEXT_PLATFORM is not a valid platform");
}

}  // namespace

cl_int CL_API_CALL GetGLContextInfoKHR(const cl_context_properties *properties, cl_gl_context_info what,
                                       size_t size, void *value, size_t *size_ret)
{
    return guarded("clGetGLContextInfoKHR", [&] {
        const ContextRequest request = read_context_properties(properties, CL_INVALID_VALUE);
        const cl_platform_id platform = resolve_platform(request);
        require_platform(platform);
        if (shares_natively(platform, request.all.data()))
            return next().clGetGLContextInfoKHR(properties, what, size, value, size_ret);
        if (what != CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR && what != CL_DEVICES_FOR_GL_CONTEXT_KHR)
            reject(CL_INVALID_VALUE, text("param_name ", hex(what), " is not a query of an OpenGL context"));
        if (!request.wants_gl)
            reject(CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR,
                   "the properties name no OpenGL context: add CL_GL_CONTEXT_KHR");
        const std::vector<cl_device_id> devices = devices_for(resolve_binding(request.gl), platform);
        const size_t wanted = what == CL_DEVICES_FOR_GL_CONTEXT_KHR ? devices.size() : 1;
        return QueryReply{size, value, size_ret}.write_list(
            std::span<const cl_device_id>(devices).first(std::min(wanted, devices.size())));
    });
}

}  // namespace clgl::layer
