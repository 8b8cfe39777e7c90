// The cache folder of the library, which all processes of a user share.
#pragma once

#include <string>
#include <string_view>

namespace clgl
{

// Returns the folder in the environment variable CLGL_CACHE, or a subfolder of the user's cache folder if it is
// not set. Returns an empty string if CLGL_CACHE is "off", or if the user's cache folder is unknown. Throws
// CLGL_ERROR_INVALID_ARGUMENT if CLGL_CACHE is neither "off" nor an absolute path.
std::string library_cache_folder();

// Stores an entry with store_in_cache. Creates the folder and its parent if they are missing, and removes the
// oldest entries if there are too many. If the entry cannot be stored, removes the old entry of the key. Failures
// are only logged.
void store_in_library_cache(const std::string &folder, std::string_view key, std::string_view binary);

}  // namespace clgl
