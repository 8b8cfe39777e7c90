// How the hand-overs of the transport native are ordered between OpenGL and OpenCL.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// What makes one side's commands wait for the other's.
enum class Ordering {
    // The driver, by itself (cl_khr_gl_event)
    implicit,
    // The device: by an event of a sync, or a sync of an event
    device,
    // The CPU waits.
    cpu,
};

struct NativeOrder {
    // OpenCL for OpenGL, and OpenGL for OpenCL
    Ordering acquire = Ordering::cpu;
    Ordering release = Ordering::cpu;
    // Both in words, and why
    std::string reason;
};

// What is known of the drivers.
struct NativeOrderFacts {
    std::string_view platform_name;
    // The device lists cl_khr_gl_event.
    bool gl_event = false;
    // Found out by trying: clCreateEventFromGLsyncKHR, glCreateSyncFromCLeventARB
    bool events_of_syncs = false;
    bool syncs_of_events = false;
    // What CLGL_NATIVE_ORDER asks for: the driver is believed to order by itself, or is not, or nothing is
    // believed
    std::optional<Ordering> asked;
};

// What an environment variable asks for: "implicit", "device", "cpu"; nothing if it is empty or not set. Throws
// CLGL_ERROR_INVALID_ARGUMENT for another name.
std::optional<Ordering> order_asked(const char *variable);

// A pure function, so that it is tested without any driver.
NativeOrder plan_native_order(const NativeOrderFacts &facts);

// Whether clCreateEventFromGLsyncKHR, and glCreateSyncFromCLeventARB, may be tried on a platform.
bool may_try_events_of_syncs(std::string_view platform_name);
bool may_try_syncs_of_events(std::string_view platform_name);

}  // namespace clgl
