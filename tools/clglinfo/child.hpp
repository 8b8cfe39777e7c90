// Runs a probe in a child process, because drivers may abort, crash or hang.
#pragma once

#include "value.hpp"

#include <chrono>

namespace clglinfo
{

// Environment variables that are set in the child process, as pairs of name and value.
using Environment = std::vector<std::pair<std::string, std::string>>;

// Runs this program with --probe and `words` as the other arguments. Returns the values that the probe recorded,
// and these:
//
//    status   "ok", "failed" (see message), "crashed" (see signal), "exited" (see exit_status) or "hung"
//    message  description of the error, unless the status is "ok"
//    step     last step of the probe, unless the status is "ok"
//    output   output of the drivers, if any
Value run_probe(const std::vector<std::string> &words, const Environment &environment,
                std::chrono::seconds timeout);

}  // namespace clglinfo
