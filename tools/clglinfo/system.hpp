// Functions of the operating system for probes.
#pragma once

#include <string>
#include <string_view>

namespace clglinfo
{

// Loads a library, which stays loaded. Returns nullptr if that fails; library_error then has the reason.
void *open_library(const char *name);
std::string library_error();
void *find_symbol(void *library, const char *name);

// Returns whether the parent opened the pipe for records: then this process is a probe.
bool has_record_pipe();
// Writes to this pipe. Returns whether it could.
bool send_to_parent(std::string_view bytes);

// A probe is killed with its parent, leaves no core file, and does not pass its pipe to processes of drivers.
void behave_as_probe();

}  // namespace clglinfo
