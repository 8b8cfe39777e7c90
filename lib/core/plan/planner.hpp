// The planner: a pure function from measured capabilities to an ordered list of ways to hold an object, with a
// reason for each. It is tested without a driver.
#pragma once

#include "transport/transport.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

// The measured capabilities of a pair of drivers.
struct Capabilities {
    // The OpenCL device is the CPU, which uses host memory in place.
    bool cpu_device = false;
    // OpenGL draws in software: its objects are in host memory.
    bool software_gl = false;
    bool buffer_storage = false;
    bool copy_buffer = false;
    bool copy_image = false;
};

// The needs of one object.
struct PlanRequest {
    // A texture or a renderbuffer, not a buffer
    bool image = false;
    // Multisampled: OpenCL sees the samples as layers
    bool samples = false;
    bool wrapped = false;
    // For wrapped objects: the storage has been replaced, or replacement is requested and possible (mutable, not
    // mapped)
    bool replaceable = false;
    bool gl_mappable = false;
    // The only transport allowed, or CLGL_TRANSPORT_AUTO for any
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
};

struct Choice {
    clgl_transport transport;
    transport::Method method;
    bool accepted;
    // The reason why it was accepted or refused
    std::string reason;
};

// Returns whether a choice for a wrapped object replaces its storage.
bool replaces_storage(const Choice &choice);

// Returns every way to hold the object, best first, accepted or not.
std::vector<Choice> plan(const Capabilities &capabilities, const PlanRequest &request);

// Returns the first accepted choice, if there is one.
std::optional<Choice> first_accepted(const std::vector<Choice> &choices);

}  // namespace clgl
