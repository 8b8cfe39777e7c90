/* What the tests of kernels and host functions have in common: a body that runs on each device with a context, a
 * queue and buffers of OpenCL's alone. */
#ifndef KERNEL_SUPPORT_H
#define KERNEL_SUPPORT_H

#include "support.h"

typedef struct kernel_fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_program program;
} kernel_fixture;

typedef void (*kernel_body)(kernel_fixture *f);

/* On PoCL and on rusticl, with a program of this source. */
void run_kernels(const char *source, uint32_t queue_flags, kernel_body run);

/* A test of cmocka's, NAME_on_each_device, that runs one. */
#define KERNEL_TEST(name, source, queue_flags)                                                                   \
    static void name##_on_each_device(void **state)                                                              \
    {                                                                                                            \
        (void)state;                                                                                             \
        run_kernels(source, queue_flags, name);                                                                  \
    }

clgl_program build_program(clgl_context context, const char *source);
clgl_kernel find_kernel(clgl_program program, const char *name);
clgl_buffer compute_buffer(clgl_context context, uint64_t size, const void *data);
/* The same with flags for where its memory is. */
clgl_buffer buffer_in_memory(clgl_context context, uint32_t flags, uint64_t size, const void *data);
clgl_buffer part_of(clgl_buffer parent, size_t offset, size_t size);
cl_mem mem_of(clgl_buffer buffer);
/* The whole of a buffer, read when the queue is through. */
void read_buffer(clgl_queue queue, clgl_buffer buffer, void *data);
clgl_launch launch_of(size_t global, size_t local);
/* That the last failure's message has this part. */
void expect_message(const char *part);

#endif
