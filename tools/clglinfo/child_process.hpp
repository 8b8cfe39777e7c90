// The child process of a probe.
#pragma once

#include "child.hpp"

namespace clglinfo
{

// The most bytes that are kept of what drivers print
constexpr size_t most_output = 1 << 16;

// The end of a child process, and its output.
struct Outcome {
    // It had to be killed.
    bool hung = true;
    // Name of the signal or exception that ended it, or empty
    std::string crash;
    int exit_status = 0;
    std::string records;
    std::string output;
};

// Starts this program with --probe and the words, and waits for its end.
Outcome run_child(const std::vector<std::string> &words, const Environment &environment,
                  std::chrono::seconds timeout);

}  // namespace clglinfo
