#include "base/platform/process.hpp"

#include "base/platform/wide.hpp"
#include "base/platform/windows.hpp"

#include <cerrno>
#include <new>

namespace clgl
{

// Does not call getenv: an application that uses another C runtime than this library changes only the copy of the
// environment that its own getenv reads.
std::string environment_variable(const char *name)
{
    const std::wstring wide_name = wide(name);
    std::wstring value;
    // Another thread may make the value longer between two calls.
    for (DWORD size = 1; size > value.size();) {
        value.resize(size);
        size = GetEnvironmentVariableW(wide_name.c_str(), value.data(), static_cast<DWORD>(value.size()));
        if (size == 0) return {};
    }
    return narrow(value.c_str());
}

std::FILE *open_for_appending(const std::string &path) noexcept
{
    try {
        return _wfopen(wide(path).c_str(), L"aN");
    } catch (const std::bad_alloc &) {
        errno = ENOMEM;
        return nullptr;
    }
}

// Windows cannot fork a process.
void call_in_forked_children(void (*)()) {}

bool other_threads_have_ended() noexcept
{
    using Function = BOOLEAN(NTAPI *)();
    const auto in_shutdown = reinterpret_cast<Function>(
        reinterpret_cast<void *>(GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "RtlDllShutdownInProgress")));
    return in_shutdown && in_shutdown();
}

std::string process_identity() { return {}; }

bool has_process_ended(std::string_view) { return false; }

// Windows cannot discard pages of a mapped section.
bool discard_pages(void *, size_t) noexcept { return false; }

}  // namespace clgl
