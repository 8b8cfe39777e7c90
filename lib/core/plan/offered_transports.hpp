// Tracks which transports a context offers. Runs the self-test of a transport before creating the first object
// that would use the transport.
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

// The report about one transport of a context.
struct TransportStatus {
    const transport::Transport *transport = nullptr;
    transport::SelfTest self_test;
    TransportUse buffers, textures;
};

// Returns `asked` unless it is CLGL_TRANSPORT_AUTO. If it is, returns the transport in the environment variable
// CLGL_TRANSPORT, or CLGL_TRANSPORT_AUTO if the variable is not set. Throws CLGL_ERROR_INVALID_ARGUMENT for an
// unknown name.
clgl_transport forced_transport(clgl_transport asked);

class OfferedTransports
{
public:
    // `cache`, and the objects to which `environment` refers, must outlive this object. `drivers`: the key of
    // results, which names the OpenGL renderer and version, the window system and the OpenCL device. `forced`:
    // the only transport to use; CLGL_TRANSPORT_AUTO = any.
    OfferedTransports(const transport::Environment &environment, std::string drivers, const DriverCache &cache,
                      clgl_transport forced, const Capabilities &capabilities);

    clgl_transport forced() const { return forced_; }
    const Capabilities &capabilities() const { return capabilities_; }

    // All functions that run self-tests must be called with the GL context current.

    // Records the failures of transports that lack a requirement. Then tests the other transports, best first,
    // until one works for new buffers. Throws CLGL_ERROR_NO_TRANSPORT if none works.
    void require_one();
    // Tests all transports that may be used.
    void test_all();
    // If the first choice is accepted, tests its transport, unless a lasting result is known. If the test failed,
    // refuses all choices of the transport. Throws the error if memory is exhausted or a context or device is
    // lost. The creation of the next object repeats a test whose result is not lasting.
    void confirm(std::span<Choice> choices);

    // Returns the plan for a request. Refuses transports whose self-test has failed.
    std::vector<Choice> choices(const PlanRequest &request) const;
    TransportStatus status(const transport::Transport &transport) const;

private:
    // Return the result of the self-test. If it has not run, return std::nullopt or CLGL_SELF_TEST_NOT_RUN.
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
    // Used by only one self-test at a time
    transport::SelfTestKernel kernel_;
    mutable OrderedMutex<LockOrder::self_test_results> mutex_;
    std::map<clgl_transport, transport::SelfTest> results_;
};

}  // namespace clgl
