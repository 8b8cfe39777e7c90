// Decides how hand-overs by the transport native are ordered between OpenGL and OpenCL.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The means by which the commands of one side wait for the other.
enum class Ordering {
    // The driver orders both sides implicitly (cl_khr_gl_event).
    implicit,
    // The device waits: for an event of a GL sync, or a GL sync of an event.
    device,
    // The CPU waits.
    cpu,
};

struct NativeOrder {
    // The ways in which OpenCL waits for OpenGL, and OpenGL for OpenCL
    Ordering acquire = Ordering::cpu;
    Ordering release = Ordering::cpu;
    // Both as text, with the reason
    std::string reason;
};

// The facts that the order depends on.
struct NativeOrderFacts {
    std::string_view platform_name;
    // The device lists cl_khr_gl_event.
    bool gl_event = false;
    // True if clCreateEventFromGLsyncKHR and glCreateSyncFromCLeventARB passed a test
    bool events_of_syncs = false;
    bool syncs_of_events = false;
    // The value of CLGL_NATIVE_ORDER, if it is set
    std::optional<Ordering> asked;
};

// Returns the value of an environment variable: "implicit", "device" or "cpu"; nothing if it is empty or not set.
// Throws CLGL_ERROR_INVALID_ARGUMENT for another value.
std::optional<Ordering> order_asked(const char *variable);

// A pure function: it is tested without a driver.
NativeOrder plan_native_order(const NativeOrderFacts &facts);

// Return whether clCreateEventFromGLsyncKHR and glCreateSyncFromCLeventARB may be tried on a platform.
bool may_try_events_of_syncs(std::string_view platform_name);
bool may_try_syncs_of_events(std::string_view platform_name);

}  // namespace clgl
