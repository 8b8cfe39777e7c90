// The format of binaries that the library returns: a header with the device and a hash, then the driver's binary.
// Drivers end the process over truncated and foreign binaries; the header detects these.
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
    // The device and driver, or what the program was built from
    std::string key;
    std::string binary;
};

std::string pack(std::string_view key, std::string_view binary);
// Returns nothing if `packed` is not a packed binary or is damaged.
std::optional<ProgramBinary> unpack(std::string_view packed);

// Returns the device, its driver, and everything else that a binary depends on.
std::string binary_identity(const Device &device);

// Creates a program from one driver binary for each device. Throws CLGL_ERROR_UNSUPPORTED if the driver refuses
// one.
ClProgram program_of_binaries(cl_context context, std::span<const cl_device_id> devices,
                              std::span<const std::string> binaries);

// Returns the FNV-1a hash, which detects damage but no manipulation.
uint64_t hash_of(std::string_view bytes);

}  // namespace clgl
