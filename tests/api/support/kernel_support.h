/* Shared code of tests of kernels and host functions. A test function runs on each device with a context, a queue
 * and a program. */
#ifndef KERNEL_SUPPORT_H
#define KERNEL_SUPPORT_H

#include "support.h"

typedef struct kernel_fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_program program;
} kernel_fixture;

typedef void (*kernel_body)(kernel_fixture *f);

/* Runs the function on PoCL and on rusticl. The program is built from `source`. */
void run_kernels(const char *source, uint32_t queue_flags, kernel_body run);

/* Defines the cmocka test NAME_on_each_device, which runs the function NAME on each device. */
#define KERNEL_TEST(name, source, queue_flags)                                                                   \
    static void name##_on_each_device(void **state)                                                              \
    {                                                                                                            \
        (void)state;                                                                                             \
        run_kernels(source, queue_flags, name);                                                                  \
    }

clgl_program build_program(clgl_context context, const char *source);
clgl_kernel find_kernel(clgl_program program, const char *name);
clgl_buffer compute_buffer(clgl_context context, uint64_t size, const void *data);
/* Like compute_buffer, with additional buffer flags, which select the kind of memory. */
clgl_buffer buffer_in_memory(clgl_context context, uint32_t flags, uint64_t size, const void *data);
clgl_buffer part_of(clgl_buffer parent, size_t offset, size_t size);
cl_mem mem_of(clgl_buffer buffer);
/* Reads the whole buffer with a blocking command. */
void read_buffer(clgl_queue queue, clgl_buffer buffer, void *data);
clgl_launch launch_of(size_t global, size_t local);
/* Expects that the last error message contains `part`. */
void expect_message(const char *part);

#endif
