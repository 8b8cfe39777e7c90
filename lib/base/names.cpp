#include "base/names.hpp"

#include <clgl/clgl.h>

#include <cstddef>

namespace clgl
{

namespace
{

struct ValueName {
    int32_t value;
    const char *name;
};

template <size_t Count> const char *name_in(const ValueName (&names)[Count], int32_t value)
{
    for (const ValueName &entry : names)
        if (entry.value == value) return entry.name;
    return "unknown";
}

constexpr ValueName access_table[] = {
    {CLGL_ACCESS_READ_WRITE, "read-write"},
    {CLGL_ACCESS_READ_ONLY, "read-only"},
    {CLGL_ACCESS_WRITE_ONLY, "write-only"},
    {CLGL_ACCESS_WRITE_DISCARD, "write-discard"},
};

constexpr ValueName argument_type_table[] = {
    {CLGL_ARGUMENT_UNKNOWN, "unknown"},    {CLGL_ARGUMENT_VALUE, "value"},     {CLGL_ARGUMENT_BUFFER, "buffer"},
    {CLGL_ARGUMENT_LOCAL, "local memory"}, {CLGL_ARGUMENT_TEXTURE, "texture"}, {CLGL_ARGUMENT_SAMPLER, "sampler"},
    {CLGL_ARGUMENT_NULL, "null"},
};

constexpr ValueName build_status_table[] = {
    {CLGL_BUILD_NONE, "none"},
    {CLGL_BUILD_IN_PROGRESS, "in progress"},
    {CLGL_BUILD_SUCCESS, "success"},
    {CLGL_BUILD_FAILED, "failed"},
};

constexpr ValueName command_type_table[] = {
    {CLGL_COMMAND_UNKNOWN, "unknown"},
    {CLGL_COMMAND_KERNEL, "kernel"},
    {CLGL_COMMAND_HOST_FUNCTION, "host function"},
    {CLGL_COMMAND_READ_BUFFER, "read buffer"},
    {CLGL_COMMAND_WRITE_BUFFER, "write buffer"},
    {CLGL_COMMAND_COPY_BUFFER, "copy buffer"},
    {CLGL_COMMAND_FILL_BUFFER, "fill buffer"},
    {CLGL_COMMAND_READ_BUFFER_RECT, "read buffer rect"},
    {CLGL_COMMAND_WRITE_BUFFER_RECT, "write buffer rect"},
    {CLGL_COMMAND_COPY_BUFFER_RECT, "copy buffer rect"},
    {CLGL_COMMAND_MAP_BUFFER, "map buffer"},
    {CLGL_COMMAND_UNMAP, "unmap"},
    {CLGL_COMMAND_MIGRATE, "migrate"},
    {CLGL_COMMAND_READ_TEXTURE, "read texture"},
    {CLGL_COMMAND_WRITE_TEXTURE, "write texture"},
    {CLGL_COMMAND_COPY_TEXTURE, "copy texture"},
    {CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER, "copy texture to buffer"},
    {CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE, "copy buffer to texture"},
    {CLGL_COMMAND_MAP_TEXTURE, "map texture"},
    {CLGL_COMMAND_FILL_TEXTURE, "fill texture"},
    {CLGL_COMMAND_MARKER, "marker"},
    {CLGL_COMMAND_BARRIER, "barrier"},
    {CLGL_COMMAND_ACQUIRE, "acquire"},
    {CLGL_COMMAND_RELEASE, "release"},
    {CLGL_COMMAND_USER, "user fence"},
    {CLGL_COMMAND_GL_FENCE, "OpenGL fence"},
    {CLGL_COMMAND_SVM_FREE, "SVM free"},
    {CLGL_COMMAND_SVM_COPY, "SVM copy"},
    {CLGL_COMMAND_SVM_FILL, "SVM fill"},
    {CLGL_COMMAND_SVM_MAP, "SVM map"},
    {CLGL_COMMAND_SVM_UNMAP, "SVM unmap"},
    {CLGL_COMMAND_SVM_MIGRATE, "SVM migrate"},
};

constexpr ValueName gl_api_table[] = {
    {CLGL_GL_API_NONE, "none"},
    {CLGL_GL_API_OPENGL, "OpenGL"},
    {CLGL_GL_API_OPENGL_ES, "OpenGL ES"},
};

constexpr ValueName log_level_table[] = {
    {CLGL_LOG_ERROR, "error"},
    {CLGL_LOG_WARNING, "warning"},
    {CLGL_LOG_INFO, "info"},
    {CLGL_LOG_TRACE, "trace"},
};

constexpr ValueName device_match_table[] = {
    {CLGL_MATCH_NONE, "none"},
    {CLGL_MATCH_REQUESTED, "requested"},
    {CLGL_MATCH_ENVIRONMENT, "environment"},
    {CLGL_MATCH_CL_CONTEXT, "cl_context"},
    {CLGL_MATCH_GL_QUERY, "GL query"},
    {CLGL_MATCH_UUID, "UUID"},
    {CLGL_MATCH_CPU, "CPU"},
    {CLGL_MATCH_FALLBACK, "fallback"},
    {CLGL_MATCH_BEST, "best"},
};

constexpr ValueName native_source_table[] = {
    {CLGL_NATIVE_NONE, "none"}, {CLGL_NATIVE_OPENCL, "OpenCL"}, {CLGL_NATIVE_OPENGL, "OpenGL"},
    {CLGL_NATIVE_EGL, "EGL"},   {CLGL_NATIVE_GLX, "GLX"},       {CLGL_NATIVE_VULKAN, "Vulkan"},
    {CLGL_NATIVE_WGL, "WGL"},
};

constexpr ValueName self_test_table[] = {
    {CLGL_SELF_TEST_NOT_RUN, "not run"},
    {CLGL_SELF_TEST_PASSED, "passed"},
    {CLGL_SELF_TEST_FAILED, "failed"},
};

constexpr ValueName status_table[] = {
    {CLGL_STATUS_QUEUED, "queued"},     {CLGL_STATUS_SUBMITTED, "submitted"}, {CLGL_STATUS_RUNNING, "running"},
    {CLGL_STATUS_COMPLETE, "complete"}, {CLGL_STATUS_FAILED, "failed"},
};

constexpr ValueName texture_type_table[] = {
    {CLGL_TEXTURE_TYPE_1D, "1D"},
    {CLGL_TEXTURE_TYPE_2D, "2D"},
    {CLGL_TEXTURE_TYPE_3D, "3D"},
    {CLGL_TEXTURE_TYPE_1D_ARRAY, "1D array"},
    {CLGL_TEXTURE_TYPE_2D_ARRAY, "2D array"},
    {CLGL_TEXTURE_TYPE_BUFFER, "buffer"},
};

constexpr ValueName transport_table[] = {
    {CLGL_TRANSPORT_AUTO, "auto"},         {CLGL_TRANSPORT_MAPPED, "mapped"}, {CLGL_TRANSPORT_STAGED, "staged"},
    {CLGL_TRANSPORT_EXTERNAL, "external"}, {CLGL_TRANSPORT_NATIVE, "native"},
};

constexpr ValueName transport_status_table[] = {
    {CLGL_TRANSPORT_STATUS_UNAVAILABLE, "unavailable"},
    {CLGL_TRANSPORT_STATUS_AVAILABLE, "available"},
    {CLGL_TRANSPORT_STATUS_SELECTED, "selected"},
};

constexpr ValueName winsys_table[] = {
    {CLGL_WINSYS_NONE, "none"},
    {CLGL_WINSYS_EGL, "EGL"},
    {CLGL_WINSYS_GLX, "GLX"},
    {CLGL_WINSYS_WGL, "WGL"},
};

}  // namespace

const char *access_name(clgl_access access) { return name_in(access_table, access); }

const char *argument_type_name(clgl_argument_type type) { return name_in(argument_type_table, type); }

const char *build_status_name(clgl_build_status status) { return name_in(build_status_table, status); }

const char *command_type_name(clgl_command_type command) { return name_in(command_type_table, command); }

const char *gl_api_name(clgl_gl_api api) { return name_in(gl_api_table, api); }

const char *log_level_name(clgl_log_level level) { return name_in(log_level_table, level); }

const char *device_match_name(clgl_device_match match) { return name_in(device_match_table, match); }

const char *native_source_name(clgl_native_source source) { return name_in(native_source_table, source); }

const char *self_test_name(clgl_self_test result) { return name_in(self_test_table, result); }

const char *status_name(clgl_fence_status status) { return name_in(status_table, status); }

const char *texture_type_name(clgl_texture_type type) { return name_in(texture_type_table, type); }

const char *transport_name(clgl_transport transport) { return name_in(transport_table, transport); }

const char *transport_status_name(clgl_transport_status status)
{
    return name_in(transport_status_table, status);
}

const char *winsys_name(clgl_winsys winsys) { return name_in(winsys_table, winsys); }

}  // namespace clgl
