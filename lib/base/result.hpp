// Names of results and of driver error codes.
#pragma once

#include <clgl/common.h>

#include <string>

namespace clgl
{

// Returns "CLGL_SUCCESS" and so on; "CLGL_UNKNOWN_RESULT" for an unknown value.
const char *result_name(clgl_result result) noexcept;

// Returns whether another try may succeed: memory ran out, or a context or device was lost. Such a failure says
// nothing about what the drivers support, and is not kept.
bool is_temporary(clgl_result result) noexcept;

// Returns "CL_OUT_OF_RESOURCES" and so on; "unknown" for an unknown code.
const char *native_name(clgl_native_source source, int32_t code) noexcept;

// Returns the cause and the fix of a code, to append to a message: ": the device ran out of ...; use smaller
// ...". Empty if none is known.
std::string explain_native(clgl_native_source source, int32_t code);

}  // namespace clgl
