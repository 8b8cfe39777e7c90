// The library's table of formats, which needs no driver.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// A list with what clgl_format_info has of each, the nearest by name.
Value format_table();

}  // namespace clglinfo
