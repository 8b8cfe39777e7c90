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
    {CLGL_LOG_NONE, "none"}, {CLGL_LOG_ERROR, "error"}, {CLGL_LOG_WARNING, "warning"},
    {CLGL_LOG_INFO, "info"}, {CLGL_LOG_TRACE, "trace"},
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
    {CLGL_STATUS_NONE, "none"},       {CLGL_STATUS_QUEUED, "queued"},     {CLGL_STATUS_SUBMITTED, "submitted"},
    {CLGL_STATUS_RUNNING, "running"}, {CLGL_STATUS_COMPLETE, "complete"}, {CLGL_STATUS_FAILED, "failed"},
};

constexpr ValueName texture_type_table[] = {
    {CLGL_TEXTURE_TYPE_NONE, "none"},
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
    {CLGL_TRANSPORT_STATUS_NOT_TRIED, "not tried"},
};

constexpr ValueName winsys_table[] = {
    {CLGL_WINSYS_NONE, "none"},
    {CLGL_WINSYS_EGL, "EGL"},
    {CLGL_WINSYS_GLX, "GLX"},
    {CLGL_WINSYS_WGL, "WGL"},
};

constexpr ValueName address_space_table[] = {
    {CLGL_ADDRESS_SPACE_UNKNOWN, "unknown"}, {CLGL_ADDRESS_SPACE_GLOBAL, "global"},
    {CLGL_ADDRESS_SPACE_LOCAL, "local"},     {CLGL_ADDRESS_SPACE_CONSTANT, "constant"},
    {CLGL_ADDRESS_SPACE_PRIVATE, "private"},
};

constexpr ValueName binary_type_table[] = {
    {CLGL_BINARY_NONE, "none"},
    {CLGL_BINARY_COMPILED_OBJECT, "compiled object"},
    {CLGL_BINARY_LIBRARY, "library"},
    {CLGL_BINARY_EXECUTABLE, "executable"},
};

constexpr ValueName device_cache_table[] = {
    {CLGL_DEVICE_CACHE_NONE, "none"},
    {CLGL_DEVICE_CACHE_READ_ONLY, "read-only"},
    {CLGL_DEVICE_CACHE_READ_WRITE, "read-write"},
};

constexpr ValueName device_memory_table[] = {
    {CLGL_DEVICE_MEMORY_NONE, "none"},
    {CLGL_DEVICE_MEMORY_LOCAL, "local"},
    {CLGL_DEVICE_MEMORY_GLOBAL, "global"},
};

constexpr ValueName element_type_table[] = {
    {CLGL_ELEMENT_BYTES, "bytes"},     {CLGL_ELEMENT_INT8, "int8"},       {CLGL_ELEMENT_UINT8, "uint8"},
    {CLGL_ELEMENT_INT16, "int16"},     {CLGL_ELEMENT_UINT16, "uint16"},   {CLGL_ELEMENT_INT32, "int32"},
    {CLGL_ELEMENT_UINT32, "uint32"},   {CLGL_ELEMENT_INT64, "int64"},     {CLGL_ELEMENT_UINT64, "uint64"},
    {CLGL_ELEMENT_FLOAT16, "float16"}, {CLGL_ELEMENT_FLOAT32, "float32"}, {CLGL_ELEMENT_FLOAT64, "float64"},
};

constexpr ValueName fence_type_table[] = {
    {CLGL_FENCE_TYPE_NONE, "none"},
    {CLGL_FENCE_TYPE_OPENCL, "OpenCL"},
    {CLGL_FENCE_TYPE_OPENGL, "OpenGL"},
    {CLGL_FENCE_TYPE_USER, "user"},
};

constexpr ValueName image_access_table[] = {
    {CLGL_IMAGE_ACCESS_NONE, "none"},
    {CLGL_IMAGE_ACCESS_READ_ONLY, "read-only"},
    {CLGL_IMAGE_ACCESS_WRITE_ONLY, "write-only"},
    {CLGL_IMAGE_ACCESS_READ_WRITE, "read-write"},
};

