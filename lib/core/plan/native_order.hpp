// Decides how the transport native orders GL and OpenCL commands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// Ways in which commands of one API wait for commands of the other API.
enum class Ordering {
    // The driver orders GL and OpenCL commands without events or syncs (cl_khr_gl_event).
    implicit,
    // The device waits. OpenCL waits for an event that was created from a GL sync, or GL waits for a sync that
    // was created from an event.
    device,
    // The CPU waits.
    cpu,
};

struct NativeOrder {
    // How OpenCL waits for OpenGL (acquire), and how OpenGL waits for OpenCL (release)
    Ordering acquire = Ordering::cpu;
    Ordering release = Ordering::cpu;
    // A text that describes both orderings and contains the reason
    std::string reason;
};

// The facts on which the order depends.
struct NativeOrderFacts {
    std::string_view platform_name;
    // True if the device lists cl_khr_gl_event
    bool gl_event = false;
    // True if clCreateEventFromGLsyncKHR (events_of_syncs) or glCreateSyncFromCLeventARB (syncs_of_events) passed
    // a test
    bool events_of_syncs = false;
    bool syncs_of_events = false;
    // The value of the environment variable CLGL_NATIVE_ORDER, if it is set
    std::optional<Ordering> asked;
};

// Returns the ordering in an environment variable: "implicit", "device" or "cpu". Returns std::nullopt if the
// variable is empty or not set. Throws CLGL_ERROR_INVALID_ARGUMENT for other values.
std::optional<Ordering> order_asked(const char *variable);

// Returns the order for these facts. Calls no driver, so that unit tests can cover all cases.
NativeOrder plan_native_order(const NativeOrderFacts &facts);

// Return whether clCreateEventFromGLsyncKHR (events from syncs) or glCreateSyncFromCLeventARB (syncs from events)
// may be tested on a platform.
bool may_try_events_of_syncs(std::string_view platform_name);
bool may_try_syncs_of_events(std::string_view platform_name);

}  // namespace clgl
