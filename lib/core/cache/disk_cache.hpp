// Stores binaries in a folder, with one file for each key.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The file name extension of entries
constexpr std::string_view cache_entry_suffix = ".clgl";

// Returns the binary that was stored under this key. Returns std::nullopt if there is none, if it is damaged, or
// if read_trusted_file does not trust it.
std::optional<std::string> load_from_cache(const std::string &directory, std::string_view key);

// Stores a binary atomically: readers find the old entry or the new one. Returns an error message; empty =
// success.
std::string store_in_cache(const std::string &directory, std::string_view key, std::string_view binary);

// Removes the entry of a key, if it exists.
void remove_from_cache(const std::string &directory, std::string_view key);

}  // namespace clgl
