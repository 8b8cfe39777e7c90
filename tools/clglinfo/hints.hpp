// Advice for the usual misfortunes.
#pragma once

#include "options.hpp"
#include "value.hpp"

namespace clglinfo
{

// A list of {"id", "text"}, from what was asked for, what the survey found, and the environment.
Value find_hints(const Options &options, const Value &survey);

}  // namespace clglinfo
