// The options of builds, as the program gives them.
#pragma once

#include "driver/cl.hpp"

#include <span>
#include <string>
#include <string_view>

namespace clgl
{

// As drivers take them: rusticl 22.3 knows no other white space between two options than a blank. Throws
// CLGL_ERROR_INVALID_ARGUMENT for what ends the process there or on PoCL 3.1: a quote that is not closed, a first
// word that is no option, and an option that lacks what belongs to it.
std::string checked_options(std::string_view options);

// That the drivers of devices survive options that were checked. Throws CLGL_ERROR_UNSUPPORTED.
void require_survivable(std::span<const cl_device_id> devices, std::string_view options);

}  // namespace clgl
