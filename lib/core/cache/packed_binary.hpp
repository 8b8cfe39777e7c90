// Packs program binaries for applications and cache files. A packed binary consists of a header with a hash, the
// key, and the binary. Some drivers crash when they load a damaged binary or the binary of another driver.
// unpack() checks the hash; the caller must check the key.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

struct PackedBinary {
    // Identifies everything on which the binary depends, such as the device and the driver
    std::string key;
    std::string binary;
};

std::string pack(std::string_view key, std::string_view binary);
// Returns std::nullopt if `packed` is not a packed binary, or is damaged.
std::optional<PackedBinary> unpack(std::string_view packed);

// Returns the FNV-1a hash, which detects damage but not manipulation.
uint64_t hash_of(std::string_view bytes);

}  // namespace clgl
