// Which device of Vulkan's is the same as OpenGL's and OpenCL's, by what the two say of themselves.
#pragma once

#include "base/uuid.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

struct ExternalFacts {
    // OpenGL imports memory by file descriptors, draws in software, and has these devices.
    bool gl_imports = false;
    bool software_gl = false;
    std::vector<Uuid> gl_uuids;
    // OpenCL's device is the CPU, which works on memory in place, or imports it, too.
    bool cpu_device = false;
    bool cl_imports = false;
    std::optional<Uuid> cl_uuid;
};

struct ExternalMatch {
    // Why there is no such device; empty if there may be.
    std::string missing;
    // Any of these is it.
    std::vector<Uuid> uuids;
};

ExternalMatch match_external(const ExternalFacts &facts);

}  // namespace clgl
