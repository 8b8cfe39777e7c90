// Returns the names of results and of driver error codes, the causes of driver errors, and whether a failure may
// be temporary.
#pragma once

#include <clgl/common.h>

#include <string>

namespace clgl
{

// Returns the name of a result, such as "CLGL_SUCCESS". Returns "CLGL_UNKNOWN_RESULT" for an unknown value.
const char *result_name(clgl_result result) noexcept;

// Returns whether a failure may be temporary: memory ran out, or a context or device was lost. Such a failure
// must not be cached as missing support.
bool is_temporary(clgl_result result) noexcept;

// Returns the name of an error code, such as "CL_OUT_OF_RESOURCES". Returns "unknown" for an unknown code.
const char *native_name(clgl_native_source source, int32_t code) noexcept;

// Returns text to append to a message: the cause of an error code and, if known, the fix, such as ": the device
// ran out of ...; use smaller ...". Returns an empty string if the cause is unknown.
std::string explain_native(clgl_native_source source, int32_t code);

}  // namespace clgl
