/* Shared code of the tests of kernels and host functions. Runs a test function on each device, with a context, a
 * queue and OpenCL-only buffers. */
#ifndef KERNEL_SUPPORT_H
#define KERNEL_SUPPORT_H

#include "support.h"

typedef struct kernel_fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_program program;
} kernel_fixture;

typedef void (*kernel_body)(kernel_fixture *f);

/* Runs a function on PoCL and on rusticl, with a program built from `source`. */
void run_kernels(const char *source, uint32_t queue_flags, kernel_body run);

/* Defines a cmocka test NAME_on_each_device that runs the function NAME on each device. */
#define KERNEL_TEST(name, source, queue_flags)                                                                   \
    static void name##_on_each_device(void **state)                                                              \
    {                                                                                                            \
        (void)state;                                                                                             \
        run_kernels(source, queue_flags, name);                                                                  \
    }

clgl_program build_program(clgl_context context, const char *source);
clgl_kernel find_kernel(clgl_program program, const char *name);
clgl_buffer compute_buffer(clgl_context context, uint64_t size, const void *data);
/* Like compute_buffer, but `flags` selects where the memory is. */
clgl_buffer buffer_in_memory(clgl_context context, uint32_t flags, uint64_t size, const void *data);
clgl_buffer part_of(clgl_buffer parent, size_t offset, size_t size);
cl_mem mem_of(clgl_buffer buffer);
/* Waits for the queue and reads the whole buffer. */
void read_buffer(clgl_queue queue, clgl_buffer buffer, void *data);
clgl_launch launch_of(size_t global, size_t local);
/* Checks that the last error message contains `part`. */
void expect_message(const char *part);

#endif
