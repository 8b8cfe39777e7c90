#include "core/device/device.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/device/info.hpp"
#include "core/object/handles.hpp"
#include "driver/icd.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <mutex>
#include <utility>

namespace clgl
{

Device::Device(cl_device_id id, const Platform &platform, uint32_t platform_index, bool is_default)
    : Object(object_type), id_(id), platform_(platform), info_(read_device_info(id, storage_))
{
    info_.platform = platform_index;
    info_.platform_name = platform.info.name;
    if (find_quirk(*this, Quirk::profiling))
        info_.queue_on_host_properties &= ~uint32_t{CLGL_DEVICE_QUEUE_PROFILING};
    types_ = info_.type | (is_default ? CLGL_DEVICE_TYPE_DEFAULT : 0u);
}

bool Device::has_icd() const { return list_has_extension(platform_.info.extensions, "cl_khr_icd"); }

bool Device::has_extension(std::string_view name) const { return list_has_extension(info_.extensions, name); }

std::string Device::full_name() const { return text(info_.platform_name, " / ", info_.name); }

std::string Device::identity() const
{
    return text(full_name(), ", ", platform_.info.version, ", ", info_.version, ", driver ", info_.driver_version,
                ", ", info_.address_bits, " bits");
}

std::optional<Uuid> Device::uuid() const
{
    if (!info_.has_uuid) return {};
    return std::to_array(info_.uuid);
}

std::string Device::pci_address() const
{
    if (!info_.has_pci) return {};
    char address[sizeof "ffffffff:ffffffff:ffffffff.ffffffff"];
    std::snprintf(address, sizeof address, "%04x:%02x:%02x.%x", info_.pci_domain, info_.pci_bus, info_.pci_device,
                  info_.pci_function);
    return address;
}

// All platforms and devices. Never destroyed.
class Enumeration
{
public:
    Enumeration();

