// Which transports a context may use: the self-tests, the override, and the reason for each.
#pragma once

#include "core/plan/planner.hpp"
#include "transport/self_test.hpp"

namespace clgl
{

// One line of a context's report, in the order of transport::all().
struct TransportStatus {
    const transport::Transport *transport = nullptr;
    // CLGL_TRANSPORT_REJECTED, ...
    int32_t status = CLGL_TRANSPORT_REJECTED;
    transport::SelfTest self_test;
    std::string reason;
};

// The descriptor's transport, else what CLGL_TRANSPORT names, else CLGL_TRANSPORT_NONE. Throws
// CLGL_ERROR_INVALID_ARGUMENT for a name that is none.
int32_t forced_transport(int32_t asked);

// Runs the self-tests (once per process and `drivers`, which names the pair), adds their failures to the
// capabilities, and judges. Throws CLGL_ERROR_NO_TRANSPORT if the forced one, or any one, does not work.
std::vector<TransportStatus> judge_transports(const transport::Environment &environment,
                                              const std::string &drivers, int32_t forced,
                                              Capabilities &capabilities);

}  // namespace clgl
