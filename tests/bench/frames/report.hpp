// What a run has found out, and how it is told.
#pragma once

#include "blocking.hpp"
#include "handover.hpp"
#include "measure.hpp"

#include <cstdio>
#include <string>
#include <vector>

namespace frames
{

// What issue 4 promises of two measurements, and what came of it.
struct Promise {
    enum class Verdict { kept, missed, not_measured };

    std::string what;
    Verdict verdict = Verdict::not_measured;
    // The figures, or why there are none
    std::string told = {};
};

struct Report {
    std::string drivers, winsys;
    bool on_cpu = false;
    std::vector<FrameTimes> frames;
    std::vector<HandoverCost> handovers;
    std::vector<LongestCall> calls;
    std::vector<Promise> promises;

    // What was measured of a family at a size; nullptr if that was not asked for.
    const FrameTimes *find(Family family, uint32_t slots, Size size) const;
    // How many times as long as a draw alone a pipelined frame takes; negative where there is none.
    double beside_floor(const FrameTimes &times) const;
    // Whether something could not be measured that should have been, wrong pixels among it.
    bool failed() const;
};

// What is promised for a GPU; nothing is for a CPU.
std::vector<Promise> judge(const Report &report);

void print_table(const Report &report);
void print_promises(const Report &report);
// Throws if the file cannot be written.
void write_json(const Report &report, const std::string &path);

}  // namespace frames
