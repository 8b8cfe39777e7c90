// Reports the objects that OpenCL and OpenGL can share on this machine.
#include "options.hpp"
#include "probe.hpp"
#include "report.hpp"
#include "survey.hpp"
#include "system.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace
{

enum Exit { exit_can_share = 0, exit_cannot_share = 1, exit_usage = 2 };

// Throws if the report cannot be written, for example because the pipe is closed or the disk is full.
void print(const std::string &text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return;
    throw std::system_error(errno, std::generic_category(), "standard output cannot be written");
}

int run(const std::vector<std::string> &arguments)
{
    using namespace clglinfo;
    // Ignores --probe unless the parent process opened the pipe for records.
    if (!arguments.empty() && arguments[0] == "--probe" && has_record_pipe())
        return run_as_probe({arguments.begin() + 1, arguments.end()});
    const Options options = parse_options(arguments);
    if (options.help) {
        print(help_text());
        return exit_can_share;
    }
    if (options.version) {
        print(std::string("clglinfo ") + CLGLINFO_VERSION + ", libclgl " + clgl_version_string() + '\n');
        return exit_can_share;
    }
    const Value survey = take_survey(options);
    print(options.json      ? survey.json()
          : options.formats ? formats_report(survey)
                            : text_report(survey, options.all));
    return survey["can_share"].truth() ? exit_can_share : exit_cannot_share;
}

}  // namespace

int main(int count, char **arguments)
{
    try {
        return run({arguments + 1, arguments + count});
    } catch (const clglinfo::UsageError &error) {
        std::fprintf(stderr, "clglinfo: %s\nsee clglinfo --help\n", error.what());
        return exit_usage;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "clglinfo: %s\n", error.what());
        return exit_cannot_share;
    }
}
