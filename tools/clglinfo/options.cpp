#include "options.hpp"

#include "gl_context.hpp"

#include <algorithm>
#include <charconv>

namespace clglinfo
{

namespace
{

constexpr const char *help_begin =
    "usage: clglinfo [OPTION...]\n"
    "Reports what OpenCL and OpenGL on this machine can share, and how.\n"
    "\n"
    "  --all              all properties of OpenCL and OpenGL\n"
    "  --json             print JSON\n"
    "  --formats          print the format table, and which formats can be shared here; with --json in addition\n"
    "  --device TEXT      use only devices with TEXT in \"platform / name\" or in the vendor or version of\n"
    "                     the platform, or with this UUID or PCI address\n"
    "  --transport NAME   try only this transport: external, native, mapped, staged\n"
    "  --verify           repeat self-tests whose results earlier processes have stored\n"
    "  --headless         try headless OpenGL; may be combined with the next ones; default: all\n";

constexpr const char *help_end =
    "  --timeout SECONDS  time limit for each test, 1 to 3600; default: 30\n"
    "  --version          print the version of clglinfo and of the library\n"
    "  --help             print this text\n"
    "\n"
    "Exit status: 0 if an OpenGL context and an OpenCL device can share, 1 if none can, 2 for wrong usage.\n";

constexpr int64_t longest_timeout = 3600;

std::chrono::seconds parse_timeout(const std::string &text)
{
    int64_t seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size() || seconds < 1 || seconds > longest_timeout)
        throw UsageError("--timeout needs 1 to " + std::to_string(longest_timeout) + " seconds, not \"" + text +
                         "\"");
    return std::chrono::seconds(seconds);
}

std::string parse_transport(const std::string &name)
{
    std::string known;
    for (const clgl_transport each : all_transports) {
        if (clgl_transport_name(each) == name) return name;
        known += std::string(known.empty() ? "" : ", ") + clgl_transport_name(each);
    }
    throw UsageError("unknown transport \"" + name + "\"; use one of: " + known);
}

std::string parse_device(const std::string &text)
{
    if (text.empty()) throw UsageError("--device needs a part of a device name");
    return text;
}

bool parse_flag(Options &options, const std::string &argument)
{
    for (const auto &[name, flag] :
         {std::pair{"--all", &Options::all}, std::pair{"--json", &Options::json},
          std::pair{"--formats", &Options::formats}, std::pair{"--verify", &Options::verify},
          std::pair{"--help", &Options::help}, std::pair{"--version", &Options::version}})
        if (argument == name) return options.*flag = true;
    for (const GlKind &kind : gl_kinds) {
        if (argument != std::string("--") + kind.name) continue;
        options.gl_kinds.push_back(kind.name);
        return true;
    }
    return false;
}

}  // namespace

std::string help_text() { return std::string(help_begin) + gl_kinds_help + help_end; }

Options parse_options(const std::vector<std::string> &arguments)
{
    Options options;
    for (size_t i = 0; i < arguments.size(); ++i) {
        const std::string &argument = arguments[i];
        if (parse_flag(options, argument)) continue;
        // Accepts "--name VALUE" and "--name=VALUE".
        const size_t equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        if (name != "--device" && name != "--transport" && name != "--timeout")
            throw UsageError("unknown option \"" + argument + "\"");
        if (equals == argument.npos && i + 1 == arguments.size()) throw UsageError(name + " needs a value");
        const std::string value = equals == argument.npos ? arguments[++i] : argument.substr(equals + 1);
        if (name == "--device") options.device = parse_device(value);
        if (name == "--transport") options.transport = parse_transport(value);
        if (name == "--timeout") options.timeout = parse_timeout(value);
    }
    return options;
}

}  // namespace clglinfo
