/* Shared code of tests of contexts without OpenGL. These functions create no OpenGL context. */
#ifndef COMPUTE_SUPPORT_H
#define COMPUTE_SUPPORT_H

#include "kernel_support.h"
#include "process_support.h"

/* Source of two kernels. "scale" multiplies each uint of its buffer. The run time of "slow" depends on the
 * argument `rounds`. */
#define COMPUTE_SOURCE                                                                                           \
    "kernel void scale(global uint *data, uint by) { data[get_global_id(0)] *= by; }\n"                          \
    "kernel void slow(global uint *data, uint rounds) {\n"                                                       \
    "    uint x = data[get_global_id(0)];\n"                                                                     \
    "    for (uint i = 0; i < rounds; ++i) x = x * 1664525u + 1013904223u;\n"                                    \
    "    data[get_global_id(0)] = x;\n"                                                                          \
    "}\n"

clgl_context_desc compute_desc(void);
clgl_context make_compute(const char *device);
clgl_context make_compute_on(const clgl_device *devices, uint32_t count);
clgl_queue make_queue_on(clgl_context context, clgl_device device, uint32_t flags);
clgl_fence user_fence(clgl_context context);
clgl_context_info info_of_context(clgl_context context);

/* Two PoCL devices with a common context and one queue per device. Requires a call of choose_two_devices. */
typedef struct two_devices {
    clgl_device devices[2];
    clgl_context context;
    clgl_queue queues[2];
} two_devices;

/* Sets the environment variable POCL_DEVICES. Must be called before the first OpenCL call. */
void choose_two_devices(void);
two_devices open_two_devices(void);
void close_two_devices(two_devices *two);

/* fill_numbers stores i + 1 at index i of an array of NUMBERS uints. expect_scaled expects these values
 * multiplied by `by`. */
#define NUMBERS 256u
void fill_numbers(uint32_t *numbers);
clgl_buffer make_numbers(clgl_context context);
void expect_scaled(clgl_queue queue, clgl_buffer buffer, uint32_t by);

/* Launches a kernel that computes data[i] *= by. */
void launch_scale(clgl_queue queue, clgl_kernel kernel, clgl_buffer buffer, size_t count, uint32_t by);

#endif
