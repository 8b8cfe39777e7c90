/* Shared code of the examples without OpenGL: options, a context on one device, buffers, kernels and times.
 *
 *     compute app;
 *     compute_open(&app, &about, argc, argv);
 *     run_the_kernels();
 *     compute_close(&app); */
#ifndef HARNESS_COMPUTE_H
#define HARNESS_COMPUTE_H

#include <clgl/clgl.h>

#include "check.h"
#include "options.h"

typedef struct compute {
    clgl_context context;
    /* The device in use. Its strings remain valid until the process ends. */
    clgl_device_info device;
    int verbose;
} compute;

/* Reads the options and creates a context. The device is the value of --device or CLGL_DEVICE, or the default
 * device. */
void compute_open(compute *app, const harness_about *about, int argc, char **argv);

/* Frees the objects that compute_open created. The example must destroy its own objects first. */
void compute_close(compute *app);

/* Creates a buffer with a copy of `data`, or with undefined contents if it is NULL. */
clgl_buffer compute_buffer(const compute *app, const char *label, clgl_access access, size_t size,
                           const void *data);

/* Creates a queue. Ignores flags (CLGL_QUEUE_...) that the device does not support. */
clgl_queue compute_queue(const compute *app, uint32_t flags);

/* Returns whether the device can measure the times of commands. */
int compute_has_times(const compute *app);

/* Waits for a command of a queue with profiling, and destroys its fence. Returns the times of the command in
 * nanoseconds, or zeros if the device does not support profiling. */
clgl_profiling compute_times(clgl_fence fence);

#endif
