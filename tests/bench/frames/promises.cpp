// Checks whether the measurements of a run are within the limits that clgl promises on a GPU.
#include "report.hpp"
#include "way.hpp"

#include <algorithm>

namespace frames
{

namespace
{

using Verdict = Promise::Verdict;

constexpr Size hd = {1280, 720}, square = {2048, 2048};
constexpr double most_beside_hand = 1.03;

// Promised minimum speed-up of a clgl ring with four slots, compared with other implementations
constexpr uint32_t promised_ring = 4;
constexpr struct {
    Family family;
    uint32_t slots;
    double at_square, at_hd;
} faster_than[] = {
    {Family::cuda_texture, 1, 1.5, 2.4},
    {Family::cuda_buffer_waits, 1, 2.3, 2.9},
    {Family::hand_native, 2, 1.7, 3},
    {Family::hand_host, 1, 10, 9},
};

constexpr double most_handover_us = 6, most_call_ms = 1;

std::string figure(const char *format, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

// Returns the reason why `times` cannot be compared, or "" if there is none.
std::string missing(const FrameTimes *times, const char *whose)
{
    if (!times) return std::string(whose) + " was not measured";
    if (!times->ran) return times->row->name() + " did not run: " + times->why_not;
    return {};
}

// Checks that `ours` is at least `least_faster` times as fast as another implementation.
Promise compare(std::string what, const FrameTimes *ours, const FrameTimes *other, double least_faster)
{
    Promise promise{.what = std::move(what)};
    promise.told = missing(ours, "the clgl row");
    if (promise.told.empty()) promise.told = missing(other, "the other row");
    if (!promise.told.empty()) return promise;
    const double faster = other->pipelined_ms / ours->pipelined_ms;
    promise.verdict = faster >= least_faster ? Verdict::kept : Verdict::missed;
    promise.told = figure("%.3f ms", ours->pipelined_ms) + " beside " + figure("%.3f ms", other->pipelined_ms) +
                   figure(", %.2f times as fast", faster);
    return promise;
}

void add_beside_hand(const Report &report, Size size, std::vector<Promise> &all)
{
    for (const uint32_t slots : ring_sizes)
        all.push_back(compare(size.text() + ", clgl external, ring of " + std::to_string(slots) + ": at most " +
                                  figure("%.2f", most_beside_hand) + " times the time by hand",
                              report.find(Family::external_ring, slots, size),
                              report.find(Family::hand_semaphores, slots, size), 1 / most_beside_hand));
}

void add_faster(const Report &report, Size size, std::vector<Promise> &all)
{
    const FrameTimes *const ours = report.find(Family::external_ring, promised_ring, size);
    for (const auto &than : faster_than) {
        const double factor = size == square ? than.at_square : than.at_hd;
        const Row other{than.family, than.slots, {}};
        all.push_back(compare(size.text() + ", clgl external, ring of 4: at least " + figure("%.1f", factor) +
                                  " times as fast as " + other.name(),
                              ours, report.find(than.family, than.slots, size), factor));
    }
}

Promise judge_handover(const Report &report)
{
    Promise promise{.what = "an empty hand-over by external: at most 6 us of CPU time"};
    const auto found = std::ranges::find_if(report.handovers, [](const HandoverCost &each) {
        return each.transport == CLGL_TRANSPORT_EXTERNAL && each.own_choice;
    });
    if (found == report.handovers.end() || !found->ran) {
        promise.told = found == report.handovers.end() ? "it was not measured" : found->why_not;
        return promise;
    }
    promise.verdict = found->thread_us <= most_handover_us ? Verdict::kept : Verdict::missed;
    promise.told = figure("%.1f us", found->thread_us);
    return promise;
}

Promise judge_call(const LongestCall &call)
{
    Promise promise{.what = call.name + ": no call takes over 1 ms while a kernel of 50 ms is in flight",
                    .told = call.why_not};
    if (!call.ran) return promise;
    promise.verdict = call.longest_ms <= most_call_ms ? Verdict::kept : Verdict::missed;
    promise.told = figure("%.3f ms", call.longest_ms);
    return promise;
}

}  // namespace

std::vector<Promise> judge(const Report &report)
{
    std::vector<Promise> all;
    if (report.on_cpu) return all;
    std::vector<Size> sizes;
    for (const FrameTimes &each : report.frames)
        if (std::ranges::find(sizes, each.size) == sizes.end()) sizes.push_back(each.size);
    for (const Size size : sizes)
        add_beside_hand(report, size, all);
    for (const Size size : {square, hd})
        add_faster(report, size, all);
    all.push_back(judge_handover(report));
    for (const LongestCall &call : report.calls)
        if (call.transport == CLGL_TRANSPORT_EXTERNAL) all.push_back(judge_call(call));
    return all;
}

void print_promises(const Report &report)
{
    constexpr const char *words[] = {"kept  ", "MISSED", "-     "};
    if (report.on_cpu) std::printf("\nNo limits are checked, because the OpenCL device is a CPU\n");
    for (const Promise &promise : report.promises)
        std::printf("%s  %s (%s)\n", words[static_cast<int>(promise.verdict)], promise.what.c_str(),
                    promise.told.c_str());
}

}  // namespace frames
