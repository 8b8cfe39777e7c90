#include "core/plan/native_order.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <cstdlib>

namespace clgl
{

namespace
{

// What is known of a driver, by a part of its platform's name, as sharing commands in order cannot be told from
// having been lucky by trying.
struct KnownOrder {
    std::string_view platform;
    // Keeps what cl_khr_gl_event promises, if it is listed
    bool implicit;
    // Events of syncs, and syncs of events, may be tried.
    bool events_of_syncs;
    bool syncs_of_events;
    const char *reason;
};

constexpr KnownOrder known_orders[] = {
    // 580 on GLX: bytes and pixels of hand-overs without any other order were right (tests/api/native_test.c,
    // gl_texture_model_test.c). glCreateSyncFromCLeventARB gives GL_INVALID_OPERATION, with a sync whose wait
    // never ends; acquires may wait for events of syncs (tests/layer), which brings nothing here.
    {"NVIDIA CUDA", true, false, false, "NVIDIA's driver keeps what cl_khr_gl_event promises"},
    // NEO: the event is NULL without an error, and an acquire takes its timeout of a second for a success.
    {"Intel(R) OpenCL", false, false, true,
     "Intel's driver makes no events of syncs, and gives up waiting after a second"},
    // ROCm lists the extension.
    {"AMD Accelerated Parallel Processing", false, true, true,
     "AMD's driver does not order by itself in practice"},
    // Mesa, on iris and radeonsi.
    {"rusticl", false, true, true, "rusticl has no cl_khr_gl_event"},
};

// Nothing is believed of a driver that nobody has looked at.
constexpr KnownOrder unknown{"", false, true, true, "what this driver orders by itself is not known"};

const KnownOrder &known_order(std::string_view platform_name)
{
    for (const KnownOrder &row : known_orders)
        if (platform_name.find(row.platform) != std::string_view::npos) return row;
    return unknown;
}

}  // namespace

std::optional<Ordering> order_asked(const char *variable)
{
    const char *const value = std::getenv(variable);
    const std::string_view name = value ? value : "";
    if (name.empty()) return std::nullopt;
    if (name == "implicit") return Ordering::implicit;
    if (name == "device") return Ordering::device;
    if (name == "cpu") return Ordering::cpu;
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text(variable, '=', name, " names no order; there are: implicit, device, cpu"));
}

NativeOrder plan_native_order(const NativeOrderFacts &facts)
{
    const KnownOrder &known = known_order(facts.platform_name);
    const Ordering most =
        facts.asked.value_or(known.implicit && facts.gl_event ? Ordering::implicit : Ordering::device);
    const char *const why = facts.asked      ? "CLGL_NATIVE_ORDER asks for it"
                            : known.implicit ? facts.gl_event ? known.reason : "it lists no cl_khr_gl_event"
                                             : known.reason;
    if (most == Ordering::implicit) return {most, most, text("the driver keeps both sides in order (", why, ')')};
    const bool on_device = most == Ordering::device;
    const bool events = on_device && facts.events_of_syncs && known.events_of_syncs;
    const bool syncs = on_device && facts.syncs_of_events && known.syncs_of_events;
    const auto means = [](bool device) { return device ? Ordering::device : Ordering::cpu; };
    return {means(events), means(syncs),
            text("OpenCL waits for OpenGL ",
                 events ? "by events of syncs (clCreateEventFromGLsyncKHR)" : "on the CPU",
                 ", and OpenGL for OpenCL ", syncs ? "by syncs of events (GL_ARB_cl_event)" : "on the CPU", " (",
                 why, ')')};
}

bool may_try_events_of_syncs(std::string_view platform_name)
{
    return known_order(platform_name).events_of_syncs;
}

bool may_try_syncs_of_events(std::string_view platform_name)
{
    return known_order(platform_name).syncs_of_events;
}

}  // namespace clgl
