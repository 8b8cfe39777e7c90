#include "device_fields.hpp"
#include "drivers.hpp"
#include "probe.hpp"
#include "system.hpp"

#include <span>

namespace clglinfo
{

namespace
{

Value value_of(uint32_t value) { return value; }
Value value_of(uint64_t value) { return value; }
Value value_of(const char *value) { return value; }
Value value_of(clgl_device_cache value) { return static_cast<uint32_t>(value); }
Value value_of(clgl_device_memory value) { return static_cast<uint32_t>(value); }
template <size_t Count> Value value_of(const uint64_t (&values)[Count])
{
    Value list = Value::array();
    for (const uint64_t value : values)
        list.append(value);
    return list;
}

Value hexadecimal(std::span<const uint8_t> bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string hex;
    for (const uint8_t byte : bytes)
        hex += {digits[byte / 16], digits[byte % 16]};
    return hex;
}

Value named_versions(const clgl_name_version *first, uint32_t count)
{
    Value list = Value::array();
    for (const clgl_name_version &each : std::span(first, count)) {
        Value entry = Value::object();
        entry.set("name", each.name);
        entry.set("version", each.version);
        list.append(entry);
    }
    return list;
}

// Returns all fields of clgl_device_info, by name.
Value value_of(const clgl_device_info &info)
{
    Value value = Value::object();
#define CLGLINFO_SET(field, meaning) value.set(#field, value_of(info.field));
    CLGLINFO_DEVICE_FIELDS(CLGLINFO_SET)
#undef CLGLINFO_SET
    value.set("uuid", hexadecimal(info.uuid));
    value.set("driver_uuid", hexadecimal(info.driver_uuid));
    value.set("luid", hexadecimal(info.luid));
#define CLGLINFO_SET_LIST(field) value.set(#field, named_versions(info.field, info.field##_count))
    CLGLINFO_SET_LIST(extensions_with_version);
    CLGLINFO_SET_LIST(ils_with_version);
    CLGLINFO_SET_LIST(built_in_kernels_with_version);
    CLGLINFO_SET_LIST(opencl_c_all_versions);
    CLGLINFO_SET_LIST(opencl_c_features);
#undef CLGLINFO_SET_LIST
    return value;
}

Value value_of(const clgl_platform_info &info)
{
    Value value = Value::object();
    value.set("name", info.name);
    value.set("vendor", info.vendor);
    value.set("version", info.version);
    value.set("numeric_version", info.numeric_version);
    value.set("profile", info.profile);
    value.set("icd_suffix", info.icd_suffix);
    value.set("host_timer_resolution", info.host_timer_resolution);
    value.set("device_count", info.device_count);
    value.set("extensions", info.extensions);
    value.set("extensions_with_version",
              named_versions(info.extensions_with_version, info.extensions_with_version_count));
    return value;
}

// Loads a driver. It stays loaded, because the ICD loader opens it next.
void load_driver(const std::string &library)
{
    if (library.empty()) throw Failure("the file names no library");
    if (!open_library(library.c_str())) throw Failure(std::string("cannot be loaded: ") + library_error());
}

uint32_t count_platforms(bool alone)
{
    uint32_t count = 0;
    const clgl_result result = clgl_platform_get_count(&count);
    if (result == CLGL_ERROR_NO_OPENCL && alone) throw Failure("loads, but offers no platform");
    check(result);
    return count;
}

}  // namespace

void probe_opencl(const Recorder &recorder, const std::string &library)
{
    recorder.set("platforms", Value::array());
    recorder.set("devices", Value::array());
    if (!library.empty()) {
        recorder.set("loads", false);
        recorder.step("being loaded");
        load_driver(library);
        recorder.set("loads", true);
        if (!drivers_can_be_alone) return;
    }
    recorder.step("queried for its platforms and devices");
    const uint32_t count = count_platforms(!library.empty());
    for (uint32_t i = 0; i < count; ++i) {
        clgl_platform_info info = CLGL_PLATFORM_INFO_INIT;
        check(clgl_platform_get_info(i, &info));
        recorder.set("platforms/" + std::to_string(i), value_of(info));
    }
    const std::vector<clgl_device> devices = list_devices();
    for (size_t i = 0; i < devices.size(); ++i) {
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        check(clgl_device_get_info(devices[i], &info));
        recorder.set("devices/" + std::to_string(i), value_of(info));
    }
}

}  // namespace clglinfo
