// Finds advice for common problems.
#pragma once

#include "options.hpp"
#include "value.hpp"

namespace clglinfo
{

// Returns a list of objects with "id" and "text". The advice depends on the options, the survey and the
// environment.
Value find_hints(const Options &options, const Value &survey);

}  // namespace clglinfo
