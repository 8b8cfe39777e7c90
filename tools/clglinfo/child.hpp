// Runs a probe in a child process: drivers abort, crash and hang.
#pragma once

#include "value.hpp"

#include <chrono>

namespace clglinfo
{

// Additional variables for a child.
using Environment = std::vector<std::pair<std::string, std::string>>;

// Runs this program with --probe and the given words. Returns the records of the probe, and status   "ok",
// "failed" (see message), "crashed" (see signal), "exited" (see exit_status), "hung" message  description of the
// error; not with "ok" step     last step of the probe; not with "ok" output   output of drivers, if any
Value run_probe(const std::vector<std::string> &words, const Environment &environment,
                std::chrono::seconds timeout);

}  // namespace clglinfo
