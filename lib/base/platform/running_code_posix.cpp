#include "base/platform/running_code.hpp"

#include "base/platform/process.hpp"
#include "base/text.hpp"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>

namespace clgl
{

namespace
{

constexpr int64_t ns_per_second = 1'000'000'000;

int64_t in_ns(const timespec &time) { return int64_t{time.tv_sec} * ns_per_second + time.tv_nsec; }

int64_t clock_ns(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return in_ns(time);
}

bool contains(const dl_phdr_info &object, uintptr_t address)
{
    for (size_t i = 0; i < object.dlpi_phnum; ++i) {
        const ElfW(Phdr) &segment = object.dlpi_phdr[i];
        const uintptr_t start = object.dlpi_addr + segment.p_vaddr;
        if (segment.p_type == PT_LOAD && address >= start && address - start < segment.p_memsz) return true;
    }
    return false;
}

// Returns the build ID in an ELF note segment; empty = there is none.
std::string build_id_in(const unsigned char *notes, size_t size)
{
    constexpr size_t alignment = 4;
    const auto aligned = [](size_t bytes) { return (bytes + alignment - 1) / alignment * alignment; };
    while (size >= sizeof(ElfW(Nhdr))) {
        ElfW(Nhdr) note;
        std::memcpy(&note, notes, sizeof note);
        const unsigned char *const name = notes + sizeof note, *const content = name + aligned(note.n_namesz);
        const size_t all = sizeof note + aligned(note.n_namesz) + aligned(note.n_descsz);
        if (all > size) break;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU &&
            std::memcmp(name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0)
            return hex_digits({content, note.n_descsz});
        notes += all;
        size -= all;
    }
    return {};
}

int find_own_build_id(dl_phdr_info *object, size_t, void *out)
{
    if (!contains(*object, reinterpret_cast<uintptr_t>(&own_build_id))) return 0;
    for (size_t i = 0; i < object->dlpi_phnum; ++i) {
        const ElfW(Phdr) &segment = object->dlpi_phdr[i];
        if (segment.p_type != PT_NOTE) continue;
        const std::string id = build_id_in(
            reinterpret_cast<const unsigned char *>(object->dlpi_addr + segment.p_vaddr), segment.p_memsz);
        if (!id.empty()) *static_cast<std::string *>(out) = id;
    }
    return 1;
}

// The system-wide folders and files in which drivers, layers and driver settings are registered
constexpr const char *registries[] = {
    "/etc/OpenCL/layers",
    "/etc/OpenCL/vendors",
    "/etc/drirc",
    "/etc/glvnd/egl_vendor.d",
    "/etc/vulkan/icd.d",
    "/etc/vulkan/implicit_layer.d",
    "/usr/local/share/vulkan/icd.d",
    "/usr/local/share/vulkan/implicit_layer.d",
    "/usr/share/drirc.d",
    "/usr/share/glvnd/egl_vendor.d",
    "/usr/share/vulkan/icd.d",
    "/usr/share/vulkan/implicit_layer.d",
};

struct LoadedPaths {
    std::vector<std::string> absolute;
    std::string caches;
    bool complete = true;
};

int add_path(dl_phdr_info *object, size_t, void *out)
{
    auto &paths = *static_cast<LoadedPaths *>(out);
    const std::string_view name = object->dlpi_name;
    // Skip the executable, whose name is empty, and the vDSO, which is not a file.
    if (name.find('/') == name.npos) return 0;
    if (!paths.caches.empty() && name.starts_with(paths.caches)) return 0;
    paths.complete &= name.front() == '/';
    paths.absolute.emplace_back(name);
    return 0;
}

// Returns the start time of the process in nanoseconds, on the clock that file systems use; 0 = unknown.
int64_t find_process_start()
{
    std::ifstream file("/proc/self/stat");
    std::stringstream content;
    content << file.rdbuf();
    const std::string stat = content.str();
    // Skip the program name, which is in parentheses and may contain any characters.
    const size_t name_end = stat.rfind(')');
    if (name_end == stat.npos) return 0;
    std::istringstream fields(stat.substr(name_end + 1));
    constexpr int fields_before_start = 19;
    std::string skipped;
    for (int i = 0; i < fields_before_start; ++i)
        fields >> skipped;
    int64_t ticks = 0;
    if (!(fields >> ticks)) return 0;
    const int64_t age = clock_ns(CLOCK_BOOTTIME) - ticks * (ns_per_second / sysconf(_SC_CLK_TCK));
    return clock_ns(CLOCK_REALTIME) - age;
}

int64_t process_start()
{
    static const int64_t start = find_process_start();
    return start;
}

}  // namespace

std::string own_build_id()
{
    std::string id;
    dl_iterate_phdr(find_own_build_id, &id);
    return id;
}

std::string system_identity()
{
    utsname names{};
    if (uname(&names) != 0) return {};
    return text(names.sysname, ' ', names.release, ' ', names.version, ' ', names.machine);
}

std::vector<std::string> environment_variables()
{
    std::vector<std::string> variables;
    for (char **each = environ; each && *each; ++each)
        variables.emplace_back(*each);
    return variables;
}

std::string trusted_variable(const char *name)
{
    return getauxval(AT_SECURE) ? std::string() : environment_variable(name);
}

std::string user_cache_folder()
{
    // The XDG Base Directory Specification requires that relative paths are ignored.
    std::string folder = trusted_variable("XDG_CACHE_HOME");
    if (folder.starts_with('/')) return folder;
    const std::string home = trusted_variable("HOME");
    return home.starts_with('/') ? home + "/.cache" : std::string();
}

std::optional<std::vector<std::string>> driver_files()
{
    LoadedPaths paths{{std::begin(registries), std::end(registries)}, user_cache_folder()};
    if (!paths.caches.empty()) paths.caches += '/';
    dl_iterate_phdr(add_path, &paths);
    if (!paths.complete) return {};
    return std::move(paths.absolute);
}

FileState file_state(const std::string &path)
{
    struct stat status;
    if (stat(path.c_str(), &status) != 0) return {"none", false};
    // st_ctim is part of the identity because programs cannot set it to a chosen time, as they can st_mtim.
    return {text(status.st_ino, ' ', status.st_size, ' ', in_ns(status.st_mtim), ' ', in_ns(status.st_ctim)),
            in_ns(status.st_ctim) >= process_start()};
}

}  // namespace clgl