    std::vector<Platform> platforms;
    std::vector<Ref<Device>> devices;
    std::vector<std::string> warnings;

private:
    std::vector<cl_device_id> device_ids(const Platform &platform, cl_device_type type);
    void add_devices(uint32_t platform_index);
};

namespace
{

std::vector<cl_platform_id> platform_ids()
{
    cl_uint count = 0;
    const cl_int code = cl().GetPlatformIDs(0, nullptr, &count);
    if (code != CL_SUCCESS && code != CL_PLATFORM_NOT_FOUND_KHR) fail_cl(code, "clGetPlatformIDs");
    if (code != CL_SUCCESS || count == 0)
        fail(CLGL_ERROR_NO_OPENCL, text("this machine has no OpenCL platform: ", explain_missing_opencl()),
             code == CL_SUCCESS ? Native{} : Native{CLGL_NATIVE_OPENCL, code});
    std::vector<cl_platform_id> ids(count);
    check_cl(cl().GetPlatformIDs(count, ids.data(), nullptr), "clGetPlatformIDs");
    return ids;
}

// Returns the enumeration, which the first successful call creates.
const Enumeration &enumeration()
{
    handles::refuse_if_forked();
    static std::atomic<const Enumeration *> found{nullptr};
    auto &mutex = immortal<OrderedMutex<LockOrder::devices>>();
    if (const Enumeration *known = found.load(std::memory_order_acquire)) return *known;
    const Enumeration *made = nullptr;
    {
        std::lock_guard lock(mutex);
        if (const Enumeration *known = found.load(std::memory_order_acquire)) return *known;
        made = new Enumeration;
        found.store(made, std::memory_order_release);
    }
    for (const std::string &warning : made->warnings)
        log::write(CLGL_LOG_WARNING, warning);
    return *made;
}

bool same_ignoring_case(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && contains_ignoring_case(a, b);
}

bool names_platform(std::string_view name, std::string_view platform)
{
    // Replace "rocm", because the names of the AMD platform do not contain it.
    static constexpr std::string_view rocm = "AMD Accelerated Parallel Processing";
    return contains_ignoring_case(platform, same_ignoring_case(name, "rocm") ? rocm : name);
}

bool names_device(std::string_view name, const Device &device)
{
    if (contains_ignoring_case(device.full_name(), name)) return true;
    const std::string pci = device.pci_address();
    if (!pci.empty() && same_ignoring_case(pci, name)) return true;
    std::string without_dashes(name);
    std::erase(without_dashes, '-');
    const std::optional<Uuid> uuid = device.uuid();
    return uuid && same_ignoring_case(hex_digits(*uuid), without_dashes);
}

// The parts of a device that a name can match, best first. With this order, "intel" selects the Intel platform
// before PoCL on an Intel processor. "cuda" selects the NVIDIA platform before PoCL, whose version contains its
// build options.
enum class Naming { platform, device, platform_details, no_match };

Naming naming_of(std::string_view name, const Device &device)
{
    const clgl_platform_info &platform = platform_at(device.info().platform).info;
    if (names_platform(name, platform.name)) return Naming::platform;
    if (names_device(name, device)) return Naming::device;
    const bool has_details =
        contains_ignoring_case(platform.vendor, name) || contains_ignoring_case(platform.version, name);
    return has_details ? Naming::platform_details : Naming::no_match;
}

}  // namespace

Enumeration::Enumeration()
{
    for (const cl_platform_id id : platform_ids()) {
        Platform &platform = platforms.emplace_back();
        platform.id = id;
        platform.info = read_platform_info(id, platform.storage);
    }
    for (uint32_t i = 0; i < platforms.size(); ++i)
        add_devices(i);
    for (const Ref<Device> &device : devices)
        device->handle_ = reinterpret_cast<clgl_device>(handles::insert(device));
}

// Returns the devices of a type. If the platform has none, or rejects the type, returns no devices. After other
// errors also stores a warning, because other platforms may work.
std::vector<cl_device_id> Enumeration::device_ids(const Platform &platform, cl_device_type type)
{
    cl_uint count = 0;
    cl_int code = cl().GetDeviceIDs(platform.id, type, 0, nullptr, &count);
    std::vector<cl_device_id> ids(code == CL_SUCCESS ? count : 0);
    if (!ids.empty()) code = cl().GetDeviceIDs(platform.id, type, count, ids.data(), nullptr);
    if (code == CL_SUCCESS) return ids;
    // Drivers before OpenCL 1.2 and the NVIDIA driver reject CL_DEVICE_TYPE_CUSTOM.
    if (code != CL_DEVICE_NOT_FOUND && code != CL_INVALID_DEVICE_TYPE)
        warnings.push_back(text("clGetDeviceIDs of platform ", platform.info.name, " returned ",
                                native_name(CLGL_NATIVE_OPENCL, code), " (", code, ")"));
    return {};
}

void Enumeration::add_devices(uint32_t platform_index)
{
    Platform &platform = platforms[platform_index];
    std::vector<cl_device_id> ids = device_ids(platform, CL_DEVICE_TYPE_ALL);
    // In most drivers CL_DEVICE_TYPE_ALL does not include custom devices.
    for (const cl_device_id id : device_ids(platform, CL_DEVICE_TYPE_CUSTOM))
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    const std::vector<cl_device_id> defaults = ids.empty() ? ids : device_ids(platform, CL_DEVICE_TYPE_DEFAULT);
    for (const cl_device_id id : ids) {
        const bool is_default = std::find(defaults.begin(), defaults.end(), id) != defaults.end();
        devices.push_back(make_ref<Device>(id, platform, platform_index, is_default));
    }
    platform.info.device_count = static_cast<uint32_t>(ids.size());
}

const std::vector<Platform> &platforms() { return enumeration().platforms; }

const Platform &platform_at(uint32_t index)
{
    const std::vector<Platform> &all = platforms();
    if (index >= all.size())
        fail(CLGL_ERROR_OUT_OF_RANGE, text("index is ", index, ", but there are ", all.size(), " platforms"));
    return all[index];
}

const std::vector<Ref<Device>> &devices() { return enumeration().devices; }

Ref<Device> find_device(cl_device_id id)
{
    for (const Ref<Device> &device : devices())
        if (device->id() == id) return device;
    fail(CLGL_ERROR_NO_DEVICE, text("the cl_device_id is not a root device of this process", list_of_devices()));
}

Ref<Device> find_device_named(std::string_view name)
{
    const auto better = [&](const Ref<Device> &a, const Ref<Device> &b) {
        return std::pair(naming_of(name, *a), a->is_cpu()) < std::pair(naming_of(name, *b), b->is_cpu());
    };
    const auto best = std::ranges::min_element(devices(), better);
    if (!name.empty() && best != devices().end() && naming_of(name, **best) != Naming::no_match) return *best;
    fail(CLGL_ERROR_NO_DEVICE, text("no OpenCL device is named ", quoted_name(name),
                                    ": use a part of \"platform / name\", a part of the vendor or version of "
                                    "the platform, a UUID or a PCI address",
                                    list_of_devices()));
}

std::string list_of_devices()
{
    std::vector<std::string> names;
    for (const Ref<Device> &device : devices()) {
        const std::string pci = device->pci_address();
        names.push_back(text('"', device->full_name(), '"', pci.empty() ? "" : " at ", pci));
    }
    return names.empty() ? "; no OpenCL platform of this machine has a device"
                         : text("; the devices are: ", listed(names));
}

}  // namespace clgl
