#include "core/plan/vulkan_device.hpp"

#include "base/text.hpp"
#include "driver/handle_type.hpp"

#include <algorithm>

namespace clgl
{

ExternalMatch match_external(const ExternalFacts &facts)
{
    if (!facts.gl_imports)
        return {text("OpenGL does not import memory (", handle_type::gl_memory_extension, ")"), {}};
    if (facts.gl_uuids.empty())
        return {"OpenGL does not report the UUID of its device (GL_EXT_memory_object)", {}};
    if (facts.cpu_device) {
        if (facts.software_gl) return {{}, facts.gl_uuids};
        return {"the OpenCL device is a CPU, and OpenGL draws on another device", {}};
    }
    if (!facts.cl_imports)
        return {text("the OpenCL device does not import memory (", handle_type::cl_memory_extension, ")"), {}};
    if (!facts.cl_uuid) return {"the OpenCL device does not report its UUID (cl_khr_device_uuid)", {}};
    if (std::ranges::find(facts.gl_uuids, *facts.cl_uuid) == facts.gl_uuids.end())
        return {"the OpenGL device and the OpenCL device have different UUIDs", {}};
    return {{}, {*facts.cl_uuid}};
}

}  // namespace clgl
