#include "base/platform/library.hpp"

#include "base/platform/wide.hpp"
#include "base/platform/windows.hpp"
#include "base/text.hpp"

#include <iterator>

namespace clgl
{

namespace
{

HMODULE module_at(const void *address, DWORD flags)
{
    HMODULE module = nullptr;
    GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | flags, static_cast<LPCWSTR>(address), &module);
    return module;
}

// Prevents the system from unloading this library, because library threads may run until the process ends.
const HMODULE pinned = module_at(reinterpret_cast<const void *>(&find_library), GET_MODULE_HANDLE_EX_FLAG_PIN);

}  // namespace

const char *const vulkan_loader_name = "vulkan-1.dll";

std::wstring wide(const std::string &utf8)
{
    const int size = static_cast<int>(utf8.size());
    std::wstring utf16(static_cast<size_t>(MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, nullptr, 0)),
                       L'\0');
    MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, utf16.data(), static_cast<int>(utf16.size()));
    return utf16;
}

std::string narrow(const wchar_t *utf16)
{
    const int size = WideCharToMultiByte(CP_UTF8, 0, utf16, -1, nullptr, 0, nullptr, nullptr);
    if (size == 0) return {};
    std::string utf8(static_cast<size_t>(size), '\0');
    WideCharToMultiByte(CP_UTF8, 0, utf16, -1, utf8.data(), size, nullptr, nullptr);
    utf8.pop_back();
    return utf8;
}

std::string windows_error(unsigned long code)
{
    wchar_t message[256] = L"";
    FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr, code, 0, message,
                   std::size(message), nullptr);
    const std::string line = narrow(message);
    const size_t end = line.find_last_not_of("\r\n. ");
    return end == line.npos ? text("Windows error ", code) : line.substr(0, end + 1);
}

// Does not search the current folder, because another user may have put a library there.
void *find_library(const char *name, Find how) noexcept
{
    HMODULE module = nullptr;
    if (how == Find::load)
        module = LoadLibraryExW(wide(name).c_str(), nullptr, LOAD_LIBRARY_SEARCH_DEFAULT_DIRS);
    else
        GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_PIN, wide(name).c_str(), &module);
    return module;
}

std::string library_error() { return windows_error(GetLastError()); }

void *find_symbol(void *library, const char *name) noexcept
{
    return reinterpret_cast<void *>(GetProcAddress(static_cast<HMODULE>(library), name));
}

const void *library_of(const void *address) noexcept
{
    return module_at(address, GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT);
}

}  // namespace clgl
