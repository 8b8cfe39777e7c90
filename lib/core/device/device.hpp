// Enumerates the OpenCL platforms and devices, once per process. The result is never freed.
//
// Functions that need the result throw CLGL_ERROR_NO_OPENCL if no platform is found; the next call searches
// again. In a forked child they throw CLGL_ERROR_FORKED.
#pragma once

#include "core/device/info_reader.hpp"
#include "core/gl/identity.hpp"
#include "core/object/object.hpp"
#include "driver/cl.hpp"

#include <clgl/device.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clgl
{

struct Platform {
    cl_platform_id id = nullptr;
    clgl_platform_info info{};
    InfoStorage storage;
};

class Device : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::device;

    // `platform` must live until the process ends.
    Device(cl_device_id id, const Platform &platform, uint32_t platform_index, bool is_default);

    cl_device_id id() const { return id_; }
    cl_platform_id platform() const { return platform_.id; }
    // Returns whether the platform lists cl_khr_icd.
    bool has_icd() const;
    const clgl_device_info &info() const { return info_; }
    // Returns CLGL_DEVICE_TYPE_ flags, including CLGL_DEVICE_TYPE_DEFAULT for the default device of the platform.
    uint32_t types() const { return types_; }
    bool is_cpu() const { return info_.type & CLGL_DEVICE_TYPE_CPU; }
    // Returns the required alignment of sub-buffers and host memory in bytes.
    uint32_t base_alignment() const
    {
        constexpr uint32_t bits_per_byte = 8;
        return std::max(info_.mem_base_addr_align / bits_per_byte, 1u);
    }
    bool has_extension(std::string_view name) const;
    // Returns "platform / name". Messages use this form, and CLGL_DEVICE accepts it.
    std::string full_name() const;
    // Returns a text that identifies everything on which a program binary depends, such as the name and version
    // of the device and the driver.
    std::string identity() const;
    std::optional<Uuid> uuid() const;
    // Returns an address such as "0000:65:00.0"; empty if the driver does not report the address.
    std::string pci_address() const;

    // Returns the handle of the device. All calls return the same handle.
    clgl_device handle() const { return handle_; }

private:
    friend class Enumeration;

    cl_device_id id_;
    const Platform &platform_;
    uint32_t types_;
    InfoStorage storage_;
    clgl_device_info info_{};
    clgl_device handle_ = nullptr;
};

const std::vector<Platform> &platforms();
// Returns the platform with this index. Throws CLGL_ERROR_OUT_OF_RANGE if there is none.
const Platform &platform_at(uint32_t index);

// Returns the devices of all platforms, possibly none.
const std::vector<Ref<Device>> &devices();

// Returns the device with this id. Throws CLGL_ERROR_NO_DEVICE if there is none.
Ref<Device> find_device(cl_device_id id);

// Returns the device that a value of CLGL_DEVICE selects: the first device that matches one of these, in this
// order:
// - The platform name contains `name`.
// - The full name contains `name`, or the UUID or PCI address equals `name`.
// - The platform vendor or version contains `name`.
//
// If several devices match in the same way, prefers devices that are not CPUs, because the names of CPU devices
// contain the vendor of the processor.
//
// Ignores case, and dashes in UUIDs. As a platform name, "rocm" means the platform of AMD. Throws
// CLGL_ERROR_NO_DEVICE with a list of the devices if no device matches.
Ref<Device> find_device_named(std::string_view name);

// Returns a list of all devices as the end of a message, such as `; available: "A / B", "C / D"`.
std::string list_of_devices();

struct DeviceMatch {
    Ref<Device> device;
    // A CLGL_MATCH_ constant
    clgl_device_match match = CLGL_MATCH_NONE;
    // Explains the match in words, for the report
    std::string reason;
};

// Returns every available device, sorted by how well it matches the GL context. The best match is first. `match`
// is CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK.
std::vector<DeviceMatch> match_devices(const GlIdentity &gl);

// Returns false if the UUIDs of the device and the GL context are known and differ. Returns true for all CPUs,
// because they can be used with any GL context.
bool may_drive(const GlIdentity &gl, const Device &device);

}  // namespace clgl
