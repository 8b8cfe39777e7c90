/* Creates a context, and builds and runs a kernel, with clgl. */
#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

#include "startup.h"

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

int main(void)
{
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    clgl_program_desc program_desc = CLGL_PROGRAM_DESC_INIT;
    clgl_buffer_desc buffer_desc = CLGL_BUFFER_DESC_INIT;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_context context;
    clgl_queue queue;
    clgl_program program;
    clgl_kernel kernel;
    clgl_buffer buffer;
    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    check(clgl_context_create(&context_desc, &context));
    check(clgl_queue_create(context, NULL, &queue));
    program_desc.source = STARTUP_SOURCE;
    check(clgl_program_create(context, &program_desc, &program));
    check(clgl_kernel_create(program, STARTUP_KERNEL, &kernel));
    buffer_desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    buffer_desc.size = STARTUP_SIZE * sizeof(float);
    check(clgl_buffer_create(context, &buffer_desc, &buffer));
    check(clgl_kernel_set_buffer(kernel, 0, buffer));
    launch.dimensions = 1;
    launch.global_size[0] = STARTUP_SIZE;
    check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
    check(clgl_queue_finish(queue));
    return 0;
}
