#include "gl_context.hpp"

#include <dlfcn.h>

namespace clglinfo
{

// The library stays loaded, because its contexts live until the process ends.
Library::Library(std::initializer_list<const char *> sonames)
{
    for (const char *soname : sonames) {
        name_ = soname;
        handle_ = dlopen(soname, RTLD_NOW | RTLD_LOCAL);
        if (handle_) return;
    }
    throw Failure("no " + name_);
}

void *Library::find(const char *function) const
{
    if (void *found = dlsym(handle_, function)) return found;
    throw Failure(name_ + " has no " + function);
}

GlContext make_gl_context(std::string_view kind)
{
    return kind == glx_kind.name ? make_glx_context() : make_egl_context(kind);
}

}  // namespace clglinfo
