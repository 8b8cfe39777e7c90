// The Windows handles of the fake drivers under Wine. Their files are those of the host, whose Vulkan exports
// file descriptors; ntdll.dll of Wine converts them.
#include "fake_handle.hpp"
#include "host.hpp"
#include "host_vulkan.hpp"
#include "system_gl.hpp"

#include "base/platform/windows.hpp"
#include "winsys/wgl.hpp"

#include <cstdio>
#include <cstring>
#include <iterator>
#include <mutex>
#include <set>
#include <string_view>
#include <vector>

extern "C" {
// The entries of the import table through which this program calls these functions
extern decltype(&CloseHandle) __imp_CloseHandle;
extern decltype(&DuplicateHandle) __imp_DuplicateHandle;
}

namespace clgl
{

namespace host
{

void *function(const char *library, const char *name)
{
    using Find = void *(WINAPI *)(const char *, const char *);
    static const auto find = reinterpret_cast<Find>(
        reinterpret_cast<void *>(GetProcAddress(LoadLibraryA("host_opencl.dll"), "host_function")));
    return find(library, name);
}

}  // namespace host

namespace fake_handle
{

namespace
{

constexpr ACCESS_MASK all_access = GENERIC_READ | GENERIC_WRITE | SYNCHRONIZE;
constexpr ULONG inherited = 2;

// Returns a function of Wine's ntdll.dll.
template <typename Function> Function of_wine(const char *name)
{
    return reinterpret_cast<Function>(
        reinterpret_cast<void *>(GetProcAddress(GetModuleHandleW(L"ntdll.dll"), name)));
}

std::mutex mutex;
// Handles that the library owns
std::set<HANDLE> all_exported;
decltype(&CloseHandle) close_handle;
decltype(&DuplicateHandle) duplicate_handle;

BOOL WINAPI noted_close(HANDLE handle)
{
    {
        const std::lock_guard lock(mutex);
        all_exported.erase(handle);
    }
    const BOOL done = close_handle(handle);
    if (!done) ++misuses;
    return done;
}

BOOL WINAPI noted_duplicate(HANDLE source, HANDLE from, HANDLE target, HANDLE *into, DWORD access, BOOL inherits,
                            DWORD options)
{
    const BOOL done = duplicate_handle(source, from, target, into, access, inherits, options);
    const std::lock_guard lock(mutex);
    if (done && all_exported.contains(from)) all_exported.insert(*into);
    return done;
}

// Replaces a function in the import table, which may be read-only.
template <typename Function> Function replace(Function &entry, Function by)
{
    DWORD before = 0;
    VirtualProtect(&entry, sizeof entry, PAGE_READWRITE, &before);
    return std::exchange(entry, by);
}

}  // namespace

int make_file(const void *contents, size_t size)
{
    const int file = host::call_libc<int>("memfd_create", "fake", 0u);
    if (host::call_libc<int64_t>("write", file, contents, size) != static_cast<int64_t>(size)) ++misuses;
    return file;
}

void read_file(int file, void *contents, size_t size)
{
    if (host::call_libc<int64_t>("pread", file, contents, size, int64_t{0}) != static_cast<int64_t>(size))
        ++misuses;
}

void *map_file(int file, size_t size, uint64_t first)
{
    constexpr int read_and_write = 3, shared = 1;
    void *const mapped = host::call_libc<void *>("mmap", static_cast<void *>(nullptr), size, read_and_write,
                                                 shared, file, static_cast<int64_t>(first));
    return reinterpret_cast<intptr_t>(mapped) == -1 ? nullptr : mapped;
}

void unmap_file(void *first, size_t size) { host::call_libc<int>("munmap", first, size); }

void close_file(int file)
{
    if (host::call_libc<int>("close", file) != 0) ++misuses;
}

// The handle is inherited by child processes until the library prevents that.
NativeHandle system::export_file(int file)
{
    using Convert = int (*)(int, unsigned, unsigned, HANDLE *);
    static const auto convert = of_wine<Convert>("wine_server_fd_to_handle");
    HANDLE handle = no_handle;
    if (convert(file, all_access, inherited, &handle) != 0) ++misuses;
    close_file(file);
    const std::lock_guard lock(mutex);
    all_exported.insert(handle);
    return handle;
}

bool is_inherited(NativeHandle handle)
{
    DWORD flags = 0;
    return !GetHandleInformation(handle, &flags) || (flags & HANDLE_FLAG_INHERIT);
}

int import_file(NativeHandle handle)
{
    using Convert = int (*)(HANDLE, unsigned, int *, unsigned *);
    static const auto convert = of_wine<Convert>("wine_server_handle_to_fd");
    int file = -1;
    if (is_inherited(handle) || convert(handle, GENERIC_READ | GENERIC_WRITE, &file, nullptr) != 0) ++misuses;
    return file;
}

size_t exported_alive()
{
    const std::lock_guard lock(mutex);
    return all_exported.size();
}

size_t files_open() { return exported_alive(); }

void *real_gl_function(void *pointer, const char *) { return pointer; }

const bool system::exports_once = true;

void system::install()
{
    system_gl::prepare();
    // After this call, the pointers of libepoxy do not change.
    winsys::use_gl_functions_of(reinterpret_cast<HGLRC>(INVALID_HANDLE_VALUE));
    vk_loader() = host::open_vulkan();
    close_handle = replace(__imp_CloseHandle, noted_close);
    duplicate_handle = replace(__imp_DuplicateHandle, noted_duplicate);
    add_gl_extension(gl_memory_extension);
}

VkResult system::get_memory_file(VkDevice device, const VkMemoryGetFdInfoKHR *info, int *file)
{
    return host::get_memory_file(device, info, file);
}

void *system::gl_address(const char *name) { return winsys::wgl_proc_address(name); }

}  // namespace fake_handle

}  // namespace clgl
