// Decides which transports a context offers, with a reason for each: self-tests and the override.
#pragma once

#include "core/cache/passed_tests.hpp"
#include "core/plan/planner.hpp"
#include "transport/self_test.hpp"

namespace clgl
{

// The status of a transport for one type of objects, with its reason.
struct TransportUse {
    // CLGL_TRANSPORT_STATUS_UNAVAILABLE, ...
    clgl_transport_status status = CLGL_TRANSPORT_STATUS_UNAVAILABLE;
    std::string reason;

    bool operator==(const TransportUse &) const = default;
};

// One transport of a context's report, in the order of transport::all().
struct TransportStatus {
    const transport::Transport *transport = nullptr;
    transport::SelfTest self_test;
    TransportUse buffers, textures;
};

// Returns `asked`, or else the transport that CLGL_TRANSPORT names, or CLGL_TRANSPORT_AUTO. Throws
// CLGL_ERROR_INVALID_ARGUMENT for an unknown name.
clgl_transport forced_transport(clgl_transport asked);

// Runs the self-tests whose results are not known for this pair of drivers (`drivers`), adds their failures to
// the capabilities, and returns the status of each transport. Throws CLGL_ERROR_NO_TRANSPORT if the forced one
// does not work, or none does.
std::vector<TransportStatus> judge_transports(const transport::Environment &environment,
                                              const std::string &drivers, const PassedTests &passed,
                                              clgl_transport forced, Capabilities &capabilities);

}  // namespace clgl
