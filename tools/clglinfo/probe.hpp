// What the child processes do. Each records what it finds; a failure ends one with an exception.
#pragma once

#include "record.hpp"

#include <clgl/clgl.h>

#include <stdexcept>

namespace clglinfo
{

// Runs the probe that --probe's words name: "opencl [LIBRARY]", "opengl KIND", "join KIND DEVICE_INDEX
// [TRANSPORT]" or "formats KIND DEVICE_INDEX [TRANSPORT]". Gives the exit status of the process.
int run_as_probe(const std::vector<std::string> &words);

// Platforms and devices. With a driver's library it is loaded before, as the ICD loader would, to tell why not.
void probe_opencl(const Recorder &recorder, const std::string &library);
// One kind of OpenGL context, and which devices it matches.
void probe_opengl(const Recorder &recorder, const std::string &kind);
// The context and the device joined: transports, self-tests, hand-overs.
void probe_join(const Recorder &recorder, const std::string &kind, size_t device_index,
                const std::string &transport);

// The same context and device, and which formats each transport carries between them.
void probe_formats(const Recorder &recorder, const std::string &kind, size_t device_index,
                   const std::string &transport);

// What the last two start with. Throws Failure.
clgl_context join_context(const Recorder &recorder, const std::string &kind, size_t device_index,
                          const std::string &transport);
// The transports of a context, best first.
std::vector<clgl_transport_report> transport_reports(clgl_context context);

// What --transport may name.
struct TransportName {
    const char *name;
    int32_t transport;
};
constexpr TransportName transport_names[] = {{"external", CLGL_TRANSPORT_EXTERNAL},
                                             {"native", CLGL_TRANSPORT_NATIVE},
                                             {"mapped", CLGL_TRANSPORT_MAPPED},
                                             {"staged", CLGL_TRANSPORT_STAGED}};

class Failure : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws the thread's message if a call of the library failed.
void check(clgl_result result);

std::vector<clgl_device> list_devices();

}  // namespace clglinfo
