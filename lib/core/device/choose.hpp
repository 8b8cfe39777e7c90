// Chooses the devices of a context.
#pragma once

#include "core/device/device.hpp"

#include <clgl/context.h>

#include <vector>

namespace clgl
{

struct DeviceChoice {
    // At least one; the first is the default device of calls that name none
    std::vector<Ref<Device>> devices;
    // The reason why the first device, or all, were chosen
    DeviceMatch match;
};

// Returns the device for a GL context. Throws as clgl_context_create documents.
DeviceChoice choose_device_for_gl(const clgl_context_desc &desc, const GlIdentity &identity);

// Returns the devices of a context without OpenGL. Throws as clgl_context_create documents.
DeviceChoice choose_compute_devices(const clgl_context_desc &desc);

}  // namespace clgl
