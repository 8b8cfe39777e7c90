// Checks the application's build options.
#pragma once

#include "driver/cl.hpp"

#include <span>
#include <string>
#include <string_view>

namespace clgl
{

// Returns the options with blanks as the only white space, as rusticl 22.3 needs them. Throws
// CLGL_ERROR_INVALID_ARGUMENT for what ends the process there or on PoCL 3.1: an unclosed quote, a first word
// that is not an option, and an option without its argument.
std::string checked_options(std::string_view options);

// Throws CLGL_ERROR_UNSUPPORTED if a device's compiler would end the process over checked options.
void require_survivable(std::span<const cl_device_id> devices, std::string_view options);

}  // namespace clgl
