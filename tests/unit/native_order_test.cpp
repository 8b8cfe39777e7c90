// How hand-overs of the driver's own sharing are ordered: every combination of what may be found, for every
// driver that is known and for one that is not.
#include "base/error.hpp"
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

// What works where it is tried.
bool uses_events(const NativeOrderFacts &facts)
{
    return facts.events_of_syncs && facts.platform_name != intel && facts.platform_name != nvidia;
}
bool uses_syncs(const NativeOrderFacts &facts) { return facts.syncs_of_events && facts.platform_name != nvidia; }

bool mentions(const NativeOrder &order, const char *words)
{
    return order.reason.find(words) != std::string::npos;
}

// What a driver promises is believed of those that keep it, and the extension is needed, too.
void only_who_is_known_to_keep_it_is_believed(void **)
{
    for_each_case([](const NativeOrderFacts &facts, const NativeOrder &order) {
        const bool believed = facts.platform_name == nvidia && facts.gl_event;
        assert_int_equal(order.acquire == Ordering::implicit, believed);
        assert_int_equal(order.release == Ordering::implicit, believed);
    });
}

void what_was_tried_is_used_and_else_the_cpu_waits(void **)
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

// By the variable: what nobody knows of a driver, its user may.
void what_is_asked_for_counts(void **)
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

// Intel's event is NULL without an error, and a wait for NVIDIA's sync never ends: they are not even asked for
// one.
void what_is_known_not_to_work_is_not_tried(void **)
{
    for (const char *platform : {nvidia, intel, amd, rusticl, nobody}) {
        assert_int_equal(may_try_events_of_syncs(platform), platform != intel && platform != nvidia);
        assert_int_equal(may_try_syncs_of_events(platform), platform != nvidia);
    }
}

void each_order_has_its_reason(void **)
{
    assert_true(
        mentions(plan_native_order({nvidia, true, false, false, {}}), "keeps what cl_khr_gl_event promises"));
    assert_true(mentions(plan_native_order({nvidia, false, false, false, {}}), "lists no cl_khr_gl_event"));
    assert_true(mentions(plan_native_order({intel, true, false, false, {}}), "gives up waiting"));
    assert_true(mentions(plan_native_order({amd, true, false, false, {}}), "AMD"));
    assert_true(mentions(plan_native_order({rusticl, false, false, false, {}}), "rusticl"));
    assert_true(mentions(plan_native_order({nobody, true, false, false, {}}), "is not known"));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(only_who_is_known_to_keep_it_is_believed),
        cmocka_unit_test(what_was_tried_is_used_and_else_the_cpu_waits),
        cmocka_unit_test(what_is_asked_for_counts),
        cmocka_unit_test(names_of_orders),
        cmocka_unit_test(what_is_known_not_to_work_is_not_tried),
        cmocka_unit_test(each_order_has_its_reason),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
