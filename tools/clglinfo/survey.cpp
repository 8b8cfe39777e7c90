#include "survey.hpp"

#include "drivers.hpp"
#include "format_table.hpp"
#include "gl_context.hpp"
#include "hints.hpp"
#include "probe.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace clglinfo
{

namespace
{

// Environment variables that affect the driver, device or window system of an application
constexpr const char *telling_variables[] = {
    "CLGL_DEVICE",
    "CLGL_TRANSPORT",
    "OCL_ICD_VENDORS",
    "OCL_ICD_FILENAMES",
    "OPENCL_VENDOR_PATH",
    "OPENCL_LAYERS",
    "RUSTICL_ENABLE",
    "POCL_DEVICES",
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "DRI_PRIME",
    "LIBGL_ALWAYS_SOFTWARE",
    "MESA_LOADER_DRIVER_OVERRIDE",
    "GALLIUM_DRIVER",
    "__NV_PRIME_RENDER_OFFLOAD",
    "__GLX_VENDOR_LIBRARY_NAME",
    "__EGL_VENDOR_LIBRARY_FILENAMES",
    "SDL_VIDEO_X11_FORCE_EGL",
};

Value environment()
{
    Value set = Value::object();
    for (const char *name : telling_variables)
        if (const char *value = std::getenv(name)) set.set(name, value);
    return set;
}

std::string lower_case(std::string text)
{
    for (char &c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string pci_address(const Value &device)
{
    char address[sizeof "ffffffff:ffffffff:ffffffff.ffffffff"];
    const auto part = [&](const char *name) { return static_cast<unsigned>(device[name].number()); };
    std::snprintf(address, sizeof address, "%04x:%02x:%02x.%x", part("pci_domain"), part("pci_bus"),
                  part("pci_device"), part("pci_function"));
    return address;
}

// The number of time limits for the probes of formats and commands, which run hundreds of self-tests
constexpr int limits_of_formats = 10;

// The number of processes that may crash in one step, one after the other. A step may test all four transports,
// and a self-test that crashes ends two processes.
constexpr int most_crashes_of_step = 8;

// Returns whether a driver ended or hung the process of its probe. Such a driver would affect every other probe.
bool is_harmful(const Value &probe)
{
    const std::string &status = probe["status"].text();
    return status != "ok" && status != "failed";
}

// Returns whether a probe ended by a signal that means a crash. Other signals, such as SIGKILL if memory is
// exhausted, may have a cause outside the driver.
bool has_crashed(const Value &probe)
{
    constexpr std::string_view crashes[] = {"SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV"};
    return probe.has("signal") && std::ranges::count(crashes, probe["signal"].text()) > 0;
}

// Summarizes the probe of one driver. Includes the names of its platforms and the number of its devices.
Value summary(const Driver &driver, const Value &probe)
{
    Value entry = Value::object();
    entry.set("named_by", driver.named_by);
    entry.set("library", driver.library);
    for (const char *key : {"status", "message", "step", "signal", "exit_status", "loads", "warnings", "output"})
        if (probe.has(key)) entry.set(key, probe[key]);
    if (!drivers_can_be_alone) return entry;
    Value platforms = Value::array();
    for (const auto &[_, platform] : probe["platforms"].members())
        platforms.append(platform["name"]);
    entry.set("platforms", platforms);
    entry.set("device_count", uint64_t{probe["devices"].members().size()});
    return entry;
}

class Survey
{
public:
    explicit Survey(const Options &options) : options_(options) {}

    Value take()
    {
        result_.set("clglinfo", CLGLINFO_VERSION);
        result_.set("libclgl", clgl_version_string());
        result_.set("can_share", false);
        result_.set("environment", environment());
        if (options_.formats) result_.set("formats", format_table());
        ask_drivers();
        ask_opencl();
        ask_opengl();
        join();
        result_.set("hints", find_hints(options_, result_));
        return std::move(result_);
    }

private:
    Value probe(const std::vector<std::string> &words, const Environment &changes) const
    {
        return run_probe(words, changes, options_.timeout);
    }

    // Probes each driver in its own process. Later probes exclude drivers that ended or hung that process.
    void ask_drivers()
    {
        Value opencl = Value::object();
        opencl.set("vendors", vendor_place());
        std::vector<Driver> harmless;
        bool all_harmless = true;
        Value list = Value::array();
        for (const Driver &driver : registered_drivers()) {
            const Value answer = probe({"opencl", driver.library}, vendors_.only({driver}));
            list.append(summary(driver, answer));
            if (is_harmful(answer))
                all_harmless = false;
            else
                harmless.push_back(driver);
        }
        opencl.set("drivers", list);
        result_.set("opencl", opencl);
        if (!all_harmless) without_harm_ = vendors_.only(harmless);
    }

    // Probes all drivers in one process, as an application uses them.
    void ask_opencl()
    {
        Value opencl = result_["opencl"];
        opencl.add(probe({"opencl"}, without_harm_));
        result_.set("opencl", opencl);
    }

    bool wants(const GlKind &kind) const
    {
        if (!options_.gl_kinds.empty()) return std::ranges::count(options_.gl_kinds, kind.name) > 0;
        return session_has(kind);
    }

    void ask_opengl()
    {
        Value list = Value::array();
        if (std::ranges::any_of(gl_kinds,
                                [&](const GlKind &kind) { return wants(kind) && needs_x_server(kind); }))
            keep_x_server_running(options_.timeout);
        for (const GlKind &kind : gl_kinds) {
            if (!wants(kind)) continue;
            Value context = Value::object();
            context.set("kind", kind.name);
            context.set("description", kind.description);
            context.add(probe({"opengl", kind.name}, without_harm_));
            list.append(context);
        }
        result_.set("opengl", list);
    }

    // Joins every working GL context with every device: creates a clgl context for each pair.
    void join()
    {
        Value list = Value::array();
        for (const auto &[_, context] : result_["opengl"].members())
            if (context.has("renderer")) join_devices(context["kind"].text(), list);
        result_.set("sharing", list);
    }

    // Probes a GL context with a device. With --verify, a probe that crashed is repeated, so that the library
    // stores the self-test that crashes as failed: a single end of a process is not enough.
    Value probe_pair(const char *name, const std::string &kind, size_t device, int limits = 1) const
    {
        const auto probe_once = [&](const char *self_tests) {
            return run_probe({name, kind, std::to_string(device), options_.transport, self_tests}, without_harm_,
                             options_.timeout * limits);
        };
        Value answer = probe_once(options_.verify ? self_tests_anew : "");
        int crashes = 1;
        while (options_.verify && has_crashed(answer) && crashes <= most_crashes_of_step) {
            const std::string step = answer["step"].text();
            // Does not verify again, because this would ignore the results that the ended process has stored.
            answer = probe_once(self_tests_recorded);
            crashes = answer["step"].text() == step ? crashes + 1 : 1;
        }
        return answer;
    }

    void join_devices(const std::string &kind, Value &list)
    {
        const auto &devices = result_["opencl"]["devices"].members();
        for (size_t i = 0; i < devices.size(); ++i) {
            const Value &device = devices[i].second;
            if (!device["available"].number() || !is_wanted(result_, device, options_.device)) continue;
            Value entry = Value::object();
            entry.set("opengl", kind);
            entry.set("device", uint64_t{i});
            entry.set("device_name", full_name(device));
            entry.add(probe_pair("join", kind, i));
            // clgl creates a context only if at least one transport works.
            if (entry["status"].text() == "ok") result_.set("can_share", true);
            if (options_.formats && !is_harmful(entry)) {
                entry.set("formats", probe_pair("formats", kind, i, limits_of_formats));
                if (options_.verify) entry.set("commands", probe_pair("commands", kind, i, limits_of_formats));
            }
            list.append(entry);
        }
    }

    const Options &options_;
    Vendors vendors_;
    Environment without_harm_;
    Value result_ = Value::object();
};

}  // namespace

std::string full_name(const Value &device)
{
    return device["platform_name"].text() + " / " + device["name"].text();
}

bool is_wanted(const Value &survey, const Value &device, const std::string &text)
{
    const std::string wanted = lower_case(text);
    const Value &platform = survey["opencl"]["platforms"].members()[device["platform"].number()].second;
    const std::string in_platform = wanted == "rocm" ? "amd accelerated parallel processing" : wanted;
    for (const char *part : {"name", "vendor", "version"})
        if (lower_case(platform[part].text()).find(in_platform) != std::string::npos) return true;
    if (lower_case(full_name(device)).find(wanted) != std::string::npos) return true;
    if (device["has_pci"].number() && pci_address(device) == wanted) return true;
    std::string uuid = wanted;
    std::erase(uuid, '-');
    return device["has_uuid"].number() && device["uuid"].text() == uuid;
}

Value take_survey(const Options &options) { return Survey(options).take(); }

}  // namespace clglinfo
