// Prints the report as text.
#include "report.hpp"

#include <algorithm>

namespace frames
{

namespace
{

constexpr int name_width = 48;

void print_why_not(const std::string &name, const Outcome &outcome)
{
    std::printf("%-*s  %s: %s\n", name_width, name.c_str(), outcome.failed ? "FAILED" : "not run",
                outcome.why_not.c_str());
}

void print_frames(const Report &report)
{
    const Size *last = nullptr;
    for (const FrameTimes &times : report.frames) {
        if (!last || *last != times.size)
            std::printf("\n%-*s  %10s  %12s  %10s\n", name_width, times.size.text().c_str(), "latency",
                        "ms per frame", "to a draw");
        last = &times.size;
        if (times.ran)
            std::printf("%-*s  %7.3f ms  %12.3f  %9.2fx\n", name_width, times.row->name().c_str(),
                        times.latency_ms, times.pipelined_ms, report.beside_floor(times));
    }
}

// Prints each reason once, because an unavailable implementation usually has the same reason at every size.
void print_missing(const Report &report)
{
    std::printf("\n");
    std::vector<std::string> told;
    for (const FrameTimes &times : report.frames) {
        if (times.ran) continue;
        const std::string name =
            times.failed ? times.row->name() + ", " + times.size.text() : times.row->family_name();
        if (std::ranges::find(told, name + times.why_not) != told.end()) continue;
        told.push_back(name + times.why_not);
        print_why_not(name, times);
    }
}

void print_handovers(const Report &report)
{
    if (report.handovers.empty()) return;
    std::printf("\n%-*s  %10s  %10s  %10s  %10s\n", name_width, "A hand-over without commands, in us", "calls",
                "and finish", "all CPU", "until done");
    for (const HandoverCost &cost : report.handovers) {
        const std::string name = std::string("clgl ") + transport_name(cost.transport) + ", " + cost.order;
        if (!cost.ran) {
            print_why_not(name, cost);
            continue;
        }
        std::printf("%-*s  %10.1f  %10.1f  %10.1f  %10.1f\n", name_width, name.c_str(), cost.calls_us,
                    cost.thread_us, cost.process_us, cost.real_us);
        if (!cost.told.empty()) std::printf("    %s\n", cost.told.c_str());
    }
}

void print_calls(const Report &report)
{
    if (report.calls.empty()) return;
    std::printf("\n%-*s  %10s\n", name_width, "While a kernel of 50 ms runs", "longest call");
    for (const LongestCall &call : report.calls) {
        if (!call.ran)
            print_why_not(call.name, call);
        else
            std::printf("%-*s  %7.3f ms\n", name_width, call.name.c_str(), call.longest_ms);
    }
}

}  // namespace

void print_table(const Report &report)
{
    std::printf("%s, by %s\n", report.drivers.c_str(), report.winsys.c_str());
    print_frames(report);
    print_missing(report);
    print_handovers(report);
    print_calls(report);
    std::printf("\n");
}

}  // namespace frames
