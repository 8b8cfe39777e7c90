// A folder of built programs that the caller keeps.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clgl
{

// The binary that was stored under this very key; empty if there is none, or none that can be trusted. An entry
// holds its whole key, so two keys that share a file name never give each other's binary.
std::optional<std::string> load_from_cache(const std::string &directory, std::string_view key);

// Stores it in one step: readers find the old entry or the new one. What fails is logged.
void store_in_cache(const std::string &directory, std::string_view key, std::string_view binary);

}  // namespace clgl
