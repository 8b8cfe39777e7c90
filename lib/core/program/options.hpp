// Checks the build options of the application.
#pragma once

#include "driver/cl.hpp"

#include <span>
#include <string>
#include <string_view>

namespace clgl
{

// Returns the options without spaces at both ends, and with tabs and line ends outside quotes replaced by spaces,
// because rusticl 22.3 needs spaces between options. Throws CLGL_ERROR_INVALID_ARGUMENT if a quote is not closed,
// if the first word is not an option, or if the last word is -D or -I. These errors would terminate the process
// on rusticl 22.3 or PoCL 3.1.
std::string checked_options(std::string_view options);

// Throws CLGL_ERROR_UNSUPPORTED if the compiler of a device would terminate the process. `options` must be a
// result of checked_options().
void require_survivable(std::span<const cl_device_id> devices, std::string_view options);

}  // namespace clgl
