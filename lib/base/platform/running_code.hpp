// Identifies the code that runs in this process, and what the operating system selects it by.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clgl
{

// Returns the build ID of the file that contains this code, in hexadecimal; empty if it has none.
std::string own_build_id();

// Returns the name, version and machine of the kernel of the operating system.
std::string system_identity();

// Returns all environment variables, as NAME=value.
std::vector<std::string> environment_variables();

// Returns the value of an environment variable. Returns nullptr if it is not set, or if the process has more
// rights than the user who set it.
const char *trusted_variable(const char *name);

// Returns the folder for the caches of this user's programs, which may not exist; empty if there is none.
std::string user_cache_folder();

// Returns the absolute paths of the shared libraries that are loaded, and of the folders in which drivers are
// registered. The program itself and files in the user's caches, such as kernels of PoCL, are left out. Returns
// nothing if a library has no absolute path.
std::optional<std::vector<std::string>> driver_files();

struct FileState {
    // Changes when the file is written or replaced, or entries of the folder are.
    std::string identity;
    // True if that has happened since the process began
    bool is_new = false;
};

// Returns the state of a file or folder. One that does not exist has an identity, too.
FileState file_state(const std::string &path);

}  // namespace clgl
