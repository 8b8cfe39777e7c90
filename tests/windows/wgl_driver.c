/* An OpenCL layer that behaves like a driver of Windows: it shares only with the OpenGL context that is current
 * on the calling thread, and only if CL_WGL_HDC_KHR is the current device context. The layer of clgl, which must
 * be below, does the sharing. */
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_gl.h>
#include <CL/cl_icd.h>
#include <CL/cl_layer.h>

#include <windows.h>

#include <string.h>

#define EXPORT __declspec(dllexport)

static cl_icd_dispatch table;
static const cl_icd_dispatch *next;

static cl_int check(const cl_context_properties *properties)
{
    cl_context_properties context = 0, display = 0;
    for (; properties && properties[0]; properties += 2) {
        if (properties[0] == CL_GL_CONTEXT_KHR) context = properties[1];
        if (properties[0] == CL_WGL_HDC_KHR) display = properties[1];
    }
    if (!context) return CL_SUCCESS;
    return context == (cl_context_properties)wglGetCurrentContext() &&
                   display == (cl_context_properties)wglGetCurrentDC()
               ? CL_SUCCESS
               : CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR;
}

static clGetGLContextInfoKHR_fn next_info;

static cl_int CL_API_CALL gl_context_info(const cl_context_properties *properties, cl_gl_context_info name,
                                          size_t size, void *value, size_t *needed)
{
    const cl_int code = check(properties);
    return code == CL_SUCCESS ? next_info(properties, name, size, value, needed) : code;
}

static void *CL_API_CALL address(cl_platform_id platform, const char *name)
{
    void *const found = next->clGetExtensionFunctionAddressForPlatform(platform, name);
    if (!found || strcmp(name, "clGetGLContextInfoKHR") != 0) return found;
    next_info = (clGetGLContextInfoKHR_fn)found;
    return (void *)gl_context_info;
}

static cl_context CL_API_CALL create_context(
    const cl_context_properties *properties, cl_uint count, const cl_device_id *devices,
    void(CL_CALLBACK *notify)(const char *, const void *, size_t, void *), void *user_data, cl_int *code)
{
    const cl_int refusal = check(properties);
    if (refusal == CL_SUCCESS) return next->clCreateContext(properties, count, devices, notify, user_data, code);
    if (code) *code = refusal;
    return NULL;
}

EXPORT cl_int CL_API_CALL clGetLayerInfo(cl_layer_info name, size_t size, void *value, size_t *needed)
{
    const cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    if (name != CL_LAYER_API_VERSION || size < sizeof version) return CL_INVALID_VALUE;
    if (value) memcpy(value, &version, sizeof version);
    if (needed) *needed = sizeof version;
    return CL_SUCCESS;
}

EXPORT cl_int CL_API_CALL clInitLayer(cl_uint count, const cl_icd_dispatch *target, cl_uint *layer_count,
                                      const cl_icd_dispatch **layer)
{
    if (count != sizeof table / sizeof(void *)) return CL_INVALID_VALUE;
    next = target;
    table = *target;
    table.clCreateContext = create_context;
    table.clGetExtensionFunctionAddressForPlatform = address;
    *layer = &table;
    *layer_count = count;
    return CL_SUCCESS;
}
