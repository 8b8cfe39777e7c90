// Compares the planner with rules that this test defines independently, for every combination of capabilities and
// requests.
#include "base/names.hpp"
#include "core/plan/planner.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <string>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;
using transport::Method;

namespace
{

constexpr auto no_such_transport = static_cast<clgl_transport>(999);
constexpr clgl_transport asked_transports[] = {CLGL_TRANSPORT_AUTO,   CLGL_TRANSPORT_EXTERNAL,
                                               CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED,
                                               CLGL_TRANSPORT_NATIVE, no_such_transport};

// One combination of capabilities and a request, decoded from the bits of a number
struct Case {
    Capabilities can;
    PlanRequest want;

    Case(unsigned bits, clgl_transport transport)
    {
        const auto next = [&bits] {
            const bool bit = bits & 1;
            bits >>= 1;
            return bit;
        };
        can.cpu_device = next();
        can.software_gl = next();
        can.buffer_storage = next();
        can.copy_buffer = next();
        can.copy_image = next();
        want.image = next();
        want.samples = next() && want.image;
        want.wrapped = next();
        want.replaceable = next();
        want.gl_mappable = next();
        want.transport = transport;
    }
    static constexpr unsigned bit_count = 10;
};

template <typename Check> void for_each_case(Check check)
{
    for (clgl_transport transport : asked_transports)
        for (unsigned bits = 0; bits < 1u << Case::bit_count; ++bits)
            check(Case(bits, transport));
}

int copies_of(const Choice &choice)
{
    if (choice.transport != CLGL_TRANSPORT_STAGED) return choice.method == Method::direct ? 0 : 1;
    return choice.method == Method::direct ? 1 : 2;
}

// Returns whether the application can map the buffer while clgl uses it. With software renderers it can, because
// they never move the storage.
bool stays_mappable(const Case &c, const Choice &choice)
{
    return c.can.software_gl &&
           (choice.transport == CLGL_TRANSPORT_MAPPED || choice.transport == CLGL_TRANSPORT_STAGED);
}

// Returns whether the reason for a rejection is correct. Returns false for unknown reasons.
bool is_true(const Case &c, const Choice &choice)
{
    const bool made_beside =
        choice.method == Method::shadow || (choice.method == Method::direct && c.want.wrapped);
    const struct {
        const char *words;
        bool holds;
    } known[] = {
        {"is a CPU, where cl_khr_gl_sharing usually belongs to a layer",
         c.want.transport == CLGL_TRANSPORT_AUTO && c.can.cpu_device &&
             choice.transport == CLGL_TRANSPORT_NATIVE},
        {"glBufferSubData works on mapped buffers",
         c.want.transport == CLGL_TRANSPORT_AUTO && !c.want.image && c.can.cpu_device &&
             choice.transport == CLGL_TRANSPORT_EXTERNAL && choice.method == Method::direct},
        {"texture keeps its own storage",
         c.want.wrapped && c.want.image && !c.want.replaceable && choice.method == Method::direct},
        {"cannot import multisampled images",
         c.want.samples && choice.transport == CLGL_TRANSPORT_EXTERNAL && choice.method == Method::direct},
        {"have no layers",
         c.want.samples && choice.transport == CLGL_TRANSPORT_NATIVE && choice.method == Method::direct},
        {"only for wrapped, mappable and multisampled",
         !c.want.wrapped && !c.want.gl_mappable && !c.want.samples && choice.method == Method::shadow},
        {"cannot copy between textures", c.want.image && !c.can.copy_image && made_beside &&
                                             !(c.want.samples && choice.method == Method::shadow)},
        {"shares buffers directly",
         !c.want.image && choice.transport == CLGL_TRANSPORT_NATIVE && choice.method == Method::shadow},
        {"maps no textures", c.want.image && choice.method == Method::direct},
        {"another transport", c.want.transport != CLGL_TRANSPORT_AUTO && c.want.transport != choice.transport},
        {"no persistent mappings", !c.can.buffer_storage && choice.method != Method::host},
        {"is not a CPU", !c.can.cpu_device && choice.transport == CLGL_TRANSPORT_MAPPED},
        {"draws on a GPU", !c.can.software_gl && choice.method == Method::direct},
        {"keeps its own storage", c.want.wrapped && !c.want.replaceable && choice.method == Method::direct},
        {"cannot copy between buffers", !c.want.image && !c.can.copy_buffer && made_beside},
        {"CLGL_BUFFER_GL_MAPPABLE is set",
         c.want.gl_mappable && choice.method == Method::direct && !stays_mappable(c, choice)},
    };
    for (const auto &each : known)
        if (choice.reason.find(each.words) != std::string::npos) return each.holds;
    return false;
}

bool is_possible_by_external(const Case &c, Method method)
{
    const bool asked = c.want.transport == CLGL_TRANSPORT_EXTERNAL;
    if (method == Method::shadow)
        return (c.want.wrapped || c.want.gl_mappable || c.want.samples) &&
               (c.want.image ? c.can.copy_image || c.want.samples : c.can.copy_buffer);
    if (c.want.samples) return false;
    const bool replaces = c.want.replaceable && (c.want.image ? c.can.copy_image : c.can.copy_buffer);
    return (asked || c.want.image || !c.can.cpu_device) && !c.want.gl_mappable && (!c.want.wrapped || replaces);
}

// Returns whether a method works. These rules are independent of the planner.
bool is_possible(const Case &c, const Choice &choice)
{
    const bool asked = c.want.transport == CLGL_TRANSPORT_AUTO || c.want.transport == choice.transport;
    bool possible = asked;
    if (choice.transport == CLGL_TRANSPORT_EXTERNAL) return possible && is_possible_by_external(c, choice.method);
    if (choice.transport == CLGL_TRANSPORT_NATIVE)
        return possible && (c.want.transport == CLGL_TRANSPORT_NATIVE || !c.can.cpu_device) &&
               (choice.method == Method::direct ? !c.want.samples
                                                : c.want.image && (c.can.copy_image || c.want.samples));
    if (choice.transport == CLGL_TRANSPORT_MAPPED) possible = possible && c.can.cpu_device;
    switch (choice.method) {
    case Method::host:
        return possible;
    case Method::shadow:
        return possible && c.can.buffer_storage && (c.want.image || c.can.copy_buffer);
    case Method::direct:
        break;
    }
    const bool drawn_well = choice.transport == CLGL_TRANSPORT_MAPPED || c.can.software_gl;
    const bool may_replace = !c.want.wrapped || (c.want.replaceable && c.can.copy_buffer);
    return possible && !c.want.image && c.can.buffer_storage && drawn_well && may_replace &&
           (!c.want.gl_mappable || stays_mappable(c, choice));
}

void accepted_methods_are_exactly_the_possible_ones(void **)
{
    for_each_case([](const Case &c) {
        for (const Choice &choice : plan(c.can, c.want))
            if (choice.accepted != is_possible(c, choice))
                fail_msg("%s/%d: %s", transport_name(choice.transport), static_cast<int>(choice.method),
                         choice.reason.c_str());
    });
}

void each_rejection_has_a_true_reason(void **)
{
    for_each_case([](const Case &c) {
        for (const Choice &choice : plan(c.can, c.want)) {
            assert_false(choice.reason.empty());
            if (!choice.accepted && !is_true(c, choice)) fail_msg("false reason: %s", choice.reason.c_str());
        }
    });
}

void methods_with_fewer_copies_rank_first(void **)
{
    for_each_case([](const Case &c) {
        int before = 0;
        for (const Choice &choice : plan(c.can, c.want)) {
            assert_true(copies_of(choice) >= before);
            before = copies_of(choice);
        }
    });
}

void host_memory_works_unless_it_is_forbidden(void **)
{
    for_each_case([](const Case &c) {
        const bool asked = c.want.transport == CLGL_TRANSPORT_AUTO || c.want.transport == CLGL_TRANSPORT_STAGED;
        if (asked) assert_true(first_accepted(plan(c.can, c.want)).has_value());
        const auto last = plan(c.can, c.want).back();
        assert_int_equal(last.transport, CLGL_TRANSPORT_STAGED);
        assert_true(last.method == Method::host);
        assert_int_equal(last.accepted, asked);
    });
}

void an_override_leaves_one_transport(void **)
{
    for_each_case([](const Case &c) {
        if (c.want.transport == CLGL_TRANSPORT_AUTO) return;
        for (const Choice &choice : plan(c.can, c.want))
            if (choice.accepted) assert_int_equal(choice.transport, c.want.transport);
        if (c.want.transport == no_such_transport) assert_false(first_accepted(plan(c.can, c.want)).has_value());
    });
}

void what_the_application_keeps_is_never_direct(void **)
{
    for_each_case([](const Case &c) {
        if (!c.want.wrapped || c.want.replaceable) return;
        for (const Choice &choice : plan(c.can, c.want))
            if (choice.accepted && choice.transport != CLGL_TRANSPORT_NATIVE)
                assert_true(choice.method != Method::direct);
    });
}

void what_the_application_maps_is_direct_where_it_stays_mappable(void **)
{
    for_each_case([](const Case &c) {
        if (!c.want.gl_mappable) return;
        for (const Choice &choice : plan(c.can, c.want))
            if (choice.accepted && choice.transport != CLGL_TRANSPORT_NATIVE)
                assert_true(choice.method != Method::direct || stays_mappable(c, choice));
    });
}

// Among methods without copies, Vulkan memory is preferred, then native sharing, then mapped buffers (not for
// textures).
void methods_without_copies_are_preferred(void **)
{
    for_each_case([](const Case &c) {
        const auto taken = first_accepted(plan(c.can, c.want));
        const auto has = [&](clgl_transport transport) {
            return is_possible(c, {transport, Method::direct, false, {}});
        };
        const clgl_transport best = has(CLGL_TRANSPORT_EXTERNAL) ? CLGL_TRANSPORT_EXTERNAL
                                    : has(CLGL_TRANSPORT_NATIVE) ? CLGL_TRANSPORT_NATIVE
                                    : has(CLGL_TRANSPORT_MAPPED) ? CLGL_TRANSPORT_MAPPED
                                                                 : CLGL_TRANSPORT_AUTO;
        if (best != CLGL_TRANSPORT_AUTO) assert_int_equal(taken->transport, best);
        if (c.want.image) assert_int_not_equal(best, CLGL_TRANSPORT_MAPPED);
    });
}

void native_sharing_is_a_default_on_gpus_only(void **)
{
    for_each_case([](const Case &c) {
        const auto taken = first_accepted(plan(c.can, c.want));
        const bool external = is_possible(c, {CLGL_TRANSPORT_EXTERNAL, Method::direct, false, {}});
        if (!external && !c.want.samples && !c.can.cpu_device && c.want.transport == CLGL_TRANSPORT_AUTO)
            assert_int_equal(taken->transport, CLGL_TRANSPORT_NATIVE);
        if (taken && c.can.cpu_device && c.want.transport == CLGL_TRANSPORT_AUTO)
            assert_int_not_equal(taken->transport, CLGL_TRANSPORT_NATIVE);
    });
}

void the_first_accepted_is_the_best(void **)
{
    for_each_case([](const Case &c) {
        const auto choices = plan(c.can, c.want);
        const auto taken = first_accepted(choices);
        for (const Choice &choice : choices)
            if (choice.accepted) {
                assert_true(taken.has_value());
                assert_true(copies_of(*taken) <= copies_of(choice));
            }
        if (taken) assert_true(taken->accepted);
    });
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(accepted_methods_are_exactly_the_possible_ones),
        cmocka_unit_test(each_rejection_has_a_true_reason),
        cmocka_unit_test(methods_with_fewer_copies_rank_first),
        cmocka_unit_test(host_memory_works_unless_it_is_forbidden),
        cmocka_unit_test(an_override_leaves_one_transport),
        cmocka_unit_test(what_the_application_keeps_is_never_direct),
        cmocka_unit_test(what_the_application_maps_is_direct_where_it_stays_mappable),
        cmocka_unit_test(methods_without_copies_are_preferred),
        cmocka_unit_test(native_sharing_is_a_default_on_gpus_only),
        cmocka_unit_test(the_first_accepted_is_the_best),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
