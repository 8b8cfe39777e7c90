#include <clgl/device.h>

#include "abi/query.hpp"
#include "base/names.hpp"
#include "core/device/device.hpp"
#include "core/device/info.hpp"
#include "core/gl/identity.hpp"
#include "winsys/winsys.hpp"

using namespace clgl;

namespace
{

std::vector<DeviceMatch> matches_of_current_gl()
{
    const winsys::Binding binding = winsys::current();
    if (!binding.is_current())
        fail(CLGL_ERROR_NO_GL_CONTEXT, "no OpenGL context is current on this thread: make one current first, "
                                       "for example with eglMakeCurrent or SDL_GL_MakeCurrent");
    return match_devices(read_gl_identity(binding));
}

}  // namespace

clgl_result clgl_platform_get_count(uint32_t *count)
{
    return abi::guarded("clgl_platform_get_count", [&] {
        uint32_t &found = abi::out(count, "count");
        found = static_cast<uint32_t>(platforms().size());
    });
}

clgl_result clgl_platform_get_info(uint32_t index, clgl_platform_info *info)
{
    return abi::guarded("clgl_platform_get_info", [&] {
        abi::InfoOut<clgl_platform_info> out(info, "info");
        out.write(platform_at(index).info);
    });
}

clgl_result clgl_platform_query(uint32_t index, uint32_t param, size_t capacity, void *value, size_t *size)
{
    return abi::guarded("clgl_platform_query", [&] {
        abi::optional_out(size);
        const Platform &platform = platform_at(index);
        abi::query(query_of(platform.id), param, capacity, value, size, text("platform ", platform.info.name));
    });
}

clgl_result clgl_device_list(clgl_device_type_flags types, uint32_t capacity, clgl_device *devices,
                             uint32_t *count)
{
    return abi::guarded("clgl_device_list", [&] {
        abi::clear_list(capacity, devices);
        uint32_t &found = abi::out(count, "count");
        abi::need_list(capacity, devices);
        constexpr uint32_t known = CLGL_DEVICE_TYPE_DEFAULT | CLGL_DEVICE_TYPE_CPU | CLGL_DEVICE_TYPE_GPU |
                                   CLGL_DEVICE_TYPE_ACCELERATOR | CLGL_DEVICE_TYPE_CUSTOM;
        abi::reject_unknown_flags(types, known, "types");
        for (const Ref<Device> &device : clgl::devices()) {
            if (types && !(device->types() & types)) continue;
            if (found < capacity) devices[found] = device->handle();
            ++found;
        }
    });
}

clgl_result clgl_device_get_info(clgl_device device, clgl_device_info *info)
{
    return abi::guarded("clgl_device_get_info", [&] {
        abi::InfoOut<clgl_device_info> out(info, "info");
        out.write(abi::pin<Device>(device)->info());
    });
}

clgl_result clgl_device_query(clgl_device device, uint32_t param, size_t capacity, void *value, size_t *size)
{
    return abi::guarded("clgl_device_query", [&] {
        abi::optional_out(size);
        const auto pinned = abi::pin<Device>(device);
        abi::query(query_of(pinned->id()), param, capacity, value, size, text("device ", pinned->full_name()));
    });
}

clgl_result clgl_device_list_for_gl(uint32_t capacity, clgl_device *devices, clgl_device_match *matches,
                                    uint32_t *count)
{
    return abi::guarded("clgl_device_list_for_gl", [&] {
        abi::clear_list(capacity, devices);
        abi::clear_list(capacity, matches);
        uint32_t &found = abi::out(count, "count");
        abi::need_list(capacity, devices);
        const std::vector<DeviceMatch> all = matches_of_current_gl();
        found = static_cast<uint32_t>(all.size());
        for (uint32_t i = 0; i < std::min(capacity, found); ++i) {
            devices[i] = all[i].device->handle();
            if (matches) matches[i] = all[i].match;
        }
    });
}

clgl_result clgl_device_for_gl(clgl_device *device, clgl_device_match *match)
{
    return abi::guarded("clgl_device_for_gl", [&] {
        abi::optional_out(match);
        clgl_device &found = abi::out(device, "device");
        const std::vector<DeviceMatch> all = matches_of_current_gl();
        if (all.empty()) fail(CLGL_ERROR_NO_DEVICE, text("no OpenCL device is available", list_of_devices()));
        if (all[0].match == CLGL_MATCH_FALLBACK)
            fail(CLGL_ERROR_NO_DEVICE,
                 text(all[0].reason, " (clgl_device_list_for_gl also lists devices without a match)",
                      list_of_devices()));
        found = all[0].device->handle();
        if (match) *match = all[0].match;
    });
}

const char *clgl_device_cache_name(clgl_device_cache cache) { return device_cache_name(cache); }

const char *clgl_device_memory_name(clgl_device_memory memory) { return device_memory_name(memory); }
