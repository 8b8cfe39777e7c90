// Results of a run, and their output.
#pragma once

#include "blocking.hpp"
#include "handover.hpp"
#include "measure.hpp"

#include <cstdio>
#include <string>
#include <vector>

namespace frames
{

// A limit on two measurements, and whether it was kept.
struct Promise {
    enum class Verdict { kept, missed, not_measured };

    std::string what;
    Verdict verdict = Verdict::not_measured;
    // The numbers, or the reason why there are none
    std::string told = {};
};

struct Report {
    std::string drivers, winsys;
    bool on_cpu = false;
    std::vector<FrameTimes> frames;
    std::vector<HandoverCost> handovers;
    std::vector<LongestCall> calls;
    std::vector<Promise> promises;

    // Returns the measurement of a family at a size; nullptr if it was not requested.
    const FrameTimes *find(Family family, uint32_t slots, Size size) const;
    // Returns the time of a pipelined frame divided by the time of a draw alone; negative if there is none.
    double beside_floor(const FrameTimes &times) const;
    // Returns whether a measurement failed, for example because of wrong pixels.
    bool failed() const;
};

// Checks the limits for GPUs; there are none for CPUs.
std::vector<Promise> judge(const Report &report);

void print_table(const Report &report);
void print_promises(const Report &report);
// Throws if the file cannot be written.
void write_json(const Report &report, const std::string &path);

}  // namespace frames
