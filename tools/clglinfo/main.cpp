// clglinfo: what this machine can share.
#include "options.hpp"
#include "probe.hpp"
#include "report.hpp"
#include "survey.hpp"

#include <fcntl.h>

#include <cstdio>

namespace
{

enum Exit { exit_can_share = 0, exit_cannot_share = 1, exit_usage = 2 };

int run(const std::vector<std::string> &arguments)
{
    using namespace clglinfo;
    // Only a parent's pipe makes this process a probe.
    if (!arguments.empty() && arguments[0] == "--probe" && fcntl(record_descriptor, F_GETFD) >= 0)
        return run_as_probe({arguments.begin() + 1, arguments.end()});
    const Options options = parse_options(arguments);
    if (options.help) {
        std::fputs(help_text, stdout);
        return exit_can_share;
    }
    if (options.version) {
        std::printf("clglinfo %s, libclgl %s\n", CLGLINFO_VERSION, clgl_version_string());
        return exit_can_share;
    }
    const Value survey = take_survey(options);
    const std::string report = options.json ? survey.json() : text_report(survey, options.all);
    std::fwrite(report.data(), 1, report.size(), stdout);
    return survey["can_share"].truth() ? exit_can_share : exit_cannot_share;
}

}  // namespace

int main(int count, char **arguments)
{
    try {
        return run({arguments + 1, arguments + count});
    } catch (const clglinfo::UsageError &error) {
        std::fprintf(stderr, "clglinfo: %s\nclglinfo --help tells more\n", error.what());
        return exit_usage;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "clglinfo: %s\n", error.what());
        return exit_cannot_share;
    }
}
