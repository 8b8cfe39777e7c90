#include "core/plan/native_sharing.hpp"

#include "base/log.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "driver/cl_mem_info.hpp"

namespace clgl
{

namespace
{

using transport::NativeSupport;

// Returns the message for a GL context that `call` rejected. If GL and OpenCL may use different devices, the
// message names both devices and explains how to select one.
std::string refusal(const char *call, cl_int code, const GlIdentity &gl, const Device &device)
{
    std::string words = text(call, " returned ", native_name(CLGL_NATIVE_OPENCL, code), " (", code, ")",
                             explain_native(CLGL_NATIVE_OPENCL, code));
    if (code != CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR) return words;
    return text(words, "; OpenGL draws with \"", gl.renderer, "\", and OpenCL computes on \"", device.full_name(),
                "\": if these are two devices, as on a laptop with two GPUs, select the OpenGL device with "
                "DRI_PRIME=1 (Mesa) or with __NV_PRIME_RENDER_OFFLOAD=1 and __GLX_VENDOR_LIBRARY_NAME=nvidia "
                "(NVIDIA), or the OpenCL device with CLGL_DEVICE");
}

std::string missing_function(const ClGlTable &table)
{
    const char *const name = !table.CreateFromGLBuffer        ? "clCreateFromGLBuffer"
                             : !table.EnqueueAcquireGLObjects ? "clEnqueueAcquireGLObjects"
                             : !table.EnqueueReleaseGLObjects ? "clEnqueueReleaseGLObjects"
                                                              : nullptr;
    return name ? text("the driver names a device for the OpenGL context, but has no ", name) : std::string();
}

// Returns whether the OpenCL context can share the sentinel buffer of the GL share group, which has a random
// size. Compares the size and does not write to the buffer, because its name may belong to a buffer of another
// share group.
bool knows_share_group(const NativeSupport &means, const GlShareGroup &side, cl_context context)
{
    try {
        const ClMem mem = share_gl_buffer(means.cl, context, side.sentinel());
        return mem_info<size_t>(mem.get(), CL_MEM_SIZE) == side.sentinel_size();
    } catch (const Error &error) {
        log::write(CLGL_LOG_INFO,
                   text("cl_context does not share objects with the current OpenGL context: ", error.what()));
        return false;
    }
}

}  // namespace

NativeSupport find_native_support(const GlIdentity &gl, const Device &device)
{
    NativeSupport means;
    const GlQuery query = query_gl(gl, device.platform(), device.has_icd());
    if (query.names(device.id())) {
        means.cl = find_cl_gl(device.platform(), device.has_icd());
        means.missing = missing_function(means.cl);
    } else if (!query.asked) {
        means.missing = "the OpenCL driver has no clGetGLContextInfoKHR";
    } else if (query.code != CL_SUCCESS) {
        means.missing = refusal("clGetGLContextInfoKHR", query.code, gl, device);
        means.code = {CLGL_NATIVE_OPENCL, query.code};
    } else {
        means.missing = text("clGetGLContextInfoKHR names ",
                             query.current || !query.usable.empty() ? "another device" : "no device",
                             " that shares with this OpenGL context");
    }
    return means;
}

void note_refusal(NativeSupport &means, const GlIdentity &gl, const Device &device, cl_int code)
{
    means.missing = refusal("clCreateContext with the OpenGL context", code, gl, device);
    means.code = {CLGL_NATIVE_OPENCL, code};
}

std::vector<cl_context_properties> properties_of(cl_context context)
{
    size_t size = 0;
    if (cl().GetContextInfo(context, CL_CONTEXT_PROPERTIES, 0, nullptr, &size) != CL_SUCCESS) return {};
    std::vector<cl_context_properties> properties(size / sizeof(cl_context_properties));
    if (properties.empty()) return properties;
    check_cl(cl().GetContextInfo(context, CL_CONTEXT_PROPERTIES, size, properties.data(), nullptr),
             "clGetContextInfo");
    return properties;
}

void check_given_context(NativeSupport &means, const GlShareGroup &side, cl_context context)
{
    if (!means.missing.empty()) return;
    const std::vector<cl_context_properties> properties = properties_of(context);
    for (size_t i = 0; i + 1 < properties.size() && properties[i] != 0; i += 2) {
        if (properties[i] != CL_GL_CONTEXT_KHR || properties[i + 1] == 0) continue;
        if (reinterpret_cast<void *>(properties[i + 1]) == side.binding().context) return;
        // The OpenCL context may have been created with another GL context of the same share group.
        if (!knows_share_group(means, side, context))
            means.missing = "cl_context was created with another OpenGL context (CL_GL_CONTEXT_KHR)";
        return;
    }
    means.missing = "cl_context was created without an OpenGL context (CL_GL_CONTEXT_KHR)";
}

}  // namespace clgl
