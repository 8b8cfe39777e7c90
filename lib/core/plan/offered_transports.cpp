#include "core/plan/offered_transports.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/names.hpp"
#include "base/text.hpp"
#include "core/plan/kept_self_tests.hpp"
#include "core/plan/transport_reasons.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace clgl
{

namespace
{

// Returns the result of a self-test, which is not repeated: the drivers do not change.
transport::SelfTest kept_self_test(const transport::Transport &transport,
                                   const transport::Environment &environment, const std::string &drivers,
                                   const PassedTests &passed, transport::Method method,
                                   transport::SelfTestKernel &kernel)
{
    using Key = std::tuple<std::string, int32_t, transport::Method>;
    return immortal<KeptSelfTests<LockOrder::transport_self_test, Key>>().get(
        {drivers, transport.id, method}, passed, text("transport ", transport.id, ' ', method),
        [&] { return transport::self_test(transport, environment, method, kernel); });
}

// Returns the status of a transport for new buffers, or for textures if `image` is set.
TransportUse judge(const transport::Transport &transport, const transport::SelfTest &self_test,
                   clgl_transport forced, bool image, const Capabilities &capabilities)
{
    if (forced != CLGL_TRANSPORT_AUTO && forced != transport.id)
        return {.reason = "another transport was requested"};
    const std::vector<Choice> choices = plan(capabilities, {.image = image, .transport = transport.id});
    if (const auto choice = first_accepted(choices)) {
        const auto best = first_accepted(plan(capabilities, {.image = image, .transport = forced}));
        const bool taken = best && best->transport == transport.id;
        return {taken ? CLGL_TRANSPORT_STATUS_SELECTED : CLGL_TRANSPORT_STATUS_AVAILABLE, choice->reason};
    }
    if (!self_test.detail.empty()) return {.reason = self_test.failure()};
    return {.reason = std::ranges::find(choices, transport.id, &Choice::transport)->reason};
}

// Returns the native error code of the only transport that was allowed.
Native code_of(clgl_transport forced, const std::vector<transport::SelfTest> &self_tests)
{
    for (size_t i = 0; i < self_tests.size(); ++i)
        if (transport::all()[i].id == forced) return self_tests[i].native;
    return {};
}

}  // namespace

clgl_transport forced_transport(clgl_transport asked)
{
    const char *name = std::getenv("CLGL_TRANSPORT");
    if (asked != CLGL_TRANSPORT_AUTO || !name || !*name) return asked;
    const transport::Transport *named = transport::find(std::string(name));
    if (!named) {
        std::string known;
        for (const transport::Transport &transport : transport::all())
            known += text(known.empty() ? "" : ", ", transport_name(transport.id));
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("CLGL_TRANSPORT=", name, " is not a transport; use one of: ", known));
    }
    return named->id;
}

std::vector<TransportStatus> judge_transports(const transport::Environment &environment,
                                              const std::string &drivers, const PassedTests &passed,
                                              clgl_transport forced, Capabilities &capabilities)
{
    std::vector<transport::SelfTest> self_tests;
    transport::SelfTestKernel kernel;
    for (const transport::Transport &transport : transport::all()) {
        transport::SelfTest self_test;
        // A transport that cannot be chosen is not opened.
        const bool may_be_used = forced == CLGL_TRANSPORT_AUTO || forced == transport.id;
        const auto choice = first_accepted(plan(capabilities, {.transport = transport.id}));
        if (may_be_used && choice)
            self_test = kept_self_test(transport, environment, drivers, passed, choice->method, kernel);
        capabilities.failures.push_back(self_test.failure());
        self_tests.push_back(self_test);
    }
    std::vector<TransportStatus> statuses;
    TransportReasons reasons;
    for (size_t i = 0; i < self_tests.size(); ++i) {
        const transport::Transport &transport = transport::all()[i];
        TransportStatus &status = statuses.emplace_back();
        status.transport = &transport;
        status.self_test = self_tests[i];
        status.buffers = judge(transport, self_tests[i], forced, false, capabilities);
        status.textures = judge(transport, self_tests[i], forced, true, capabilities);
        if (forced == CLGL_TRANSPORT_AUTO || forced == transport.id)
            reasons.add(transport.id, status.buffers.reason, self_tests[i].result == CLGL_SELF_TEST_FAILED);
    }
    if (!first_accepted(plan(capabilities, {.transport = forced})))
        fail(CLGL_ERROR_NO_TRANSPORT, reasons.message("no transport works with these drivers"),
             code_of(forced, self_tests));
    return statuses;
}

}  // namespace clgl
