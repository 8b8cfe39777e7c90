// Advice for common problems.
#pragma once

#include "options.hpp"
#include "value.hpp"

namespace clglinfo
{

// Returns a list of {"id", "text"}, based on the options, the survey, and the environment.
Value find_hints(const Options &options, const Value &survey);

}  // namespace clglinfo
