// What a driver's code means.
#pragma once

#include <cstdint>
#include <span>

namespace clgl
{

struct NativeCode {
    int32_t code;
    // "CL_OUT_OF_RESOURCES"
    const char *name;
    // What happened, in a few words; "" where nobody wrote it down
    const char *cause = "";
    // What the program can do about it; "" where there is nothing that helps in general
    const char *fix = "";
};

std::span<const NativeCode> opencl_codes() noexcept;

// Never fails: a code without a name is "unknown". source: CLGL_NATIVE_...
const NativeCode &native_code(int32_t source, int32_t code) noexcept;

}  // namespace clgl
