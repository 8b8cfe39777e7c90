// Describes error codes of drivers: their names, causes and fixes.
#pragma once

#include <clgl/common.h>

#include <cstdint>
#include <span>

namespace clgl
{

struct NativeCode {
    int32_t code;
    // The name of the constant, such as "CL_OUT_OF_RESOURCES"
    const char *name;
    // A short description of the cause; "" = unknown
    const char *cause = "";
    // The action that avoids the error; "" = no general advice
    const char *fix = "";
};

std::span<const NativeCode> opencl_codes() noexcept;

// Returns the entry for a code of `source` (CLGL_NATIVE_...). The entry for an unknown code is named "unknown".
const NativeCode &native_code(clgl_native_source source, int32_t code) noexcept;

}  // namespace clgl
