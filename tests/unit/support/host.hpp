// Calls functions of the host from a Windows program under Wine.
#pragma once

namespace clgl::host
{

// Returns a function of a library of the host, with the calling convention of the host; nullptr if the library or
// the function does not exist.
void *function(const char *library, const char *name);

// Calls a function of the C library.
template <typename R, typename... Args> R call_libc(const char *name, Args... args)
{
    using Host = R(__attribute__((sysv_abi)) *)(Args...);
    return reinterpret_cast<Host>(function("libc.so.6", name))(args...);
}

}  // namespace clgl::host
