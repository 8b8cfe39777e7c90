/* Creates and launches kernels. */
#ifndef HARNESS_KERNEL_H
#define HARNESS_KERNEL_H

#include <clgl/clgl.h>

/* Builds a program from source, and returns its kernel with this name. */
clgl_kernel kernel_build(clgl_context context, const char *source, const char *name);

/* Launches a kernel with one work-item per pixel. */
void kernel_launch_2d(clgl_queue queue, clgl_kernel kernel, size_t width, size_t height);

#endif
