// Declares the probes, which run in child processes. Each function records its results. Each function throws an
// exception after a failure.
#pragma once

#include "record.hpp"

#include <clgl/clgl.h>

#include <stdexcept>

namespace clglinfo
{

// Runs one probe. `words` are the arguments after --probe: "opencl [LIBRARY]", "opengl KIND", or "join",
// "formats" or "commands" followed by KIND DEVICE_INDEX TRANSPORT SELF_TESTS. Returns the exit status of the
// process.
int run_as_probe(const std::vector<std::string> &words);

// Probes platforms and devices. If `library` is not empty, first loads this driver as the ICD loader does, and
// reports the error if the driver cannot be loaded.
void probe_opencl(const Recorder &recorder, const std::string &library);
// Probes one kind of OpenGL context, and the OpenCL devices that match the context.
void probe_opengl(const Recorder &recorder, const std::string &kind);
// Names an OpenGL context and an OpenCL device for which a clgl context is created.
struct JoinRequest {
    std::string kind;
    size_t device_index;
    // The only transport to use; empty = all transports
    std::string transport;
    // self_tests_anew, self_tests_recorded or empty
    std::string self_tests;
};

// CLGL_CONTEXT_VERIFY and CLGL_CONTEXT_RECORD_CRASHES as words of a probe
constexpr const char *self_tests_anew = "anew", *self_tests_recorded = "recorded";

// Creates a clgl context for the GL context and the device. Records the transports of the context, the results of
// self-tests, and the times of acquires and releases.
void probe_join(const Recorder &recorder, const JoinRequest &request);

// Finds the formats that each transport can share between this GL context and this device.
void probe_formats(const Recorder &recorder, const JoinRequest &request);

// Runs fills, copies and conversions of textures of all formats, which the library tests before their first use.
// Records those that fail.
void probe_commands(const Recorder &recorder, const JoinRequest &request);

// Creates the clgl context for the probes of pairs. Throws Failure.
clgl_context join_context(const Recorder &recorder, const JoinRequest &request);
// Returns the transports of a context, best first.
std::vector<clgl_transport_report> transport_reports(clgl_context context);

// The transports that --transport accepts by name
constexpr clgl_transport all_transports[] = {CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE,
                                             CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

class Failure : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws Failure with the error message of this thread if a library call failed.
void check(clgl_result result);

std::vector<clgl_device> list_devices();

}  // namespace clglinfo
