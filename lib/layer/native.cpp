#include "layer/native.hpp"

#include "core/device/info.hpp"
#include "driver/icd.hpp"
#include "layer/dispatch.hpp"
#include "layer/settings.hpp"

#include <algorithm>
#include <mutex>
#include <vector>

namespace clgl::layer
{

namespace
{

constexpr const char *extension = "cl_khr_gl_sharing";

struct Platforms {
    std::mutex mutex;
    std::vector<cl_platform_id> native;
};

Platforms &native_platforms()
{
    static Platforms &instance = *new Platforms;
    return instance;
}

template <typename Query> std::string text_of(Query query)
{
    size_t size = 0;
    if (query(0, nullptr, &size) != CL_SUCCESS || size == 0) return {};
    std::string value(size, '\0');
    if (query(size, value.data(), nullptr) != CL_SUCCESS) return {};
    value.resize(value.find('\0') == std::string::npos ? size : value.find('\0'));
    return value;
}

bool any_device_advertises(cl_platform_id platform)
{
    cl_uint count = 0;
    if (next().clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, nullptr, &count) != CL_SUCCESS) return false;
    std::vector<cl_device_id> devices(count);
    if (next().clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, count, devices.data(), nullptr) != CL_SUCCESS)
        return false;
    return std::ranges::any_of(devices, [](cl_device_id device) {
        return list_has_extension(device_text(device, CL_DEVICE_EXTENSIONS), extension);
    });
}

bool names_a_device(cl_platform_id platform, const cl_context_properties *properties)
{
    const std::string extensions = platform_text(platform, CL_PLATFORM_EXTENSIONS);
    const auto function =
        find_platform_function(platform, list_has_extension(extensions, "cl_khr_icd"), "clGetGLContextInfoKHR",
                               &cl_icd_dispatch::clGetGLContextInfoKHR);
    size_t size = 0;
    return function && function(properties, CL_DEVICES_FOR_GL_CONTEXT_KHR, 0, nullptr, &size) == CL_SUCCESS &&
           size >= sizeof(cl_device_id);
}

bool is_native_platform(cl_platform_id platform)
{
    if (!platform) return false;
    {
        std::lock_guard lock(native_platforms().mutex);
        if (std::ranges::find(native_platforms().native, platform) != native_platforms().native.end())
            return true;
    }
    return advertises_sharing(platform);
}

}  // namespace

std::string device_text(cl_device_id device, cl_device_info what)
{
    return text_of([=](size_t size, void *value, size_t *size_ret) {
        return next().clGetDeviceInfo(device, what, size, value, size_ret);
    });
}

std::string platform_text(cl_platform_id platform, cl_platform_info what)
{
    return text_of([=](size_t size, void *value, size_t *size_ret) {
        return next().clGetPlatformInfo(platform, what, size, value, size_ret);
    });
}

bool advertises_sharing(cl_platform_id platform)
{
    if (settings().force) return false;
    return list_has_extension(platform_text(platform, CL_PLATFORM_EXTENSIONS), extension) ||
           any_device_advertises(platform);
}

bool shares_natively(cl_platform_id platform, const cl_context_properties *properties)
{
    if (settings().force || !platform) return false;
    return advertises_sharing(platform) || names_a_device(platform, properties);
}

void note_native(cl_platform_id platform)
{
    std::lock_guard lock(native_platforms().mutex);
    if (std::ranges::find(native_platforms().native, platform) == native_platforms().native.end())
        native_platforms().native.push_back(platform);
}

cl_platform_id platform_of(cl_device_id device)
{
    cl_platform_id platform = nullptr;
    return next().clGetDeviceInfo(device, CL_DEVICE_PLATFORM, sizeof platform, &platform, nullptr) == CL_SUCCESS
               ? platform
               : nullptr;
}

cl_platform_id platform_of(cl_context context)
{
    size_t size = 0;
    if (!context || next().clGetContextInfo(context, CL_CONTEXT_DEVICES, 0, nullptr, &size) != CL_SUCCESS ||
        size < sizeof(cl_device_id))
        return nullptr;
    std::vector<cl_device_id> devices(size / sizeof(cl_device_id));
    return next().clGetContextInfo(context, CL_CONTEXT_DEVICES, size, devices.data(), nullptr) == CL_SUCCESS
               ? platform_of(devices.front())
               : nullptr;
}

bool is_native(cl_context context) { return is_native_platform(platform_of(context)); }

bool is_native(cl_command_queue queue)
{
    cl_context context = nullptr;
    return queue &&
           next().clGetCommandQueueInfo(queue, CL_QUEUE_CONTEXT, sizeof context, &context, nullptr) ==
               CL_SUCCESS &&
           is_native(context);
}

bool is_native(cl_mem mem)
{
    cl_context context = nullptr;
    return mem &&
           next().clGetMemObjectInfo(mem, CL_MEM_CONTEXT, sizeof context, &context, nullptr) == CL_SUCCESS &&
           is_native(context);
}

cl_platform_id default_platform()
{
    cl_platform_id platform = nullptr;
    return next().clGetPlatformIDs(1, &platform, nullptr) == CL_SUCCESS ? platform : nullptr;
}

}  // namespace clgl::layer
