// Starts the child process for a probe, and collects its output.
#pragma once

#include "child.hpp"

namespace clglinfo
{

// Maximum number of bytes of driver output that are stored
constexpr size_t most_output = 1 << 16;

// End status and output of a child process
struct Outcome {
    // True if the process exceeded the timeout and was killed.
    bool hung = true;
    // Name of the signal or exception that ended the process; empty if none
    std::string crash;
    int exit_status = 0;
    std::string records;
    std::string output;
};

// Starts this program with --probe and `words`, and waits until it ends or `timeout` expires.
Outcome run_child(const std::vector<std::string> &words, const Environment &environment,
                  std::chrono::seconds timeout);

}  // namespace clglinfo
