/* What programs around the library do besides: wait, look at codes, run on an X server, run again as a child. */
#ifndef SCENE_H
#define SCENE_H

#include "support.h"

#define NS_PER_MS 1000000LL

/* A positive result, which leaves neither a message nor a code. */
#define expect_positive(call, expected) check_positive((call), (expected), #call, __FILE__, __LINE__)
/* A failure whose message begins with this very function's name. */
#define expect_named_error(call, expected) check_named_error((call), (expected), #call, __FILE__, __LINE__)
void check_positive(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_named_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
/* The driver's code behind this thread's last failure, which is this driver's. */
int32_t native_code(int32_t source);

/* A clgl context with an OpenGL context of the library's own. */
clgl_context make_headless(const char *device, uint32_t more_flags);
int32_t fence_status(clgl_fence fence);

/* An X server of the test's own, named by DISPLAY; with_glx is 0 for one without GLX. Ends with the process. */
void start_x_server(int with_glx);

/* A GLX context with a pbuffer. */
typedef struct glx_scene {
    void *display;
    void *context;
    unsigned long drawable;
} glx_scene;

/* Current on this thread from then on. */
glx_scene glx_open(void);
void glx_make_current(const glx_scene *scene);
void glx_release(const glx_scene *scene);
void glx_close(glx_scene *scene);

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