constexpr ValueName numeric_type_table[] = {
    {CLGL_NUMERIC_NONE, "none"},   {CLGL_NUMERIC_UNORM, "unorm"}, {CLGL_NUMERIC_SNORM, "snorm"},
    {CLGL_NUMERIC_FLOAT, "float"}, {CLGL_NUMERIC_INT, "int"},     {CLGL_NUMERIC_UINT, "uint"},
    {CLGL_NUMERIC_SRGB, "sRGB"},   {CLGL_NUMERIC_DEPTH, "depth"},
};

constexpr ValueName pixel_component_type_table[] = {
    {CLGL_PIXEL_UNORM8, "unorm8"}, {CLGL_PIXEL_SNORM8, "snorm8"},   {CLGL_PIXEL_UINT8, "uint8"},
    {CLGL_PIXEL_INT8, "int8"},     {CLGL_PIXEL_FLOAT32, "float32"},
};

constexpr ValueName program_origin_table[] = {
    {CLGL_PROGRAM_FROM_NONE, "none"}, {CLGL_PROGRAM_FROM_SOURCE, "source"},
    {CLGL_PROGRAM_FROM_IL, "IL"},     {CLGL_PROGRAM_FROM_BINARY, "binary"},
    {CLGL_PROGRAM_FROM_LINK, "link"}, {CLGL_PROGRAM_FROM_NATIVE, "native"},
};

constexpr ValueName ring_mode_table[] = {
    {CLGL_RING_MODE_FIFO, "FIFO"},
    {CLGL_RING_MODE_MAILBOX, "mailbox"},
};

constexpr ValueName sampler_address_table[] = {
    {CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE, "clamp to edge"},
    {CLGL_SAMPLER_ADDRESS_CLAMP, "clamp"},
    {CLGL_SAMPLER_ADDRESS_REPEAT, "repeat"},
    {CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT, "mirrored repeat"},
    {CLGL_SAMPLER_ADDRESS_NONE, "none"},
};

constexpr ValueName sampler_coordinates_table[] = {
    {CLGL_COORDINATES_NORMALIZED, "normalized"},
    {CLGL_COORDINATES_PIXELS, "pixels"},
};

constexpr ValueName sampler_filter_table[] = {
    {CLGL_FILTER_NEAREST, "nearest"},
    {CLGL_FILTER_LINEAR, "linear"},
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

const char *address_space_name(clgl_address_space space) { return name_in(address_space_table, space); }

const char *binary_type_name(clgl_binary_type type) { return name_in(binary_type_table, type); }

const char *device_cache_name(clgl_device_cache cache) { return name_in(device_cache_table, cache); }

const char *device_memory_name(clgl_device_memory memory) { return name_in(device_memory_table, memory); }

const char *element_type_name(clgl_element_type type) { return name_in(element_type_table, type); }

const char *fence_type_name(clgl_fence_type type) { return name_in(fence_type_table, type); }

const char *image_access_name(clgl_image_access access) { return name_in(image_access_table, access); }

const char *numeric_type_name(clgl_numeric_type type) { return name_in(numeric_type_table, type); }

const char *pixel_component_type_name(clgl_pixel_component_type type)
{
    return name_in(pixel_component_type_table, type);
}

const char *program_origin_name(clgl_program_origin origin) { return name_in(program_origin_table, origin); }

const char *ring_mode_name(clgl_ring_mode mode) { return name_in(ring_mode_table, mode); }

const char *sampler_address_name(clgl_sampler_address address) { return name_in(sampler_address_table, address); }

const char *sampler_coordinates_name(clgl_sampler_coordinates coordinates)
{
    return name_in(sampler_coordinates_table, coordinates);
}

const char *sampler_filter_name(clgl_sampler_filter filter) { return name_in(sampler_filter_table, filter); }

}  // namespace clgl
