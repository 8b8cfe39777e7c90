// Checks build options that the application passes.
#pragma once

#include "driver/cl.hpp"

#include <span>
#include <string>
#include <string_view>

namespace clgl
{

// Returns the options with spaces in place of other white space, because rusticl 22.3 needs spaces between
// options. Throws CLGL_ERROR_INVALID_ARGUMENT if a quote is not closed, if the first word is not an option, or if
// the last option lacks its argument. Such options terminate the process on rusticl 22.3 or PoCL 3.1.
std::string checked_options(std::string_view options);

// Throws CLGL_ERROR_UNSUPPORTED if the compiler of one of the devices would terminate the process. `options` is a
// result of checked_options().
void require_survivable(std::span<const cl_device_id> devices, std::string_view options);

}  // namespace clgl
