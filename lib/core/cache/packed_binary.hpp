// Packs binaries of programs for applications and for cache files: a header with a hash, the key, then the
// binary. The header shows whether a binary is damaged or belongs to another driver, because such binaries crash
// some drivers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

struct PackedBinary {
    // Names everything that the binary depends on, such as the device and the driver
    std::string key;
    std::string binary;
};

std::string pack(std::string_view key, std::string_view binary);
// Returns std::nullopt if `packed` is not a packed binary, or is damaged.
std::optional<PackedBinary> unpack(std::string_view packed);

// Returns the FNV-1a hash, which detects damage but not manipulation.
uint64_t hash_of(std::string_view bytes);

}  // namespace clgl
