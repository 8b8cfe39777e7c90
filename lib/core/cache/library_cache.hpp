// The cache of the library itself, which all processes of a user share.
#pragma once

#include <string>
#include <string_view>

namespace clgl
{

// Returns the folder that CLGL_CACHE names, or else one in the user's folder for caches; empty if it is disabled
// or unknown. Throws CLGL_ERROR_INVALID_ARGUMENT if CLGL_CACHE is neither "off" nor an absolute path.
std::string library_cache_folder();

// Stores an entry as store_in_cache does. Creates the folder with the one above it if they are missing, and
// removes the oldest entries if there are too many. Failures are only logged.
void store_in_library_cache(const std::string &folder, std::string_view key, std::string_view binary);

}  // namespace clgl
