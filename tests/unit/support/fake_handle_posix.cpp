#include "fake_handle.hpp"

#include "winsys/winsys.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace clgl::fake_handle
{

namespace
{

// A file descriptor may refer to another file later.
struct Exported {
    int file;
    ino_t number;
};

std::mutex mutex;
std::vector<Exported> all_exported;
PFN_vkGetDeviceProcAddr get_function;

ino_t number_of(int file)
{
    struct stat status {
    };
    return fstat(file, &status) == 0 ? status.st_ino : 0;
}

}  // namespace

int make_file(const void *contents, size_t size)
{
    const int file = memfd_create("fake", MFD_CLOEXEC);
    if (write(file, contents, size) != static_cast<ssize_t>(size)) ++misuses;
    return file;
}

void read_file(int file, void *contents, size_t size)
{
    if (pread(file, contents, size, 0) != static_cast<ssize_t>(size)) ++misuses;
}

void *map_file(int file, size_t size, uint64_t first)
{
    void *const mapped = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, static_cast<off_t>(first));
    return mapped == MAP_FAILED ? nullptr : mapped;
}

void unmap_file(void *first, size_t size) { munmap(first, size); }

void close_file(int file)
{
    if (close(file) != 0) ++misuses;
}

NativeHandle system::export_file(int file)
{
    const std::lock_guard lock(mutex);
    all_exported.push_back({file, number_of(file)});
    return file;
}

bool is_inherited(NativeHandle handle) { return fcntl(handle, F_GETFD) != FD_CLOEXEC; }

int import_file(NativeHandle handle)
{
    const std::lock_guard lock(mutex);
    if (is_inherited(handle)) ++misuses;
    std::erase_if(all_exported, [&](const Exported &each) { return each.file == handle; });
    return handle;
}

size_t exported_alive()
{
    const std::lock_guard lock(mutex);
    std::erase_if(all_exported, [](const Exported &each) { return number_of(each.file) != each.number; });
    return all_exported.size();
}

size_t files_open()
{
    return static_cast<size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"),
                                             std::filesystem::directory_iterator()));
}

// The pointers of libepoxy replace themselves at the first call, so that they cannot be called later.
void *real_gl_function(void *, const char *name) { return system::gl_address(name); }

const bool system::exports_once = false;

void system::install() { get_function = vk_loader() ? vk().GetDeviceProcAddr : nullptr; }

VkResult system::get_memory_file(VkDevice device, const VkMemoryGetFdInfoKHR *info, int *file)
{
    return reinterpret_cast<PFN_vkGetMemoryFdKHR>(get_function(device, "vkGetMemoryFdKHR"))(device, info, file);
}

void *system::gl_address(const char *name) { return winsys::proc_address(CLGL_WINSYS_EGL, name); }

}  // namespace clgl::fake_handle
