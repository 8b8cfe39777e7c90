#include "winsys/library.hpp"

#include <dlfcn.h>
#include <link.h>

namespace clgl::winsys
{

void *find_library(const char *soname, Find how) noexcept
{
    return dlopen(soname, RTLD_LAZY | RTLD_LOCAL | (how == Find::loaded_only ? RTLD_NOLOAD : 0));
}

void *find_symbol(void *library, const char *name) noexcept { return dlsym(library, name); }

uint64_t libraries_loaded() noexcept
{
    uint64_t loads = 0;
    const auto read_from_first = [](dl_phdr_info *info, size_t, void *result) {
        *static_cast<uint64_t *>(result) = info->dlpi_adds;
        return 1;
    };
    dl_iterate_phdr(read_from_first, &loads);
    return loads;
}

}  // namespace clgl::winsys
