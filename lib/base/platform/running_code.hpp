// Identifies the code that runs in this process: the library, the drivers, the operating system and its settings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clgl
{

// Returns the build ID of the file that contains clgl, in hexadecimal; empty = the file has none, as on Windows.
std::string own_build_id();

// Returns the operating system's name and version. On POSIX systems the text also names the processor
// architecture.
std::string system_identity();

// Returns all environment variables in the form NAME=value.
std::vector<std::string> environment_variables();

// Returns the value of an environment variable, or an empty string if it is not set. On POSIX systems, also
// returns an empty string if the process runs with more privileges than its user, as set-user-ID programs do.
std::string trusted_variable(const char *name);

// Returns the path of this user's cache folder, such as /home/me/.cache, or the value of LOCALAPPDATA on Windows.
// The folder may not exist. Returns an empty string if no path is known.
std::string user_cache_folder();

// Returns the absolute paths of the loaded shared libraries, and of the folders and files in which drivers and
// their settings are registered. Omits the executable, and files in the user's cache folder, such as kernels of
// PoCL. Returns std::nullopt if the path of a library is relative, and always on Windows.
std::optional<std::vector<std::string>> driver_files();

struct FileState {
    // A text that changes if the file is written or replaced, or if the list of files in the folder changes
    std::string identity;
    // True if the file or folder was changed when or after the process started
    bool is_new = false;
};

// Returns the state of a file or folder. The identity of a missing file is "none".
FileState file_state(const std::string &path);

}  // namespace clgl
