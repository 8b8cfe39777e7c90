// Wraps functions of the operating system for processes, environment variables, files and memory pages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace clgl
{

// True if the library is built for Windows
#ifdef _WIN32
inline constexpr bool on_windows = true;
#else
inline constexpr bool on_windows = false;
#endif

// Returns the value of an environment variable, in UTF-8 on Windows. Returns an empty string if the variable is
// not set.
std::string environment_variable(const char *name);

// Opens a file for appending. Programs that this process starts do not inherit it. Returns nullptr on failure,
// and sets errno.
std::FILE *open_for_appending(const std::string &path) noexcept;

// Registers a function that is called in each child process that this process forks later. Does nothing on
// Windows, which has no forks.
void call_in_forked_children(void (*function)());

// Returns whether the process exits and the system has ended all other threads, which never release the locks
// that they held. On Windows this is so before exit handlers of a DLL run, but not before those of a program.
// Always returns false on other systems.
bool other_threads_have_ended() noexcept;

// Returns a text that identifies this process on this machine, in this PID namespace, until the next boot.
// Returns an empty text on Windows.
std::string process_identity();

// Returns whether the process with this identity has ended. Returns false if this is unknown, because the process
// ran on another machine, in another PID namespace or before the last boot, and always on Windows.
bool has_process_ended(std::string_view identity);

// Frees the pages between `start` and `start + size` of a shared mapping. Afterwards these pages read as zero in
// every mapping. A page that begins before `start` is not freed. The last page is freed completely, even if the
// range ends inside it. Returns false on failure, and always on Windows.
bool discard_pages(void *start, size_t size) noexcept;

}  // namespace clgl
