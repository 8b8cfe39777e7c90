// Finds the UUID of the Vulkan device for the transport external. This device must also be the GL device. It must
// also be the OpenCL device, unless OpenGL draws on the CPU and the OpenCL device is the CPU.
#pragma once

#include "base/uuid.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

struct ExternalFacts {
    // True if OpenGL can import memory
    bool gl_imports = false;
    // True if OpenGL draws on the CPU
    bool software_gl = false;
    // The UUIDs of the OpenGL devices
    std::vector<Uuid> gl_uuids;
    // True if the OpenCL device is the CPU, which accesses host memory directly
    bool cpu_device = false;
    // True if the OpenCL device can import memory
    bool cl_imports = false;
    // The UUID of the OpenCL device, if the driver reports one
    std::optional<Uuid> cl_uuid;
};

struct ExternalMatch {
    // The reason why there is no such device; empty = there may be one
    std::string missing;
    // The UUIDs that the Vulkan device may have
    std::vector<Uuid> uuids;
};

ExternalMatch match_external(const ExternalFacts &facts);

}  // namespace clgl
