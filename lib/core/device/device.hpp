// OpenCL's platforms and devices: enumerated once per process, never freed.
//
// A call that finds no platform throws CLGL_ERROR_NO_OPENCL and caches nothing, so that a later one looks again.
// In a forked child each of these functions throws CLGL_ERROR_FORKED.
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

    // `platform` lives as long as the process.
    Device(cl_device_id id, const Platform &platform, uint32_t platform_index, bool is_default);

    cl_device_id id() const { return id_; }
    cl_platform_id platform() const { return platform_.id; }
    // Whether the platform lists cl_khr_icd.
    bool has_icd() const;
    const clgl_device_info &info() const { return info_; }
    // CLGL_DEVICE_TYPE_..., with CLGL_DEVICE_TYPE_DEFAULT where the platform says so.
    uint32_t types() const { return types_; }
    bool is_cpu() const { return info_.type & CLGL_DEVICE_TYPE_CPU; }
    // Bytes: where sub-buffers and memory of the host's may start.
    uint32_t base_alignment() const
    {
        constexpr uint32_t bits_per_byte = 8;
        return std::max(info_.mem_base_addr_align / bits_per_byte, 1u);
    }
    bool has_extension(std::string_view name) const;
    // "platform / name", as messages and CLGL_DEVICE have it.
    std::string full_name() const;
    std::optional<Uuid> uuid() const;
    // "0000:65:00.0"; empty where the driver does not tell.
    std::string pci_address() const;

    // The one handle of the device.
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

// Of all platforms; empty where no platform has one.
const std::vector<Ref<Device>> &devices();

// Throws CLGL_ERROR_NO_DEVICE if the id is none of an enumerated device.
Ref<Device> find_device(cl_device_id id);

// Returns the device that CLGL_DEVICE names: the first whose platform's name contains `name`, ignoring case; else
// the first with it in its full name, or with that UUID or PCI address; else the first with it in the platform's
// vendor or version. "rocm" is AMD's platform. Throws CLGL_ERROR_NO_DEVICE with a list of what there is.
Ref<Device> find_device_named(std::string_view name);

// One line per device, for messages: "; there are: A / B, C / D".
std::string list_of_devices();

struct DeviceMatch {
    Ref<Device> device;
    // CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK
    int32_t match = CLGL_MATCH_NONE;
    // A sentence with both names.
    std::string reason;
};

// Every available device, best match for that OpenGL context first.
std::vector<DeviceMatch> match_devices(const GlIdentity &gl);

// False if both sides name their hardware, and it is not the same. The CPU may go with any.
bool may_drive(const GlIdentity &gl, const Device &device);

}  // namespace clgl
