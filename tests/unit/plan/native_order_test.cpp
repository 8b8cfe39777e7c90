// Tests the order of OpenGL and OpenCL commands with `native`, for every combination of driver features, with
// each known driver and an unknown driver.
#include "base/error.hpp"
#include "base/platform/process.hpp"
#include "core/plan/native_order.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr const char *nvidia = "NVIDIA CUDA", *intel = "Intel(R) OpenCL Graphics", *rusticl = "rusticl",
                     *amd = "AMD Accelerated Parallel Processing", *nobody = "Nobody's";

template <typename Check> void for_each_case(Check check)
{
    for (const char *platform : {nvidia, intel, amd, rusticl, nobody})
        for (unsigned bits = 0; bits < 8; ++bits) {
            const NativeOrderFacts facts{platform, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, {}};
            check(facts, plan_native_order(facts));
        }
}

bool tries_events(std::string_view platform)
{
    return platform != intel && platform != nvidia && platform != amd;
}

// Returns whether sync events are used after a successful self-test.
bool uses_events(const NativeOrderFacts &facts)
{
    return facts.events_of_syncs && tries_events(facts.platform_name);
}
bool uses_syncs(const NativeOrderFacts &facts) { return facts.syncs_of_events && facts.platform_name != nvidia; }

bool mentions(const NativeOrder &order, const char *words)
{
    return order.reason.find(words) != std::string::npos;
}

// Implicit synchronization is used only for known drivers that list the extension. NVIDIA's is known on Linux.
void implicit_order_is_used_for_known_drivers(void **)
{
    for_each_case([](const NativeOrderFacts &facts, const NativeOrder &order) {
        const bool believed = facts.platform_name == nvidia && facts.gl_event && !on_windows;
        assert_int_equal(order.acquire == Ordering::implicit, believed);
        assert_int_equal(order.release == Ordering::implicit, believed);
    });
}

void tested_events_are_used_else_the_cpu_waits(void **)
{
    for_each_case([](const NativeOrderFacts &facts, const NativeOrder &order) {
        if (order.acquire == Ordering::implicit) return;
        const bool events = uses_events(facts), syncs = uses_syncs(facts);
        assert_true(order.acquire == (events ? Ordering::device : Ordering::cpu));
        assert_true(order.release == (syncs ? Ordering::device : Ordering::cpu));
        assert_int_equal(mentions(order, "clCreateEventFromGLsyncKHR"), events);
        assert_int_equal(mentions(order, "GL_ARB_cl_event"), syncs);
    });
}

// The environment variable overrides the defaults, because a user may know more about a driver.
void the_environment_overrides_the_order(void **)
{
    for_each_case([](NativeOrderFacts facts, const NativeOrder &) {
        facts.asked = Ordering::implicit;
        assert_true(plan_native_order(facts).acquire == Ordering::implicit);
        assert_true(plan_native_order(facts).release == Ordering::implicit);
        facts.asked = Ordering::cpu;
        assert_true(plan_native_order(facts).acquire == Ordering::cpu);
        assert_true(plan_native_order(facts).release == Ordering::cpu);
        facts.asked = Ordering::device;
        const NativeOrder order = plan_native_order(facts);
        assert_int_equal(order.acquire == Ordering::device, uses_events(facts));
        assert_int_equal(order.release == Ordering::device, uses_syncs(facts));
        assert_true(mentions(order, "CLGL_NATIVE_ORDER"));
    });
}

std::optional<Ordering> asked(const char *value)
{
    constexpr const char *variable = "CLGL_NATIVE_ORDER";
    setenv(variable, value, 1);
    return order_asked(variable);
}

void names_of_orders(void **)
{
    assert_false(order_asked("CLGL_TEST_OF_NO_ORDER").has_value());
    assert_false(asked("").has_value());
    assert_true(asked("implicit") == Ordering::implicit);
    assert_true(asked("device") == Ordering::device);
    assert_true(asked("cpu") == Ordering::cpu);
    try {
        asked("none");
    } catch (const Error &error) {
        assert_int_equal(error.result(), CLGL_ERROR_INVALID_ARGUMENT);
        return;
    }
    fail_msg("no error was thrown");
}

// Sync events are not used with three drivers. Intel returns a NULL event without an error; on NVIDIA, waits for
// the events never complete; AMD leaks a context for each wait.
void known_failures_are_not_tried(void **)
{
    for (const char *platform : {nvidia, intel, amd, rusticl, nobody}) {
        assert_int_equal(may_try_events_of_syncs(platform), tries_events(platform));
        assert_int_equal(may_try_syncs_of_events(platform), platform != nvidia);
    }
}

void each_order_has_its_reason(void **)
{
    assert_true(
        mentions(plan_native_order({nvidia, true, false, false, {}}),
                 on_windows ? "NVIDIA driver for Windows" : "orders both sides as cl_khr_gl_event specifies"));
    assert_true(mentions(plan_native_order({nvidia, false, false, false, {}}),
                         on_windows ? "NVIDIA driver for Windows" : "lists no cl_khr_gl_event"));
    assert_true(mentions(plan_native_order({intel, true, false, false, {}}), "stops waiting"));
    assert_true(mentions(plan_native_order({amd, true, false, false, {}}), "AMD"));
    assert_true(mentions(plan_native_order({rusticl, false, false, false, {}}), "rusticl"));
    assert_true(mentions(plan_native_order({nobody, true, false, false, {}}), "is not known"));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(implicit_order_is_used_for_known_drivers),
        cmocka_unit_test(tested_events_are_used_else_the_cpu_waits),
        cmocka_unit_test(the_environment_overrides_the_order),
        cmocka_unit_test(names_of_orders),
        cmocka_unit_test(known_failures_are_not_tried),
        cmocka_unit_test(each_order_has_its_reason),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
