// The format table of the library, which needs no driver.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// Returns a list with the fields of clgl_format_info for each format; the nearest format is a name.
Value format_table();

}  // namespace clglinfo
