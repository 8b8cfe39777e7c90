#include "base/platform/running_code.hpp"

#include "base/platform/process.hpp"
#include "base/platform/wide.hpp"
#include "base/platform/windows.hpp"
#include "base/text.hpp"

namespace clgl
{

namespace
{

uint64_t number(const FILETIME &time) { return uint64_t{time.dwHighDateTime} << 32 | time.dwLowDateTime; }

uint64_t process_start()
{
    FILETIME start{}, end{}, kernel{}, user{};
    GetProcessTimes(GetCurrentProcess(), &start, &end, &kernel, &user);
    return number(start);
}

}  // namespace

// Not needed, because results of self-tests are not stored: see driver_files. The linker writes a build ID into
// the debug directory of the DLL.
std::string own_build_id() { return {}; }

std::string system_identity()
{
    OSVERSIONINFOW version{};
    version.dwOSVersionInfoSize = sizeof version;
    LONG(WINAPI * get_version)(OSVERSIONINFOW *) = nullptr;
    *reinterpret_cast<FARPROC *>(&get_version) = GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "RtlGetVersion");
    if (!get_version || get_version(&version) != 0) return {};
    return text("Windows ", version.dwMajorVersion, '.', version.dwMinorVersion, '.', version.dwBuildNumber);
}

std::vector<std::string> environment_variables()
{
    std::vector<std::string> variables;
    wchar_t *const block = GetEnvironmentStringsW();
    if (!block) return variables;
    for (const wchar_t *each = block; *each; each += std::wstring_view(each).size() + 1)
        variables.push_back(narrow(each));
    FreeEnvironmentStringsW(block);
    return variables;
}

std::string trusted_variable(const char *name) { return environment_variable(name); }

std::string user_cache_folder() { return environment_variable("LOCALAPPDATA"); }

// Windows drivers are registered in the registry. file_state cannot detect changes of the registry.
std::optional<std::vector<std::string>> driver_files() { return {}; }

FileState file_state(const std::string &path)
{
    WIN32_FILE_ATTRIBUTE_DATA data{};
    if (!GetFileAttributesExW(wide(path).c_str(), GetFileExInfoStandard, &data)) return {"none", false};
    const uint64_t written = number(data.ftLastWriteTime), created = number(data.ftCreationTime);
    return {text(data.nFileSizeHigh, ' ', data.nFileSizeLow, ' ', written, ' ', created),
            written >= process_start() || created >= process_start()};
}

}  // namespace clgl
