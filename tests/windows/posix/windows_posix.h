/* Implements the POSIX functions that the API tests call on Windows. The compiler includes this header before
 * each test source. A test case is skipped if it calls a function that Windows lacks. */
#ifndef WINDOWS_POSIX_H
#define WINDOWS_POSIX_H

#include "environment.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

#include <cmocka.h>

#define SKIP_WITHOUT(what) (print_message("skipped: Windows has no %s\n", what), skip())

/* Creates a file that other processes can open meanwhile. Returns a file descriptor, or -1. */
int windows_mkstemp(char *pattern);
/* Returns the number of open handles of this process. */
unsigned windows_handles(void);
/* Ends the process after `seconds` seconds; 0 = never. */
unsigned alarm(unsigned seconds);
/* Grants everybody write access to a file, or revokes it. */
int windows_chmod(const char *path, int mode);
ssize_t pread(int file, void *to, size_t size, off_t offset);

#define chmod windows_chmod
#define mkstemp windows_mkstemp
#define fork() (SKIP_WITHOUT("fork"), -1)
#define waitpid(process, status, options) ((void)(options), *(status) = 0, (process))
#define WIFEXITED(status) 1
#define WEXITSTATUS(status) (status)
#define WIFSIGNALED(status) ((void)(status), 0)
#define WTERMSIG(status) 0
#define SIGALRM 14
#define RTLD_LAZY 0
#define RTLD_NOLOAD 0
#define dlopen(name, how) (SKIP_WITHOUT(name), (void *)NULL)
#define dlsym(library, name) ((void)(library), (void *)NULL)

#endif
