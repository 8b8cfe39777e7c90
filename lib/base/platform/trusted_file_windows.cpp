#include "base/platform/trusted_file.hpp"

#include "base/platform/wide.hpp"
#include "base/platform/windows.hpp"
#include "base/text.hpp"

#include <aclapi.h>

#include <atomic>
#include <memory>
#include <vector>

namespace clgl
{

namespace
{

struct CloseFile {
    using pointer = HANDLE;
    void operator()(HANDLE handle) const { CloseHandle(handle); }
};
using File = std::unique_ptr<HANDLE, CloseFile>;

struct FreeLocal {
    void operator()(void *memory) const { LocalFree(memory); }
};

File open_file(const std::wstring &path, DWORD access, DWORD disposition)
{
    // FILE_SHARE_DELETE lets other processes delete a file while it is read. They cannot replace an open file, so
    // write_trusted_file may fail, and the old file stays. FILE_FLAG_OPEN_REPARSE_POINT prevents symbolic links
    // from being followed.
    const HANDLE handle = CreateFileW(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                                      disposition, FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    return File(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
}

// Returns a TOKEN_USER that names the user of this process; empty on failure.
std::vector<std::byte> token_user()
{
    HANDLE opened = nullptr;
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &opened)) return {};
    const File token(opened);
    DWORD size = 0;
    GetTokenInformation(token.get(), TokenUser, nullptr, 0, &size);
    std::vector<std::byte> user(size);
    if (!GetTokenInformation(token.get(), TokenUser, user.data(), size, &size)) return {};
    return user;
}

// Returns whether the account is this user, the system, or the administrators' group.
bool is_trusted(PSID account, PSID user)
{
    return EqualSid(account, user) || IsWellKnownSid(account, WinLocalSystemSid) ||
           IsWellKnownSid(account, WinBuiltinAdministratorsSid);
}

bool allows_writing(ACCESS_MASK mask)
{
    return (mask & (FILE_WRITE_DATA | FILE_APPEND_DATA | WRITE_DAC | WRITE_OWNER | DELETE | GENERIC_WRITE |
                    GENERIC_ALL)) != 0;
}

// Returns whether the owner of the file and all accounts that may write it are trusted.
bool is_trusted(HANDLE file)
{
    const std::vector<std::byte> self = token_user();
    if (self.empty()) return false;
    const PSID user = reinterpret_cast<const TOKEN_USER *>(self.data())->User.Sid;
    PSID owner = nullptr;
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    if (GetSecurityInfo(file, SE_FILE_OBJECT, OWNER_SECURITY_INFORMATION | DACL_SECURITY_INFORMATION, &owner,
                        nullptr, &list, nullptr, &descriptor) != ERROR_SUCCESS)
        return false;
    const std::unique_ptr<void, FreeLocal> owned(descriptor);
    // Every account can write a file that has no access list.
    if (!owner || !is_trusted(owner, user) || !list) return false;
    for (DWORD i = 0; i < list->AceCount; ++i) {
        void *entry = nullptr;
        if (!GetAce(list, i, &entry)) return false;
        const auto *const header = static_cast<const ACE_HEADER *>(entry);
        if (header->AceFlags & INHERIT_ONLY_ACE || header->AceType == ACCESS_DENIED_ACE_TYPE) continue;
        auto *const allowed = static_cast<ACCESS_ALLOWED_ACE *>(entry);
        if (header->AceType != ACCESS_ALLOWED_ACE_TYPE) return false;
        if (allows_writing(allowed->Mask) && !is_trusted(&allowed->SidStart, user)) return false;
    }
    return true;
}

bool is_regular(const BY_HANDLE_FILE_INFORMATION &information)
{
    return !(information.dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT));
}

bool write_all(HANDLE file, std::string_view contents)
{
    while (!contents.empty()) {
        constexpr size_t most = 1u << 30;
        DWORD written = 0;
        if (!WriteFile(file, contents.data(), static_cast<DWORD>(std::min(contents.size(), most)), &written,
                       nullptr))
            return false;
        contents.remove_prefix(written);
    }
    return true;
}

std::string failure(const std::string &path, const char *what)
{
    return text(path, ' ', what, ": ", windows_error(GetLastError()));
}

}  // namespace

TrustedRead read_trusted_file(const std::string &path, uint64_t limit, std::string &contents)
{
    const File file = open_file(wide(path), GENERIC_READ | READ_CONTROL, OPEN_EXISTING);
    if (!file) return TrustedRead::missing;
    BY_HANDLE_FILE_INFORMATION information{};
    LARGE_INTEGER size{};
    if (GetFileType(file.get()) != FILE_TYPE_DISK || !GetFileInformationByHandle(file.get(), &information) ||
        !is_regular(information) || !GetFileSizeEx(file.get(), &size) ||
        static_cast<uint64_t>(size.QuadPart) > limit || !is_trusted(file.get()))
        return TrustedRead::untrusted;
    contents.resize(static_cast<size_t>(size.QuadPart));
    DWORD got = 0;
    const bool read =
        ReadFile(file.get(), contents.data(), static_cast<DWORD>(contents.size()), &got, nullptr) != 0;
    return read && got == contents.size() ? TrustedRead::done : TrustedRead::failed;
}

// The new folder inherits the access list of its parent.
std::string make_private_folder(const std::string &folder)
{
    const bool there = CreateDirectoryW(wide(folder).c_str(), nullptr) || GetLastError() == ERROR_ALREADY_EXISTS;
    return there ? std::string() : failure(folder, "cannot be made");
}

std::string write_trusted_file(const std::string &folder, const std::string &name, std::string_view contents)
{
    if (std::string failed = make_private_folder(folder); !failed.empty()) return failed;
    static std::atomic<unsigned> number{0};
    const std::string temporary = text(folder, "/.clgl-", GetCurrentProcessId(), '-', number++);
    bool written = false;
    {
        const File file = open_file(wide(temporary), GENERIC_WRITE, CREATE_ALWAYS);
        if (!file) return failure(folder, "cannot be written");
        written = write_all(file.get(), contents);
    }
    if (written &&
        MoveFileExW(wide(temporary).c_str(), wide(text(folder, '/', name)).c_str(), MOVEFILE_REPLACE_EXISTING))
        return {};
    const std::string failed = failure(temporary, "cannot be written and renamed");
    DeleteFileW(wide(temporary).c_str());
    return failed;
}

}  // namespace clgl
