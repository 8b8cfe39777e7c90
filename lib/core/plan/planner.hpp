// Lists all combinations of transport and method for an object, best first, with a reason for each. The list
// depends only on the capabilities of the drivers and on the request. The planner calls no driver, so that unit
// tests can cover all cases.
#pragma once

#include "transport/transport.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

// The capabilities of an OpenCL driver and a GL driver.
struct Capabilities {
    // True if the OpenCL device is the CPU, which accesses host memory directly
    bool cpu_device = false;
    // True if OpenGL draws on the CPU, so that its objects are in host memory
    bool software_gl = false;
    bool buffer_storage = false;
    bool copy_buffer = false;
    bool copy_image = false;
};

// Requirements of one object.
struct PlanRequest {
    // True for textures and renderbuffers, false for buffers
    bool image = false;
    // True for multisampled textures, whose samples are layers of the OpenCL image
    bool samples = false;
    bool wrapped = false;
    // True for a wrapped object whose storage was replaced, or may be replaced now
    bool replaceable = false;
    bool gl_mappable = false;
    // The only permitted transport, or CLGL_TRANSPORT_AUTO for any
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
};

struct Choice {
    clgl_transport transport;
    transport::Method method;
    bool accepted;
    // Why the choice was accepted or rejected
    std::string reason;
};

// Returns whether this choice replaces the storage of a wrapped object.
bool replaces_storage(const Choice &choice);

// Returns all choices for an object, best first, including rejected ones.
std::vector<Choice> plan(const Capabilities &capabilities, const PlanRequest &request);

// Returns the first accepted choice; std::nullopt if there is none.
std::optional<Choice> first_accepted(const std::vector<Choice> &choices);

}  // namespace clgl
