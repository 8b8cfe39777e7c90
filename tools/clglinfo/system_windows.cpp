#include "system.hpp"
#include "wide.hpp"

#include <windows.h>

#include <iterator>

namespace clglinfo
{

std::wstring wide(const std::string &utf8)
{
    const int size = static_cast<int>(utf8.size());
    std::wstring utf16(static_cast<size_t>(MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, nullptr, 0)),
                       L'\0');
    MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, utf16.data(), static_cast<int>(utf16.size()));
    return utf16;
}

std::string narrow(const std::wstring &utf16)
{
    const int size = static_cast<int>(utf16.size());
    const auto convert = [&](char *to, int room) {
        return WideCharToMultiByte(CP_UTF8, 0, utf16.data(), size, to, room, nullptr, nullptr);
    };
    std::string utf8(static_cast<size_t>(convert(nullptr, 0)), '\0');
    convert(utf8.data(), static_cast<int>(utf8.size()));
    return utf8;
}

std::string error_text(unsigned long code)
{
    wchar_t message[256] = L"";
    const DWORD size = FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr, code,
                                      0, message, std::size(message), nullptr);
    const std::string text = narrow(std::wstring(message, size));
    const size_t end = text.find_last_not_of("\r\n. ");
    return end == text.npos ? "Windows error " + std::to_string(code) : text.substr(0, end + 1);
}

void *open_library(const char *name)
{
    const std::wstring path = wide(name);
    const bool is_path = path.find_first_of(L"\\/") != path.npos;
    return LoadLibraryExW(path.c_str(), nullptr,
                          LOAD_LIBRARY_SEARCH_DEFAULT_DIRS | (is_path ? LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR : 0));
}

std::string library_error() { return error_text(GetLastError()); }

void *find_symbol(void *library, const char *name)
{
    return reinterpret_cast<void *>(GetProcAddress(static_cast<HMODULE>(library), name));
}

bool has_record_pipe() { return GetFileType(GetStdHandle(STD_INPUT_HANDLE)) == FILE_TYPE_PIPE; }

bool send_to_parent(std::string_view bytes)
{
    HANDLE const pipe = GetStdHandle(STD_INPUT_HANDLE);
    while (!bytes.empty()) {
        DWORD written = 0;
        if (!WriteFile(pipe, bytes.data(), static_cast<DWORD>(bytes.size()), &written, nullptr) || written == 0)
            return false;
        bytes.remove_prefix(written);
    }
    return true;
}

// Disables error dialogs and the inheritance of the pipe. The job of the parent kills this process when the
// parent ends.
void behave_as_probe()
{
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    SetHandleInformation(GetStdHandle(STD_INPUT_HANDLE), HANDLE_FLAG_INHERIT, 0);
}

}  // namespace clglinfo
