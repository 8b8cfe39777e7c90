// Reads the format table of the library. Needs no driver.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// Returns a list of objects, one per format, with the fields of clgl_format_info. The nearest format is stored as
// a name.
Value format_table();

}  // namespace clglinfo
