// Which devices a context is made on.
#pragma once

#include "core/device/device.hpp"

#include <clgl/context.h>

#include <vector>

namespace clgl
{

struct DeviceChoice {
    // At least one; what names no device means the first.
    std::vector<Ref<Device>> devices;
    // Of the first, or of all.
    DeviceMatch match;
};

// The one device for an OpenGL context. Throws as clgl_context_create documents.
DeviceChoice choose_device_for_gl(const clgl_context_desc &desc, const GlIdentity &identity);

// For a context without OpenGL. Throws as clgl_context_create documents.
DeviceChoice choose_compute_devices(const clgl_context_desc &desc);

}  // namespace clgl
