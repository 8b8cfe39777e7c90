#include "gl_context.hpp"

#include "system.hpp"

namespace clglinfo
{

// The library is not unloaded, because contexts use it until the process ends.
Library::Library(std::initializer_list<const char *> sonames)
{
    for (const char *soname : sonames) {
        name_ = soname;
        handle_ = open_library(soname);
        if (handle_) return;
    }
    throw Failure("no " + name_);
}

void *Library::find(const char *function) const
{
    if (void *found = find_symbol(handle_, function)) return found;
    throw Failure(name_ + " has no " + function);
}

}  // namespace clglinfo
