/* What the examples without OpenGL share: options, a context on one device, buffers, kernels and times.
 *
 *     compute app;
 *     compute_open(&app, &about, argc, argv);
 *     ...
 *     compute_close(&app);
 */
#ifndef HARNESS_COMPUTE_H
#define HARNESS_COMPUTE_H

#include <clgl/clgl.h>

#include "check.h"
#include "options.h"

typedef struct compute {
    clgl_context context;
    /* What it computes on; its strings live as long as the process */
    clgl_device_info device;
    int verbose;
} compute;

/* Reads the options, then makes a context on the device that --device or CLGL_DEVICE names, or on the best one.
 */
void compute_open(compute *app, const harness_about *about, int argc, char **argv);

/* Frees what compute_open made; objects of the example must be destroyed before. */
void compute_close(compute *app);

/* A buffer that starts with a copy of data, or with anything if that is NULL. */
clgl_buffer compute_buffer(const compute *app, const char *label, int32_t access, size_t size, const void *data);

/* With those of CLGL_QUEUE_... that the device has. */
clgl_queue compute_queue(const compute *app, uint32_t flags);

/* Whether commands have times. */
int compute_has_times(const compute *app);

/* Waits for a command of a queue with profiling, then destroys its fence; tells when it ran, in nanoseconds: all
 * 0 where commands have no times. */
clgl_profiling compute_times(clgl_fence fence);

#endif
