#include "system.hpp"

#include "record_descriptor.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

namespace clglinfo
{

void *open_library(const char *name) { return dlopen(name, RTLD_LAZY | RTLD_LOCAL); }
std::string library_error() { return dlerror(); }
void *find_symbol(void *library, const char *name) { return dlsym(library, name); }

bool has_record_pipe() { return fcntl(record_descriptor, F_GETFD) >= 0; }

bool send_to_parent(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = write(record_descriptor, bytes.data(), bytes.size());
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<size_t>(written));
    }
    return true;
}

void behave_as_probe()
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    fcntl(record_descriptor, F_SETFD, FD_CLOEXEC);
}

}  // namespace clglinfo
