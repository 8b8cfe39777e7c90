#include "core/plan/native_order.hpp"

#include "base/error.hpp"
#include "base/platform/process.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"

namespace clgl
{

namespace
{

// Returns why the library does not rely on the driver to order GL and OpenCL commands.
const char *why_not_implicit(std::string_view platform_name)
{
    for (const Quirk quirk : {Quirk::no_implicit_gl_order, Quirk::no_events_of_syncs})
        if (const char *reason = find_quirk(platform_name, quirk)) return reason;
    return "it is not known whether this driver orders both sides by itself";
}

}  // namespace

std::optional<Ordering> order_asked(const char *variable)
{
    const std::string name = environment_variable(variable);
    if (name.empty()) return std::nullopt;
    if (name == "implicit") return Ordering::implicit;
    if (name == "device") return Ordering::device;
    if (name == "cpu") return Ordering::cpu;
    fail(CLGL_ERROR_INVALID_ARGUMENT, text(variable, " is ", quoted_name(name), "; use implicit, device or cpu"));
}

NativeOrder plan_native_order(const NativeOrderFacts &facts)
{
    const char *const keeps_order = find_quirk(facts.platform_name, Quirk::implicit_gl_order);
    const Ordering most =
        facts.asked.value_or(keeps_order && facts.gl_event ? Ordering::implicit : Ordering::device);
    const char *const why = facts.asked      ? "CLGL_NATIVE_ORDER requests it"
                            : !keeps_order   ? why_not_implicit(facts.platform_name)
                            : facts.gl_event ? keeps_order
                                             : "the driver lists no cl_khr_gl_event";
    if (most == Ordering::implicit) return {most, most, text("the driver keeps both sides in order (", why, ')')};
    const bool on_device = most == Ordering::device;
    const bool events = on_device && facts.events_of_syncs && may_try_events_of_syncs(facts.platform_name);
    const bool syncs = on_device && facts.syncs_of_events && may_try_syncs_of_events(facts.platform_name);
    const auto means = [](bool device) { return device ? Ordering::device : Ordering::cpu; };
    return {means(events), means(syncs),
            text("OpenCL waits for OpenGL ",
                 events ? "with OpenCL events created from GL syncs (clCreateEventFromGLsyncKHR)" : "on the CPU",
                 ", and OpenGL for OpenCL ",
                 syncs ? "with GL syncs created from OpenCL events (GL_ARB_cl_event)" : "on the CPU", " (", why,
                 ')')};
}

bool may_try_events_of_syncs(std::string_view platform_name)
{
    return !find_quirk(platform_name, Quirk::no_events_of_syncs);
}

bool may_try_syncs_of_events(std::string_view platform_name)
{
    return !find_quirk(platform_name, Quirk::no_syncs_of_events);
}

}  // namespace clgl
