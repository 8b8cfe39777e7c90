// The planner: from what was measured to an ordered list of ways to hold an object, with a reason for each.
// A pure function, so that it is tested without any driver.
#pragma once

#include "transport/transport.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clgl
{

// What was found out about this pair of drivers.
struct Capabilities {
    // OpenCL's device is the CPU: it works on host memory in place.
    bool cpu_device = false;
    // OpenGL draws in software: its objects lie in host memory.
    bool software_gl = false;
    bool buffer_storage = false;
    bool copy_buffer = false;
    bool copy_image = false;
    // Why a transport does not work, as was found out by trying; empty if it does. In the order of
    // transport::all().
    std::vector<std::string> failures;
};

// What is asked of one object.
struct PlanRequest {
    // A texture or a renderbuffer, not a buffer
    bool image = false;
    // With several samples, which are layers for OpenCL
    bool samples = false;
    bool wrapped = false;
    // Wrapped: the storage may be replaced (asked for, mutable, and not mapped), or has been
    bool replaceable = false;
    bool gl_mappable = false;
    // CLGL_TRANSPORT_NONE for any
    int32_t transport = CLGL_TRANSPORT_NONE;
};

struct Choice {
    int32_t transport;
    transport::Method method;
    bool accepted;
    // Accepted: what speaks for it; else what against
    std::string reason;
};

// Every way there is, best first.
std::vector<Choice> plan(const Capabilities &capabilities, const PlanRequest &request);

// The first accepted one, if any.
std::optional<Choice> first_accepted(const std::vector<Choice> &choices);

}  // namespace clgl
