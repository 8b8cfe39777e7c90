// The form in which binaries leave the library: the driver's own, behind a header that tells whose it is and
// whether it is whole. Drivers end the process over a truncated or a foreign binary, so no other gets to them.
#pragma once

#include "core/device/device.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clgl
{

struct ProgramBinary {
    // Whose it is, or what it was built from.
    std::string key;
    std::string binary;
};

std::string pack(std::string_view key, std::string_view binary);
// Empty for what is no packed binary, or not whole.
std::optional<ProgramBinary> unpack(std::string_view packed);

// The device and its driver, with everything that a binary depends on.
std::string binary_identity(const Device &device);

// One of the driver's own binaries for each device. Throws CLGL_ERROR_UNSUPPORTED if the driver does not take
// one.
ClProgram program_of_binaries(cl_context context, std::span<const cl_device_id> devices,
                              std::span<const std::string> binaries);

// FNV-1a: finds damage and spreads names; it is no protection against those who mean harm.
uint64_t hash_of(std::string_view bytes);

}  // namespace clgl
