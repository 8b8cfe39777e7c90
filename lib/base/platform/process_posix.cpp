#include "base/platform/process.hpp"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>

namespace clgl
{

std::string environment_variable(const char *name)
{
    const char *const value = std::getenv(name);
    return value ? value : "";
}

std::FILE *open_for_appending(const std::string &path) noexcept { return std::fopen(path.c_str(), "ae"); }

void call_in_forked_children(void (*function)()) { pthread_atfork(nullptr, nullptr, function); }

bool other_threads_have_ended() noexcept { return false; }

int64_t process_id() { return getpid(); }

// kill fails with EPERM if the process exists but belongs to another user.
bool is_process_running(int64_t id) { return kill(static_cast<pid_t>(id), 0) == 0 || errno != ESRCH; }

bool discard_pages(void *start, size_t size) noexcept
{
    const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto from = reinterpret_cast<uintptr_t>(start);
    const uintptr_t first = (from + page - 1) / page * page, end = (from + size + page - 1) / page * page;
    return madvise(reinterpret_cast<void *>(first), end - first, MADV_REMOVE) == 0;
}

}  // namespace clgl
