#include "base/platform/process.hpp"

#include "base/text.hpp"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace clgl
{

namespace
{

// Returns a text for the set of processes in which a process ID is unique: the PID namespace and the boot. The
// boot ID also distinguishes machines. Returns an empty text if one of both is unknown.
std::string pid_space()
{
    std::string boot;
    std::ifstream("/proc/sys/kernel/random/boot_id") >> boot;
    std::error_code unknown;
    const std::string names = std::filesystem::read_symlink("/proc/self/ns/pid", unknown).string();
    return boot.empty() || names.empty() ? std::string() : text(' ', boot, ' ', names);
}

}  // namespace

std::string environment_variable(const char *name)
{
    const char *const value = std::getenv(name);
    return value ? value : "";
}

std::FILE *open_for_appending(const std::string &path) noexcept { return std::fopen(path.c_str(), "ae"); }

void call_in_forked_children(void (*function)()) { pthread_atfork(nullptr, nullptr, function); }

bool other_threads_have_ended() noexcept { return false; }

std::string process_identity() { return text(getpid(), pid_space()); }

// kill fails with EPERM if the process exists but belongs to another user.
bool has_process_ended(std::string_view identity)
{
    pid_t id = 0;
    const auto [end, error] = std::from_chars(identity.data(), identity.data() + identity.size(), id);
    const std::string_view space = identity.substr(static_cast<size_t>(end - identity.data()));
    if (error != std::errc{} || space.empty() || space != pid_space()) return false;
    return kill(id, 0) != 0 && errno == ESRCH;
}

bool discard_pages(void *start, size_t size) noexcept
{
    const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto from = reinterpret_cast<uintptr_t>(start);
    const uintptr_t first = (from + page - 1) / page * page, end = (from + size + page - 1) / page * page;
    return madvise(reinterpret_cast<void *>(first), end - first, MADV_REMOVE) == 0;
}

}  // namespace clgl
