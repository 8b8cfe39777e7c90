// The options of builds, as the program gives them.
#pragma once

#include <string_view>

namespace clgl
{

// Throws CLGL_ERROR_INVALID_ARGUMENT for quotes that are not closed: drivers (rusticl 22.3) end the process.
void check_options(std::string_view options);

}  // namespace clgl
