// Functions of the operating system that probes need.
#pragma once

#include <string>
#include <string_view>

namespace clglinfo
{

// Loads a library, which stays loaded. Returns nullptr after a failure; library_error() then returns the reason.
void *open_library(const char *name);
std::string library_error();
void *find_symbol(void *library, const char *name);

// Returns whether this process is a probe. The pipe for records exists only in a probe.
bool has_record_pipe();
// Writes to the pipe for records. Returns whether all bytes were written.
bool send_to_parent(std::string_view bytes);

// Prepares this process for a probe. The process is then killed when its parent ends, and leaves no core file.
// Processes that drivers start do not inherit the pipe.
void behave_as_probe();

}  // namespace clglinfo
