// Runs a probe in a process of its own: drivers abort, crash and hang.
#pragma once

#include "value.hpp"

#include <chrono>

namespace clglinfo
{

// Variables to set for a child, besides those that this process has.
using Environment = std::vector<std::pair<std::string, std::string>>;

// Runs this program with --probe and the given words. The answer is what the probe recorded, and
//     status   "ok", "failed" (see message), "crashed" (see signal), "exited" (see exit_status), "hung"
//     message  what went wrong, in words; not with "ok"
//     step     what the probe was doing last; not with "ok"
//     output   what drivers printed meanwhile, if they did
Value run_probe(const std::vector<std::string> &words, const Environment &environment,
                std::chrono::seconds timeout);

}  // namespace clglinfo
