// Measures the time per frame of each implementation that works on this machine. In a frame, a kernel fills a
// texture, and OpenGL draws the texture over a whole framebuffer. Measures the cost of a hand-over without other
// commands, too.
#include "options.hpp"
#include "report.hpp"

#include <algorithm>
#include <cstdlib>

namespace
{

using namespace frames;

constexpr int exit_skipped = 77;
// Fraction of Effort::seconds for which each means of ordering is measured
constexpr double part_for_handovers = 0.2;
// Texture sizes for hand-overs without other commands, and for frames while a slow kernel runs
constexpr Size handover_size = {2048, 2048}, busy_size = {256, 256};

void measure_all_frames(Session &session, const Options &options, const std::vector<Row> &rows, Report &report)
{
    for (const Size size : options.sizes) {
        const frames::Screen screen(size);
        for (const Row &row : rows) {
            // The draw without a kernel is always measured, because all other times are compared with it.
            if (row.family != Family::floor && row.name().find(options.only) == std::string::npos) continue;
            report.frames.push_back(measure_frames(session, row, screen, options.effort));
        }
    }
}

bool all_kept(const Report &report)
{
    return std::ranges::none_of(
        report.promises, [](const Promise &promise) { return promise.verdict == Promise::Verdict::missed; });
}

int run(const Options &options)
{
    Session session(options.winsys);
    const std::vector<Row> rows = all_rows();
    Report report;
    report.drivers = session.drivers();
    report.winsys = options.winsys == Winsys::egl ? "EGL" : "GLX";
    report.on_cpu = session.on_cpu();
    measure_all_frames(session, options, rows, report);
    if (!options.frames_only) {
        report.handovers = measure_handovers(handover_size, options.effort.seconds * part_for_handovers);
        report.calls = measure_blocking(session, busy_size);
    }
    print_table(report);
    if (options.check) {
        report.promises = judge(report);
        print_promises(report);
    }
    if (!options.json.empty()) write_json(report, options.json);
    return report.failed() || !all_kept(report) ? EXIT_FAILURE : EXIT_SUCCESS;
}

}  // namespace

int main(int count, char **arguments)
{
    const Options options = read_options(count, arguments);
    try {
        return run(options);
    } catch (const Unavailable &missing) {
        std::printf("skipped: %s\n", missing.what());
        return exit_skipped;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "frames: %s\n", error.what());
        return EXIT_FAILURE;
    }
}
