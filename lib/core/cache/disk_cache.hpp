// Stores binaries in the files of a folder, one for each key.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The end of the names of all entries
constexpr std::string_view cache_entry_suffix = ".clgl";

// Returns the binary that was stored under this key; empty if there is none, or it is damaged or writable by
// other users. An entry contains its whole key, because two keys may have the same file name.
std::optional<std::string> load_from_cache(const std::string &directory, std::string_view key);

// Stores a binary atomically: readers find the old entry or the new one. Returns an empty string, or what failed.
std::string store_in_cache(const std::string &directory, std::string_view key, std::string_view binary);

// Removes the entry of a key, if there is one.
void remove_from_cache(const std::string &directory, std::string_view key);

}  // namespace clgl
