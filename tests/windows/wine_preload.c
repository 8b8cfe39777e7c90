/* Preloaded into Wine. Wine needs its handlers of signals and its alternate signal stacks, to report exceptions
 * and to suspend and end threads. LLVM in the OpenCL drivers of the host replaces them when it writes a file, so
 * its calls are ignored. When Wine ends a process, it has already ended the other threads, which may have held
 * locks. So the exit handlers of the drivers are not called: they may wait for these locks. The same applies if a
 * driver or libX11 ends the process after an error: another thread may load a kernel meanwhile, and the dynamic
 * linker would then replace the exit status by its own. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Returns whether an address belongs to a library whose path contains `name`. */
static int is_of(const void *address, const char *name)
{
    Dl_info info;
    return dladdr(address, &info) && info.dli_fname && strstr(info.dli_fname, name);
}

/* PoCL installs a handler of SIGFPE. */
static int is_of_driver(const void *address) { return is_of(address, "libLLVM") || is_of(address, "libpocl"); }

int sigaction(int number, const struct sigaction *action, struct sigaction *before)
{
    static int (*next)(int, const struct sigaction *, struct sigaction *);
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, "sigaction");
    return next(number, is_of_driver(__builtin_return_address(0)) ? NULL : action, before);
}

int sigaltstack(const stack_t *stack, stack_t *before)
{
    static int (*next)(const stack_t *, stack_t *);
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, "sigaltstack");
    return next(is_of_driver(__builtin_return_address(0)) ? NULL : stack, before);
}

void exit(int status)
{
    void (*next)(int);
    const void *const caller = __builtin_return_address(0);
    if (is_of(caller, "ntdll.so") || is_of(caller, "libX11") || is_of_driver(caller)) _exit(status);
    *(void **)&next = dlsym(RTLD_NEXT, "exit");
    next(status);
    __builtin_unreachable();
}
