// Files whose contents run in this process.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace clgl
{

enum class TrustedRead { done, missing, untrusted, failed };

// Reads a file that only this user or the administrator of the machine can write. `untrusted`: others can write
// it, it is larger than `limit` bytes, or it is not a regular file.
TrustedRead read_trusted_file(const std::string &path, uint64_t limit, std::string &contents);

// Creates a folder that only this user can use, if it is missing. Returns an empty string, or what failed.
std::string make_private_folder(const std::string &folder);

// Writes folder/name atomically: readers find the old file or the new one. Creates the folder if it is missing,
// not its parents. Only this user can write the file; on Windows it has the access list of the folder. Returns an
// empty string, or what failed.
std::string write_trusted_file(const std::string &folder, const std::string &name, std::string_view contents);

}  // namespace clgl
