// The format of binaries that the library returns and of files in its caches: a header with a hash, the key, then
// the binary. Drivers end the process over truncated and foreign binaries; the header detects these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

struct PackedBinary {
    // The device and driver, or everything that the binary depends on
    std::string key;
    std::string binary;
};

std::string pack(std::string_view key, std::string_view binary);
// Returns nothing if `packed` is not a packed binary or is damaged.
std::optional<PackedBinary> unpack(std::string_view packed);

// Returns the FNV-1a hash, which detects damage but no manipulation.
uint64_t hash_of(std::string_view bytes);

}  // namespace clgl
