// Names, causes and fixes of driver error codes.
#pragma once

#include <clgl/common.h>

#include <cstdint>
#include <span>

namespace clgl
{

struct NativeCode {
    int32_t code;
    // "CL_OUT_OF_RESOURCES"
    const char *name;
    // A short description; "" = none known
    const char *cause = "";
    // How an application can avoid the error; "" = no general advice
    const char *fix = "";
};

std::span<const NativeCode> opencl_codes() noexcept;

// Returns the entry of a code, or one named "unknown". source: CLGL_NATIVE_...
const NativeCode &native_code(clgl_native_source source, int32_t code) noexcept;

}  // namespace clgl
