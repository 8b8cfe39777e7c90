// Reads and writes files whose contents this process executes, such as program binaries.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace clgl
{

enum class TrustedRead { done, missing, untrusted, failed };

// Reads a file that only this user and the administrator of the machine can write. Returns `missing` if the file
// cannot be opened. Returns `untrusted` if another account owns the file or can write it, if it is larger than
// `limit` bytes, or if it is not a regular file. Never follows a symbolic link at the end of the path.
TrustedRead read_trusted_file(const std::string &path, uint64_t limit, std::string &contents);

// Creates a folder that only this user can access, unless it exists. On Windows, the folder inherits the access
// list of its parent. Returns an error message; empty = success.
std::string make_private_folder(const std::string &folder);

// Writes the file `name` in `folder` atomically: readers see either the old file or the new file. Creates the
// folder if it is missing, but not the parents of the folder. Only this user can write the file. On Windows, the
// file inherits the access list of the folder. Returns an error message; empty = success.
std::string write_trusted_file(const std::string &folder, const std::string &name, std::string_view contents);

}  // namespace clgl
