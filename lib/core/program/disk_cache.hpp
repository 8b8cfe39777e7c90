// Stores built programs in a folder of the application.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// Returns the binary that was stored under this key; empty if there is none, or it is damaged or writable by
// other users. An entry contains its whole key, because two keys may have the same file name.
std::optional<std::string> load_from_cache(const std::string &directory, std::string_view key);

// Stores a binary atomically: readers find the old entry or the new one. Failures are logged.
void store_in_cache(const std::string &directory, std::string_view key, std::string_view binary);

}  // namespace clgl
