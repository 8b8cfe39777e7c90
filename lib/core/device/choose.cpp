#include "core/device/choose.hpp"

#include "base/caller_list.hpp"
#include "base/platform/process.hpp"
#include "base/text.hpp"
#include "core/object/handles.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

DeviceChoice one(DeviceMatch match) { return {{match.device}, std::move(match)}; }

DeviceChoice one_of_environment(const std::string &name)
{
    return one({find_device_named(name), CLGL_MATCH_ENVIRONMENT, text("CLGL_DEVICE is \"", name, "\"")});
}

std::vector<cl_device_id> devices_of(void *context)
{
    const auto native = static_cast<cl_context>(context);
    size_t size = 0;
    check_cl(cl().GetContextInfo(native, CL_CONTEXT_DEVICES, 0, nullptr, &size), "clGetContextInfo");
    std::vector<cl_device_id> ids(size / sizeof(cl_device_id));
    check_cl(cl().GetContextInfo(native, CL_CONTEXT_DEVICES, size, ids.data(), nullptr), "clGetContextInfo");
    return ids;
}

// Decides whether a device may be chosen. If the descriptor contains a cl_context, only the devices of that
// cl_context may be chosen.
class Allowed
{
public:
    explicit Allowed(const clgl_context_desc &desc) : all_(!desc.cl_context)
    {
        if (desc.cl_context) ids_ = devices_of(desc.cl_context);
    }
    bool operator()(const Device &device) const
    {
        return all_ || std::ranges::find(ids_, device.id()) != ids_.end();
    }
    // `field` is the name of the field or list element in messages.
    void require(const Device &device, const std::string &field) const
    {
        if (!(*this)(device))
            fail(CLGL_ERROR_NO_DEVICE,
                 text(field, ", ", device.full_name(),
                      ", is not a device of cl_context: choose one of its devices, or set cl_context to NULL"));
    }

private:
    bool all_;
    std::vector<cl_device_id> ids_;
};

[[noreturn]] void fail_without_device(const clgl_context_desc &desc)
{
    fail(CLGL_ERROR_NO_DEVICE, desc.cl_context
                                   ? "cl_context has no available root device: create it for a device that "
                                     "clgl_device_list returns"
                                   : "no OpenCL device is available: run clinfo to list the devices");
}

DeviceChoice one_requested(const clgl_context_desc &desc, const Allowed &allowed)
{
    const Pinned<Device> device(reinterpret_cast<uintptr_t>(desc.device));
    allowed.require(*device, "device");
    return one({device.ref(), CLGL_MATCH_REQUESTED, "requested in clgl_context_desc.device"});
}

DeviceChoice several_requested(const clgl_context_desc &desc, const Allowed &allowed)
{
    check_list(desc.device_count, desc.devices, "devices");
    std::vector<Ref<Device>> devices;
    for (uint32_t i = 0; i < desc.device_count; ++i) {
        const auto device = pinned_element<Device>(desc.devices, i, "devices");
        const std::string field = text("devices[", i, ']');
        allowed.require(*device, field);
        if (std::ranges::find(devices, &*device, &Ref<Device>::get) != devices.end())
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text(field, ", ", device->full_name(), ", is in the list twice: list it once"));
        if (i != 0 && device->platform() != devices.front()->platform())
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("devices[0], ", devices.front()->full_name(), ", and ", field, ", ", device->full_name(),
                      ", belong to different platforms: create a context for each platform"));
        devices.push_back(device.ref());
    }
    DeviceMatch match{devices.front(), CLGL_MATCH_REQUESTED, "the first device in clgl_context_desc.devices"};
    return {std::move(devices), std::move(match)};
}

// Returns all available devices: first those that are not CPUs, then CPUs. Within both groups, keeps the order of
// OpenCL.
std::vector<Ref<Device>> best_first()
{
    std::vector<Ref<Device>> sorted;
    std::ranges::copy_if(devices(), std::back_inserter(sorted),
                         [](const Ref<Device> &device) { return device->info().available; });
    std::stable_partition(sorted.begin(), sorted.end(),
                          [](const Ref<Device> &device) { return !device->is_cpu(); });
    return sorted;
}

DeviceChoice all_of_types(uint32_t types)
{
    const auto is_wanted = [&](const Ref<Device> &device) { return device->types() & types; };
    const std::vector<Ref<Device>> candidates = best_first();
    const auto best = std::ranges::find_if(candidates, is_wanted);
    if (best == candidates.end())
        fail(CLGL_ERROR_NO_DEVICE,
             text("no available device has one of the types in device_types, ", hex(types), list_of_devices()));
    std::vector<Ref<Device>> chosen;
    std::ranges::copy_if(candidates, std::back_inserter(chosen), [&](const Ref<Device> &device) {
        return is_wanted(device) && device->platform() == (*best)->platform();
    });
    DeviceMatch match{chosen.front(), CLGL_MATCH_BEST,
                      text("the best device of the requested types; the context also has the other available "
                           "devices of these types on ",
                           chosen.front()->info().platform_name)};
    return {std::move(chosen), std::move(match)};
}

// Returns all enumerated devices of the cl_context in the descriptor. Sub-devices are not enumerated.
DeviceChoice all_of_context(const clgl_context_desc &desc, const Allowed &allowed)
{
    std::vector<Ref<Device>> chosen;
    std::ranges::copy_if(devices(), std::back_inserter(chosen),
                         [&](const Ref<Device> &device) { return allowed(*device); });
    if (chosen.empty()) fail_without_device(desc);
    DeviceMatch match{chosen.front(), CLGL_MATCH_CL_CONTEXT, "the first device of cl_context"};
    return {std::move(chosen), std::move(match)};
}

}  // namespace

DeviceChoice choose_device_for_gl(const clgl_context_desc &desc, const GlIdentity &identity)
{
    const Allowed allowed(desc);
    const std::string name = environment_variable("CLGL_DEVICE");
    if (desc.device) return one_requested(desc, allowed);
    if (!name.empty() && !desc.cl_context) return one_of_environment(name);
    const std::vector<DeviceMatch> matches = match_devices(identity);
    const auto best =
        std::ranges::find_if(matches, [&](const DeviceMatch &match) { return allowed(*match.device); });
    if (best == matches.end()) fail_without_device(desc);
    if (!desc.cl_context) return one(*best);
    return one({best->device, CLGL_MATCH_CL_CONTEXT, text("the best device of cl_context: ", best->reason)});
}

DeviceChoice choose_compute_devices(const clgl_context_desc &desc)
{
    const Allowed allowed(desc);
    const std::string name = environment_variable("CLGL_DEVICE");
    if (desc.device) return one_requested(desc, allowed);
    if (desc.devices) return several_requested(desc, allowed);
    if (desc.device_types) return all_of_types(desc.device_types);
    if (desc.cl_context) return all_of_context(desc, allowed);
    if (!name.empty()) return one_of_environment(name);
    const std::vector<Ref<Device>> candidates = best_first();
    if (candidates.empty()) fail_without_device(desc);
    const Ref<Device> &best = candidates.front();
    return one({best, CLGL_MATCH_BEST,
                text("the context has no OpenGL, and this is the first device",
                     best->is_cpu() ? "; all are CPUs" : " that is not a CPU")});
}

}  // namespace clgl
