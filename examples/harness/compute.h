/* Shared by the examples without OpenGL: options, a context on one device, buffers, kernels and times.
 *
 * compute app; compute_open(&app, &about, argc, argv); ... compute_close(&app); */
#ifndef HARNESS_COMPUTE_H
#define HARNESS_COMPUTE_H

#include <clgl/clgl.h>

#include "check.h"
#include "options.h"

typedef struct compute {
    clgl_context context;
    /* The device in use; its strings live as long as the process */
    clgl_device_info device;
    int verbose;
} compute;

/* Reads the options, then creates a context on the device in --device or CLGL_DEVICE, or on the best one. */
void compute_open(compute *app, const harness_about *about, int argc, char **argv);

/* Frees the objects of compute_open; objects of the example must be destroyed before. */
void compute_close(compute *app);

/* Creates a buffer with a copy of `data`, or with undefined contents if it is NULL. */
clgl_buffer compute_buffer(const compute *app, const char *label, clgl_access access, size_t size,
                           const void *data);

/* Creates a queue with those of the CLGL_QUEUE_... flags that the device supports. */
clgl_queue compute_queue(const compute *app, uint32_t flags);

/* Returns whether commands have profiling times. */
int compute_has_times(const compute *app);

/* Waits for a command of a queue with profiling, destroys its fence, and returns its times in nanoseconds; all
 * 0 if commands have no times. */
clgl_profiling compute_times(clgl_fence fence);

#endif
