// Chooses the devices of a context.
#pragma once

#include "core/device/device.hpp"

#include <clgl/context.h>

#include <vector>

namespace clgl
{

struct DeviceChoice {
    // The chosen devices, at least one. The first device is the default for calls that specify no device.
    std::vector<Ref<Device>> devices;
    // Why the first device was chosen
    DeviceMatch match;
};

// Returns the device for a GL context. Throws the errors that clgl_context_create documents.
DeviceChoice choose_device_for_gl(const clgl_context_desc &desc, const GlIdentity &identity);

// Returns the devices of a context without OpenGL. Throws the errors that clgl_context_create documents.
DeviceChoice choose_compute_devices(const clgl_context_desc &desc);

}  // namespace clgl
