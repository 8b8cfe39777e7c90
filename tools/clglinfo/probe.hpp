// The work of the child processes. Each records its results; a failure ends it with an exception.
#pragma once

#include "record.hpp"

#include <clgl/clgl.h>

#include <stdexcept>

namespace clglinfo
{

// Runs the probe in the words after --probe: "opencl [LIBRARY]", "opengl KIND", "join KIND DEVICE_INDEX
// TRANSPORT VERIFY" or "formats KIND DEVICE_INDEX TRANSPORT VERIFY". Returns the exit status of the process.
int run_as_probe(const std::vector<std::string> &words);

// Probes platforms and devices. Loads the library of a driver first, as the ICD loader would, to report why that
// fails.
void probe_opencl(const Recorder &recorder, const std::string &library);
// Probes one kind of OpenGL context, and the devices that match it.
void probe_opengl(const Recorder &recorder, const std::string &kind);
// An OpenGL context and an OpenCL device to join.
struct JoinRequest {
    std::string kind;
    size_t device_index;
    // The only transport; empty = all
    std::string transport;
    // Repeat the self-tests whose results are stored
    bool verify;
};

// Joins the context with the device: transports, self-tests, hand-overs.
void probe_join(const Recorder &recorder, const JoinRequest &request);

// Finds the formats that each transport shares between this context and device.
void probe_formats(const Recorder &recorder, const JoinRequest &request);

// Creates the context for the previous two. Throws Failure.
clgl_context join_context(const Recorder &recorder, const JoinRequest &request);
// Returns the transports of a context, best first.
std::vector<clgl_transport_report> transport_reports(clgl_context context);

// The transports whose names --transport accepts
constexpr clgl_transport all_transports[] = {CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE,
                                             CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

class Failure : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws the error message of the thread if a library call failed.
void check(clgl_result result);

std::vector<clgl_device> list_devices();

}  // namespace clglinfo
