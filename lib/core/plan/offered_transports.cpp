#include "core/plan/offered_transports.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/names.hpp"
#include "base/platform/process.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "core/plan/kept_self_tests.hpp"
#include "core/plan/transport_reasons.hpp"

#include <algorithm>
#include <tuple>

namespace clgl
{

namespace
{

// Results are stored until the process ends, because the drivers do not change.
using TransportSelfTests =
    KeptSelfTests<LockOrder::transport_self_test, std::tuple<std::string, clgl_transport, transport::Method>>;

// Returns whether the transport lacks a requirement that is known without a self-test.
bool lacks_requirement(const transport::Transport &transport, const transport::Environment &environment)
{
    try {
        if (transport.require) transport.require(environment);
        return false;
    } catch (const Error &) {
        return true;
    }
}

// Refuses a choice if the self-test of its transport failed.
void refuse_if_failed(Choice &choice, const transport::SelfTest &self_test)
{
    if (self_test.detail.empty()) return;
    choice.accepted = false;
    choice.reason = self_test.failure();
}

}  // namespace

clgl_transport forced_transport(clgl_transport asked)
{
    const std::string name = environment_variable("CLGL_TRANSPORT");
    if (asked != CLGL_TRANSPORT_AUTO || name.empty()) return asked;
    const transport::Transport *named = transport::find(name);
    if (!named) {
        std::vector<std::string> known;
        for (const transport::Transport &transport : transport::all())
            known.emplace_back(transport_name(transport.id));
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("CLGL_TRANSPORT is ", quoted_name(name), "; use one of: ", listed(known)));
    }
    return named->id;
}

OfferedTransports::OfferedTransports(const transport::Environment &environment, std::string drivers,
                                     const DriverCache &cache, clgl_transport forced,
                                     const Capabilities &capabilities)
    : environment_(environment), drivers_(std::move(drivers)), cache_(cache), forced_(forced),
      capabilities_(capabilities)
{
}

void OfferedTransports::require_one()
{
    for (const transport::Transport &transport : transport::all())
        if (is_allowed(transport.id) && lacks_requirement(transport, environment_)) test(transport.id);
    std::vector<Choice> choices = plan(capabilities_, {.transport = forced_});
    for (size_t i = 0; i < choices.size(); ++i) {
        test_first(std::span(choices).subspan(i));
        if (choices[i].accepted) return;
    }
    TransportReasons reasons;
    for (const transport::Transport &transport : transport::all()) {
        if (!is_allowed(transport.id)) continue;
        const bool failed = result_of(transport.id).result == CLGL_SELF_TEST_FAILED;
        reasons.add(transport.id, why_refused(transport.id, choices), failed);
    }
    // If only one transport was requested, report its error code as the cause.
    fail(CLGL_ERROR_NO_TRANSPORT,
         reasons.message(forced_ == CLGL_TRANSPORT_AUTO
                             ? "no transport works with these drivers"
                             : "the requested transport does not work with these drivers"),
         result_of(forced_).native);
}

void OfferedTransports::test_all()
{
    for (const transport::Transport &transport : transport::all())
        if (is_allowed(transport.id)) test(transport.id);
}

void OfferedTransports::confirm(std::span<Choice> choices)
{
    const transport::SelfTest self_test = test_first(choices);
    if (is_temporary(self_test.code)) fail(self_test.code, self_test.failure(), self_test.native);
}

std::vector<Choice> OfferedTransports::choices(const PlanRequest &request) const
{
    std::vector<Choice> choices = plan(capabilities_, request);
    for (Choice &choice : choices)
        if (choice.accepted) refuse_if_failed(choice, result_of(choice.transport));
    return choices;
}

TransportStatus OfferedTransports::status(const transport::Transport &transport) const
{
    return {&transport, result_of(transport.id), judge(transport.id, false), judge(transport.id, true)};
}

std::optional<transport::SelfTest> OfferedTransports::known(clgl_transport transport) const
{
    std::lock_guard lock(mutex_);
    const auto found = results_.find(transport);
    return found == results_.end() ? std::nullopt : std::optional(found->second);
}

transport::SelfTest OfferedTransports::result_of(clgl_transport transport) const
{
    return known(transport).value_or(transport::SelfTest());
}

transport::SelfTest OfferedTransports::test(clgl_transport transport)
{
    const std::optional<transport::SelfTest> before = known(transport);
    if (before && before->lasting()) return *before;
    transport::SelfTest result;
    // Do not test a transport that cannot be chosen.
    if (const auto choice = first_accepted(plan(capabilities_, {.transport = transport})))
        result = immortal<TransportSelfTests>().get(
            {drivers_, transport, choice->method}, cache_,
            text("self-test of transport ", transport, ' ', choice->method), [&] {
                return transport::self_test(*transport::find(transport), environment_, choice->method, kernel_);
            });
    std::lock_guard lock(mutex_);
    return results_[transport] = result;
}

// Tests the transport of the first choice, and returns the result. If the test failed, refuses all choices of the
// transport.
transport::SelfTest OfferedTransports::test_first(std::span<Choice> choices)
{
    if (!choices.front().accepted) return {};
    const clgl_transport transport = choices.front().transport;
    const transport::SelfTest self_test = test(transport);
    for (Choice &choice : choices)
        if (choice.transport == transport) refuse_if_failed(choice, self_test);
    return self_test;
}

// Returns why all choices of a transport are refused.
std::string OfferedTransports::why_refused(clgl_transport transport, const std::vector<Choice> &choices) const
{
    const std::string failure = result_of(transport).failure();
    return failure.empty() ? std::ranges::find(choices, transport, &Choice::transport)->reason : failure;
}

// Returns the status of a transport for new textures if `image` is true, otherwise for new buffers.
TransportUse OfferedTransports::judge(clgl_transport transport, bool image) const
{
    if (!is_allowed(transport)) return {.reason = "another transport was requested"};
    const std::vector<Choice> own = choices({.image = image, .transport = transport});
    const auto choice = first_accepted(own);
    if (!choice) return {.reason = why_refused(transport, own)};
    if (!known(transport))
        return {CLGL_TRANSPORT_STATUS_NOT_TRIED,
                text(choice->reason, ", if the self-test passes, which runs before the first use or in "
                                     "clgl_context_verify_transports")};
    const auto best = first_accepted(choices({.image = image, .transport = forced_}));
    const bool taken = best && best->transport == transport;
    return {taken ? CLGL_TRANSPORT_STATUS_SELECTED : CLGL_TRANSPORT_STATUS_AVAILABLE, choice->reason};
}

}  // namespace clgl
