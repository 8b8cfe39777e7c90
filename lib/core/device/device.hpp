// The OpenCL platforms and devices: enumerated once per process, never freed.
//
// A call that finds no platform throws CLGL_ERROR_NO_OPENCL and caches nothing: a later call looks again. In a
// forked child each of these functions throws CLGL_ERROR_FORKED.
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
    // CLGL_DEVICE_TYPE_ flags, with CLGL_DEVICE_TYPE_DEFAULT for the platform's default device
    uint32_t types() const { return types_; }
    bool is_cpu() const { return info_.type & CLGL_DEVICE_TYPE_CPU; }
    // The alignment in bytes of sub-buffers and host memory
    uint32_t base_alignment() const
    {
        constexpr uint32_t bits_per_byte = 8;
        return std::max(info_.mem_base_addr_align / bits_per_byte, 1u);
    }
    bool has_extension(std::string_view name) const;
    // Returns "platform / name", as in messages and CLGL_DEVICE.
    std::string full_name() const;
    // Returns the device, its driver, and everything else that a binary depends on.
    std::string identity() const;
    std::optional<Uuid> uuid() const;
    // Returns an address such as "0000:65:00.0", or an empty string if the driver does not report it.
    std::string pci_address() const;

    // The device's only handle
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
// Throws CLGL_ERROR_OUT_OF_RANGE.
const Platform &platform_at(uint32_t index);

// Returns the devices of all platforms; may be empty.
const std::vector<Ref<Device>> &devices();

// Throws CLGL_ERROR_NO_DEVICE if no enumerated device has the id.
Ref<Device> find_device(cl_device_id id);

// Returns the device that CLGL_DEVICE names: the first whose platform's name contains `name`, ignoring case; else
// the first with it in its full name, or with that UUID or PCI address; else the first with it in the platform's
// vendor or version. "rocm" is AMD's platform. Throws CLGL_ERROR_NO_DEVICE with a list of the devices.
Ref<Device> find_device_named(std::string_view name);

// Returns the devices for messages: `; available: "A / B", "C / D"`.
std::string list_of_devices();

struct DeviceMatch {
    Ref<Device> device;
    // CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK
    clgl_device_match match = CLGL_MATCH_NONE;
    // A sentence with both names
    std::string reason;
};

// Returns every available device, the best match for a GL context first.
std::vector<DeviceMatch> match_devices(const GlIdentity &gl);

// Returns false if both sides name their hardware and it differs. The CPU can be used with any GL.
bool may_drive(const GlIdentity &gl, const Device &device);

}  // namespace clgl
