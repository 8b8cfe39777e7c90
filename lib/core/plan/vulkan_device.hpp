// Returns the UUIDs by which the Vulkan device of the GL and OpenCL devices can be found, or why there is none.
#pragma once

#include "base/uuid.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

struct ExternalFacts {
    // OpenGL imports memory by file descriptors.
    bool gl_imports = false;
    // OpenGL draws in software.
    bool software_gl = false;
    // The UUIDs of the OpenGL devices
    std::vector<Uuid> gl_uuids;
    // The OpenCL device is the CPU, which uses memory in place.
    bool cpu_device = false;
    // The OpenCL device imports memory.
    bool cl_imports = false;
    // The UUID of the OpenCL device, if the driver reports one
    std::optional<Uuid> cl_uuid;
};

struct ExternalMatch {
    // The reason why there is no such device; empty if there may be one
    std::string missing;
    // The UUIDs to look for; the Vulkan device must have one of them
    std::vector<Uuid> uuids;
};

ExternalMatch match_external(const ExternalFacts &facts);

}  // namespace clgl
