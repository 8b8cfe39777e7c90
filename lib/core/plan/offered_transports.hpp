// Tracks which transports a context offers. Runs the self-test of a transport before the first object that would
// use it.
#pragma once

#include "core/cache/driver_cache.hpp"
#include "core/plan/planner.hpp"
#include "transport/self_test.hpp"

#include <map>
#include <mutex>
#include <span>

namespace clgl
{

// The status of a transport for buffers or for textures, with the reason.
struct TransportUse {
    // A CLGL_TRANSPORT_STATUS_ constant
    clgl_transport_status status = CLGL_TRANSPORT_STATUS_UNAVAILABLE;
    std::string reason;

    bool operator==(const TransportUse &) const = default;
};

// Part of the report of a context that describes one transport.
struct TransportStatus {
    const transport::Transport *transport = nullptr;
    transport::SelfTest self_test;
    TransportUse buffers, textures;
};

// Returns `asked` unless it is CLGL_TRANSPORT_AUTO. Otherwise returns the transport in the environment variable
// CLGL_TRANSPORT, or CLGL_TRANSPORT_AUTO if it is not set. Throws CLGL_ERROR_INVALID_ARGUMENT for an unknown
// name.
clgl_transport forced_transport(clgl_transport asked);

class OfferedTransports
{
public:
    // `environment` and `cache` must outlive it. `drivers`: the pair of drivers, the key of results. `forced`:
    // the only transport to use, or CLGL_TRANSPORT_AUTO.
    OfferedTransports(const transport::Environment &environment, std::string drivers, const DriverCache &cache,
                      clgl_transport forced, const Capabilities &capabilities);

    clgl_transport forced() const { return forced_; }
    const Capabilities &capabilities() const { return capabilities_; }

    // Functions that run self-tests must be called with the GL context current.

    // Tests transports, best first, until one works for new buffers. Throws CLGL_ERROR_NO_TRANSPORT if none does.
    void require_one();
    // Tests all transports that may be used.
    void test_all();
    // Tests the transport of the first choice, if it is accepted and its result is not known, and refuses all
    // choices of that transport if it failed. Throws failures that are temporary: the next object tests again.
    void confirm(std::span<Choice> choices);

    // Returns the plan, in which transports that are known to have failed are refused.
    std::vector<Choice> choices(const PlanRequest &request) const;
    TransportStatus status(const transport::Transport &transport) const;

private:
    // Return the result of the self-test. Before it has run: nullopt, or a result with CLGL_SELF_TEST_NOT_RUN.
    std::optional<transport::SelfTest> known(clgl_transport transport) const;
    transport::SelfTest result_of(clgl_transport transport) const;
    transport::SelfTest test(clgl_transport transport);
    transport::SelfTest test_first(std::span<Choice> choices);
    std::string why_refused(clgl_transport transport, const std::vector<Choice> &choices) const;
    TransportUse judge(clgl_transport transport, bool image) const;
    bool is_allowed(clgl_transport transport) const
    {
        return forced_ == CLGL_TRANSPORT_AUTO || forced_ == transport;
    }

    const transport::Environment environment_;
    const std::string drivers_;
    const DriverCache &cache_;
    const clgl_transport forced_;
    const Capabilities capabilities_;
    // Used by one self-test at a time
    transport::SelfTestKernel kernel_;
    mutable OrderedMutex<LockOrder::self_test_results> mutex_;
    std::map<clgl_transport, transport::SelfTest> results_;
};

}  // namespace clgl
