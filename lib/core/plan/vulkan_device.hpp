// Finds the Vulkan device that is the GL and OpenCL device, by UUID.
#pragma once

#include "base/uuid.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

struct ExternalFacts {
    // True if OpenGL imports memory by file descriptors, whether it draws in software, and its device UUIDs
    bool gl_imports = false;
    bool software_gl = false;
    std::vector<Uuid> gl_uuids;
    // True if the OpenCL device is the CPU, which uses memory in place, and whether it imports memory
    bool cpu_device = false;
    bool cl_imports = false;
    std::optional<Uuid> cl_uuid;
};

struct ExternalMatch {
    // The reason why there is no such device; empty if there may be one
    std::string missing;
    // The UUIDs that it may have
    std::vector<Uuid> uuids;
};

ExternalMatch match_external(const ExternalFacts &facts);

}  // namespace clgl
