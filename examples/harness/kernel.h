/* Kernels, as the examples make and launch them. */
#ifndef HARNESS_KERNEL_H
#define HARNESS_KERNEL_H

#include <clgl/clgl.h>

/* The kernel of this name of a program. */
clgl_kernel kernel_build(clgl_context context, const char *source, const char *name);

/* Launches a kernel with one work-item for each pixel of a picture. */
void kernel_launch_2d(clgl_queue queue, clgl_kernel kernel, size_t width, size_t height);

#endif
