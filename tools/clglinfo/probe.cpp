#include "probe.hpp"

#include "system.hpp"

#include <cstdio>
#include <cstdlib>

namespace clglinfo
{

namespace
{

struct Warnings {
    const Recorder &recorder;
    size_t count = 0;
};

void record_warning(clgl_log_level, const char *message, void *user_data)
{
    Warnings &warnings = *static_cast<Warnings *>(user_data);
    warnings.recorder.set("warnings/" + std::to_string(warnings.count++), message);
}

void dispatch(const Recorder &recorder, const std::vector<std::string> &words)
{
    const auto word = [&](size_t index) { return index < words.size() ? words[index] : std::string(); };
    if (word(0) == "opencl") return probe_opencl(recorder, word(1));
    if (word(0) == "opengl") return probe_opengl(recorder, word(1));
    const JoinRequest request{word(1), std::strtoul(word(2).c_str(), nullptr, 10), word(3), word(4)};
    if (word(0) == "join") return probe_join(recorder, request);
    if (word(0) == "formats") return probe_formats(recorder, request);
    if (word(0) == "commands") return probe_commands(recorder, request);
    throw Failure("there is no probe named \"" + word(0) + "\"");
}

}  // namespace

void check(clgl_result result)
{
    if (result < 0) throw Failure(clgl_error_message());
}

std::vector<clgl_device> list_devices()
{
    uint32_t count = 0;
    check(clgl_device_list(0, 0, nullptr, &count));
    std::vector<clgl_device> devices(count);
    check(clgl_device_list(0, count, devices.data(), &count));
    return devices;
}

int run_as_probe(const std::vector<std::string> &words)
{
    behave_as_probe();
    const Recorder recorder;
    Warnings warnings{recorder};
    clgl_log_set_callback(record_warning, &warnings, CLGL_LOG_WARNING);
    try {
        dispatch(recorder, words);
        recorder.set("step", {});
        recorder.set("status", "ok");
    } catch (const std::exception &failure) {
        recorder.set("message", failure.what());
        recorder.set("status", "failed");
    }
    // Skips exit handlers, because a driver that crashes in an exit handler can still share objects.
    std::fflush(nullptr);
    std::_Exit(EXIT_SUCCESS);
}

}  // namespace clglinfo
