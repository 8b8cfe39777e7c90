#include "core/plan/offered_transports.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/text.hpp"
#include "core/plan/transport_reasons.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <tuple>

namespace clgl
{

namespace
{

// The results of self-tests by drivers, transport and method
struct SelfTests {
    OrderedMutex<LockOrder::transport_self_test> mutex;
    std::map<std::tuple<std::string, int32_t, transport::Method>, transport::SelfTest> known;
};

// Returns the result of a self-test, kept for the process: the drivers do not change.
transport::SelfTest cached_self_test(const transport::Transport &transport,
                                     const transport::Environment &environment, const std::string &drivers,
                                     transport::Method method)
{
    auto &[mutex, known] = immortal<SelfTests>();
    const std::tuple key(drivers, transport.id, method);
    std::lock_guard lock(mutex);
    const auto found = known.find(key);
    if (found != known.end()) return found->second;
    const transport::SelfTest self_test = transport::self_test(transport, environment, method);
    if (self_test.lasting()) known[key] = self_test;
    return self_test;
}

TransportStatus judge(const transport::Transport &transport, const transport::SelfTest &self_test, int32_t forced,
                      int32_t taken, const Capabilities &capabilities)
{
    TransportStatus status{.transport = &transport, .self_test = self_test, .reason = {}};
    if (forced != CLGL_TRANSPORT_NONE && forced != transport.id) {
        status.reason = "another transport was asked for";
        return status;
    }
    const std::vector<Choice> choices = plan(capabilities, {.transport = transport.id});
    if (const auto choice = first_accepted(choices)) {
        status.status = taken == transport.id ? CLGL_TRANSPORT_TAKEN : CLGL_TRANSPORT_OFFERED;
        status.reason = choice->reason;
    } else if (!self_test.detail.empty()) {
        status.reason = self_test.failure();
    } else {
        status.reason = std::ranges::find(choices, transport.id, &Choice::transport)->reason;
    }
    return status;
}

// Returns the native error code of the only transport that was allowed.
Native code_of(int32_t forced, const std::vector<transport::SelfTest> &self_tests)
{
    for (size_t i = 0; i < self_tests.size(); ++i)
        if (transport::all()[i].id == forced) return self_tests[i].native;
    return {};
}

}  // namespace

int32_t forced_transport(int32_t asked)
{
    const char *name = std::getenv("CLGL_TRANSPORT");
    if (asked != CLGL_TRANSPORT_NONE || !name || !*name) return asked;
    const transport::Transport *named = transport::find(std::string(name));
    if (!named) {
        std::string known;
        for (const transport::Transport &transport : transport::all())
            known += text(known.empty() ? "" : ", ", transport.name);
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("CLGL_TRANSPORT=", name, " names no transport; there are: ", known));
    }
    return named->id;
}

std::vector<TransportStatus> judge_transports(const transport::Environment &environment,
                                              const std::string &drivers, int32_t forced,
                                              Capabilities &capabilities)
{
    std::vector<transport::SelfTest> self_tests;
    for (const transport::Transport &transport : transport::all()) {
        transport::SelfTest self_test;
        // A transport that cannot be chosen is not opened.
        const bool may_be_used = forced == CLGL_TRANSPORT_NONE || forced == transport.id;
        const auto choice = first_accepted(plan(capabilities, {.transport = transport.id}));
        if (may_be_used && choice) self_test = cached_self_test(transport, environment, drivers, choice->method);
        capabilities.failures.push_back(self_test.failure());
        self_tests.push_back(self_test);
    }
    const auto taken = first_accepted(plan(capabilities, {.transport = forced}));
    std::vector<TransportStatus> statuses;
    TransportReasons reasons;
    for (size_t i = 0; i < self_tests.size(); ++i) {
        const transport::Transport &transport = transport::all()[i];
        statuses.push_back(judge(transport, self_tests[i], forced, taken ? taken->transport : CLGL_TRANSPORT_NONE,
                                 capabilities));
        if (forced == CLGL_TRANSPORT_NONE || forced == transport.id)
            reasons.add(transport.id, statuses.back().reason, self_tests[i].result == CLGL_SELF_TEST_FAILED);
    }
    if (!taken)
        fail(CLGL_ERROR_NO_TRANSPORT, reasons.message("no transport works with these drivers"),
             code_of(forced, self_tests));
    return statuses;
}

}  // namespace clgl
