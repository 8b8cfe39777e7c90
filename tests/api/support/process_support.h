/* Starts X servers, creates GLX contexts, and runs the test program as a child process. */
#ifndef PROCESS_SUPPORT_H
#define PROCESS_SUPPORT_H

#include "own_memory.h"
#include "support.h"

/* Starts an X server for this process and sets DISPLAY. with_glx is 0 for a server without GLX. The server
 * ends with the process. */
void start_x_server(int with_glx);

/* A GLX context with a pbuffer */
typedef struct glx_pbuffer_context {
    void *display;
    void *context;
    unsigned long drawable;
} glx_pbuffer_context;

/* Opens a display, creates a context, and makes it current on this thread. */
glx_pbuffer_context glx_open(void);
void glx_make_current(const glx_pbuffer_context *glx);
void glx_release(const glx_pbuffer_context *glx);
void glx_close(glx_pbuffer_context *glx);

/* Runs this program in a new process, with the argument and with "NAME=value" pairs in its environment. "NAME"
 * alone removes a variable; NULL ends the list. Returns the exit status, or 128 + n for signal n. */
int run_again(const char *argument, ...);

#endif
