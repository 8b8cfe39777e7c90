#include "base/platform/library.hpp"

#include <dlfcn.h>

namespace clgl
{

const char *const vulkan_loader_name = "libvulkan.so.1";

void *find_library(const char *name, Find how) noexcept
{
    return dlopen(name, RTLD_LAZY | RTLD_LOCAL | (how == Find::loaded_only ? RTLD_NOLOAD : 0));
}

std::string library_error()
{
    const char *const error = dlerror();
    return error ? error : "";
}

void *find_symbol(void *library, const char *name) noexcept { return dlsym(library, name); }

const void *library_of(const void *address) noexcept
{
    Dl_info info{};
    return dladdr(address, &info) ? info.dli_fbase : nullptr;
}

}  // namespace clgl
