// Adds the extensions of the layer to the extension lists of platforms and devices.
#include "base/text.hpp"
#include "core/device/info.hpp"
#include "layer/dispatch.hpp"
#include "layer/guard.hpp"
#include "layer/native.hpp"
#include "layer/query_reply.hpp"

#include <cstring>
#include <vector>

namespace clgl::layer
{

namespace
{

// The layer cannot provide cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing, because core OpenCL has no
// functions that create such images.
constexpr const char *added[] = {"cl_khr_gl_sharing", "cl_khr_gl_event"};

std::string with_added(std::string list)
{
    for (const char *name : added)
        if (!list_has_extension(list, name)) list += text(list.empty() || list.back() == ' ' ? "" : " ", name);
    return list;
}

// Writes the list of extensions with versions. `query` queries the next layer.
template <typename Query> cl_int write_versions(const QueryReply &reply, Query query)
{
    size_t size = 0;
    if (const cl_int code = query(0, nullptr, &size)) return code;
    std::vector<cl_name_version> list(size / sizeof(cl_name_version));
    if (const cl_int code = query(size, list.data(), nullptr)) return code;
    for (const char *name : added) {
        bool there = false;
        for (const cl_name_version &each : list)
            there = there || std::strcmp(each.name, name) == 0;
        if (there) continue;
        cl_name_version &entry = list.emplace_back();
        entry.version = CL_MAKE_VERSION(1, 0, 0);
        std::strcpy(entry.name, name);
    }
    return reply.write_list(std::span<const cl_name_version>(list));
}

}  // namespace

cl_int CL_API_CALL GetPlatformInfo(cl_platform_id platform, cl_platform_info what, size_t size, void *value,
                                   size_t *size_ret)
{
    return guarded("clGetPlatformInfo", [&] {
        const auto query = [&](size_t capacity, void *at, size_t *ret) {
            return next().clGetPlatformInfo(platform, what, capacity, at, ret);
        };
        const bool versions = what == CL_PLATFORM_EXTENSIONS_WITH_VERSION;
        if ((what != CL_PLATFORM_EXTENSIONS && !versions) || query(0, nullptr, nullptr) != CL_SUCCESS ||
            advertises_sharing(platform))
            return query(size, value, size_ret);
        const QueryReply reply{size, value, size_ret};
        return versions ? write_versions(reply, query) : reply.write(with_added(platform_text(platform, what)));
    });
}

cl_int CL_API_CALL GetDeviceInfo(cl_device_id device, cl_device_info what, size_t size, void *value,
                                 size_t *size_ret)
{
    const bool versions = what == CL_DEVICE_EXTENSIONS_WITH_VERSION;
    const auto query = [&](size_t capacity, void *at, size_t *ret) {
        return next().clGetDeviceInfo(device, what, capacity, at, ret);
    };
    if (what != CL_DEVICE_EXTENSIONS && !versions) return query(size, value, size_ret);
    return guarded("clGetDeviceInfo", [&] {
        cl_platform_id platform = nullptr;
        if (next().clGetDeviceInfo(device, CL_DEVICE_PLATFORM, sizeof platform, &platform, nullptr) !=
                CL_SUCCESS ||
            advertises_sharing(platform))
            return query(size, value, size_ret);
        const QueryReply reply{size, value, size_ret};
        return versions ? write_versions(reply, query) : reply.write(with_added(device_text(device, what)));
    });
}

}  // namespace clgl::layer
