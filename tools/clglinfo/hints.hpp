// Advice for the usual misfortunes.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// A list of {"id", "text"}, from what the survey found and from the environment.
Value find_hints(const Value &survey);

}  // namespace clglinfo
