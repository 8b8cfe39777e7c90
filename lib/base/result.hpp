// Names of results and of the drivers' codes.
#pragma once

#include <clgl/common.h>

#include <string>

namespace clgl
{

// "CLGL_SUCCESS"; "CLGL_UNKNOWN_RESULT" for a value that names none.
const char *result_name(clgl_result result) noexcept;

// "CL_OUT_OF_RESOURCES"; "unknown" for a code without a name.
const char *native_name(int32_t source, int32_t code) noexcept;

// What a code means and what helps, to follow it in a message: ": the device ran out of ...; use smaller ...".
// Empty where nothing is known.
std::string explain_native(int32_t source, int32_t code);

}  // namespace clgl
