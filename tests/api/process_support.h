/* Processes, threads, time, X servers with GLX contexts, and runs of the test program as a child process. */
#ifndef PROCESS_SUPPORT_H
#define PROCESS_SUPPORT_H

#include "support.h"

#define NS_PER_MS 1000000LL

/* An X server of the test's own, named by DISPLAY; with_glx is 0 for one without GLX. Ends with the process. */
void start_x_server(int with_glx);

/* A GLX context with a pbuffer. */
typedef struct glx_pbuffer_context {
    void *display;
    void *context;
    unsigned long drawable;
} glx_pbuffer_context;

/* Current on this thread from then on. */
glx_pbuffer_context glx_open(void);
void glx_make_current(const glx_pbuffer_context *glx);
void glx_release(const glx_pbuffer_context *glx);
void glx_close(glx_pbuffer_context *glx);

/* Runs this program once more in a new process, with the argument and with "NAME=value" pairs in its environment,
 * NULL after the last ("NAME" alone takes one away); gives its exit status, 128 + n for a signal. */
int run_again(const char *argument, ...);

unsigned running_threads(void);
size_t resident_kib(void);
void sleep_ms(int milliseconds);
int64_t now_ms(void);
/* Until *flag is not 0; fails the test after some seconds. */
void wait_for_flag(const int *flag);

#endif
