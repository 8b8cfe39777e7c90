/* Starts X servers, creates GLX contexts, and runs the test program in child processes. */
#ifndef PROCESS_SUPPORT_H
#define PROCESS_SUPPORT_H

#include "own_blocks.h"
#include "support.h"

/* Starts an X server and sets DISPLAY. If `with_glx` is 0, the server has no GLX. The server ends with this
 * process. */
void start_x_server(int with_glx);

/* Opens another connection to the X server, or closes it. */
void *open_x_display(void);
void close_x_display(void *display);

/* A GLX context and its pbuffer */
typedef struct glx_pbuffer_context {
    void *display;
    void *context;
    unsigned long drawable;
} glx_pbuffer_context;

/* Opens a display, creates a context, and makes the context current on this thread. */
glx_pbuffer_context glx_open(void);
/* Like glx_open, for a context that reports no OpenGL errors. */
glx_pbuffer_context glx_open_without_errors(void);
void glx_make_current(const glx_pbuffer_context *glx);
void glx_release(const glx_pbuffer_context *glx);
void glx_close(glx_pbuffer_context *glx);

/* Creates a context of a window system without fences for other threads, and makes it current: GLX, or WGL on
 * Windows. Until close_without_fences is called, make_context does not add CLGL_CONTEXT_SYNC_THREAD. */
glx_pbuffer_context open_without_fences(void);
void close_without_fences(glx_pbuffer_context *opened);

/* The exit status of a process that a signal ended, less the number of the signal */
#define SIGNAL_STATUS 128

/* Runs this program in a child process with `argument`. Further arguments change the environment: "NAME=value"
 * sets a variable, and "NAME" removes a variable. The list ends with NULL. Returns the exit status, or
 * SIGNAL_STATUS + n if signal n ended the process. */
int run_again(const char *argument, ...);

#endif
