// The results of a run, and functions that write them.
#pragma once

#include "blocking.hpp"
#include "handover.hpp"
#include "measure.hpp"

#include <cstdio>
#include <string>
#include <vector>

namespace frames
{

// A promised limit, and the result of its check
struct Promise {
    enum class Verdict { kept, missed, not_measured };

    std::string what;
    Verdict verdict = Verdict::not_measured;
    // The measured numbers, or the reason why there are none
    std::string told = {};
};

struct Report {
    std::string drivers, winsys;
    bool on_cpu = false;
    std::vector<FrameTimes> frames;
    std::vector<HandoverCost> handovers;
    std::vector<LongestCall> calls;
    std::vector<Promise> promises;

    // Returns the measurement of an implementation at a size, or nullptr if it was not requested.
    const FrameTimes *find(Family family, uint32_t slots, Size size) const;
    // Returns the time of a pipelined frame divided by the time of a draw without a kernel. Returns a negative
    // number if either time was not measured.
    double beside_floor(const FrameTimes &times) const;
    // Returns whether a measurement failed, for example because of wrong pixels.
    bool failed() const;
};

// Checks the promised limits. No limits apply if OpenCL runs on a CPU.
std::vector<Promise> judge(const Report &report);

void print_table(const Report &report);
void print_promises(const Report &report);
// Throws if the file cannot be written.
void write_json(const Report &report, const std::string &path);

}  // namespace frames
